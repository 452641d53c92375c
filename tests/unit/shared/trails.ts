import type { GameTypes } from '@machines/core/game.ts';
import { describe, expect, test } from 'vitest';
import { readTrails, type Walked, walksOf } from '../../fixtures/walks.ts';

const advice =
  'another trail than when it was written down: by clause, the first line that differs, as it is now. If that was meant: “npm run fixtures”';

export function trailTests<T extends GameTypes>(game: Walked<T>): void {
  const kept = readTrails(game.module.id);
  const walks = walksOf(game);

  describe('what is told, refused, allowed and listed on the way', () => {
    for (const { name, walk } of walks)
      test(name, () => expect(walk().differences(kept[name] ?? {}), advice).toEqual([]));

    test('no other trail is kept', () => expect(Object.keys(kept)).toEqual(walks.map(({ name }) => name)));
  });
}
