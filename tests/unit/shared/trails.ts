import { describe, expect, test } from 'vitest';
import { readTrails, type Walked, walksOf } from '../../fixtures/walks.ts';

const advice =
  'another trail than when it was written down. What differs names the clauses under which something else is told or refused. If that was meant: “npm run fixtures”';

export function trailTests<Setup extends { seed: number }, State extends object, Action>(
  game: Walked<Setup, State, Action>,
): void {
  const kept = readTrails(game.module.id);
  const walks = walksOf(game);

  describe('what is told, refused, allowed and listed on the way', () => {
    for (const { name, trail } of walks) test(name, () => expect(trail(), advice).toEqual(kept[name]));

    test('no other trail is kept', () => expect(Object.keys(kept)).toEqual(walks.map(({ name }) => name)));
  });
}
