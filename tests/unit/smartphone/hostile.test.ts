import { openSave } from '@machines/core/save.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import { expect, test } from 'vitest';
import { hostileTests } from '../shared/hostile.ts';
import { game } from './games.ts';
import { setupOf } from './kit.ts';

hostileTests(game);

test('S1.4 a save with an improvement that no box holds is refused in a sentence', () => {
  const { seed, ...setup } = setupOf();
  const plan = {
    bottom: { pad: 'A', side: 1, turn: 0, x: 0, y: 0 },
    top: { pad: 'B', side: 1, turn: 0, x: 1, y: 0 },
    improvements: [{ tile: 32, x: 0, y: 0, turn: 0, layer: 'over' }],
  };
  const moves = [
    { type: 'plan', seat: 'green', plan },
    { type: 'takeImprovement', seat: 'green', tile: 99 },
  ];
  for (const move of moves) {
    const { problems } = openSave(smartphone, {
      format: 1,
      rulesVersion: smartphone.rulesVersion,
      game: 'smartphone',
      setup,
      seed,
      log: [move],
    });
    expect(problems).toMatchObject([{ kind: 'refused', at: 0, sentence: expect.stringMatching(/^[A-Z].*\.$/) }]);
  }
});
