import { printed } from '@machines/smartphone/components/printed.ts';
import { type Region, regions } from '@machines/smartphone/names.ts';
import { expect, test } from 'vitest';
import { arrange } from '@/games/smartphone/board/arrange.ts';
import { messages } from '@/i18n/index.ts';

/** The map of a question: whichever regions are cards, nothing lies over another and nothing leaves the map. */

const names = { en: messages('en').board.cards, ko: messages('ko').board.cards };
const pairs = regions.flatMap((one, at) => regions.slice(at + 1).map((other): Region[] => [one, other]));
const buyers = { S: 4.3, M: 6, L: 8 };

test.each(['en', 'ko'] as const)('cards of any two regions lie apart and inside, in %s', (locale) => {
  for (const cards of pairs) {
    const { wide, near } = arrange(cards, false, { sizes: printed.regions, names: names[locale] });
    for (const [spots, width, height, pitch] of [
      [wide, 784, 380, 30],
      [near, 328, 232, 24],
    ] as const) {
      const boxes = cards.map((region) => {
        const spot = spots[region] ?? { x: 0, y: 0 };
        const half = { w: (pitch * (buyers[printed.regions[region].size] + 0.62)) / 2, h: (pitch * 3.85) / 2 };
        return { x: (spot.x / 100) * width, y: (spot.y / 100) * height, ...half };
      });
      for (const { x, y, w, h } of boxes) {
        expect([x - w >= 0, x + w <= width, y - h >= 0, y + h <= height], cards.join()).toEqual([
          true,
          true,
          true,
          true,
        ]);
      }
      const [a, b] = boxes;
      if (!a || !b) throw new Error('Two cards were asked for.');
      expect(Math.abs(a.x - b.x) >= a.w + b.w || Math.abs(a.y - b.y) >= a.h + b.h, cards.join()).toBe(true);
    }
  }
});

test('on a wide map every region is there', () => {
  for (const cards of pairs) {
    const { wide } = arrange(cards, false, { sizes: printed.regions, names: names.en });
    expect(Object.keys(wide).toSorted(), cards.join()).toEqual([...regions].toSorted());
  }
});
