import { maps } from '@machines/coverage/components/maps.ts';
import { coverage } from '@machines/coverage/module.ts';
import { expect, test } from 'vitest';
import { dice, type Roll } from '../shared/dice.ts';
import { hostileTests } from '../shared/hostile.ts';
import { mutate } from '../shared/mutate.ts';
import { playRandomly } from '../shared/play.ts';
import { game } from './games.ts';
import { fork, setupOf } from './kit.ts';

hostileTests(game);

/** A map with one hex moved, so that it is often still a map. */
function shifted(roll: Roll): unknown {
  const list = roll.from(['mountains', 'cities', 'standard'] as const);
  const at = roll.pick(fork[list].length);
  return { ...fork, [list]: fork[list].with(at, [roll.pick(7) - 3, roll.pick(7) - 3]) };
}

test('C8.1 1,000 damaged maps: each is refused at its exact place or can be played to the end', () => {
  let refused = 0;
  let played = 0;
  for (let seed = 0; seed < 1000; seed++) {
    const roll = dice(seed + 9000);
    const map = roll.chance(50) ? mutate(roll, roll.from([fork, ...Object.values(maps)])) : shifted(roll);
    const parsed = coverage.parseSetup({ ...setupOf({ seats: ['green', 'blue', 'red'] }), map });
    if (parsed.ok) {
      played++;
      playRandomly({ ...game, randomSetup: () => parsed.value }, seed);
      continue;
    }
    refused++;
    for (const { path, message } of parsed.issues) {
      expect(path).toMatch(/^(map|seats)\b/);
      expect(message).toMatch(/\w/);
    }
  }
  expect(refused).toBeGreaterThan(500);
  expect(played).toBeGreaterThan(50);
});
