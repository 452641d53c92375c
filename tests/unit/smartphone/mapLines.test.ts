import { printed } from '@machines/smartphone/components/printed.ts';
import { regions } from '@machines/smartphone/names.ts';
import { expect, test } from 'vitest';
import { goesRound, lineBetweenSmall, spots } from '@/games/smartphone/board/boardLayout.ts';

/** Half of the smallest card on these maps, a covered region on a printed sheet, in hundredths of the map. */
const half = { x: 6, y: 5 };

test('between small cards every line ends beneath the two it joins', () => {
  const loose = regions.flatMap((from) =>
    printed.regions[from].connected
      .filter((to) => !goesRound(from, to))
      .filter((to) => from < to)
      .filter((to) => {
        const line = lineBetweenSmall(from, to);
        return [line[0], line.at(-1)].some((end, at) => {
          const { x, y } = spots[at === 0 ? from : to];
          return !end || Math.abs(end.x - x) > half.x || Math.abs(end.y - y) > half.y;
        });
      })
      .map((to) => `${from}-${to}`),
  );
  expect(loose).toEqual([]);
});
