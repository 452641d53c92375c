import { createRules } from '@machines/core/rules.ts';
import { makeSave, openSave } from '@machines/core/save.ts';
import { smartphoneChart } from '@machines/smartphone/machine.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { playRandomly } from '../shared/play.ts';
import { saveTests } from '../shared/saves.ts';
import { game, randomSetup } from './games.ts';
import { setupOf } from './kit.ts';

saveTests(game);

describe('a save of this game', () => {
  test('that today’s rules refuse opens at its last good move and names the clause', () => {
    const { log } = playRandomly(game, 6);
    const save = makeSave(smartphone, randomSetup(6), log);
    const at = log.findIndex(({ type }) => type === 'sell');
    const broken = {
      ...save,
      log: log.with(at, { type: 'sell', seat: log[at]?.seat ?? 'green', region: 'USA', buyer: 7 }),
    };
    const { game: opened, problems } = openSave(smartphone, broken);
    expect(opened?.log).toEqual(log.slice(0, at));
    expect(problems).toMatchObject([{ kind: 'refused', at, refusal: { rule: expect.stringMatching(/^S/) } }]);
  });

  test('of a table on which the chart cannot start is told as an error, and is no game', () => {
    expect(() => createRules(smartphoneChart, { starts: null as unknown as GameState })).toThrow(TypeError);
  });

  test('answers a refused move with its clause, keeps the answer and changes nothing else', () => {
    const store = createRules(smartphoneChart, { starts: smartphone.setUp(setupOf()) });
    let calls = 0;
    const stop = store.subscribe(() => {
      calls++;
    });
    const before = store.get();
    const refused = store.act({ type: 'endTurn', seat: 'green' });
    expect(refused).toMatchObject({ rule: 'SP.3', reason: 'wrongPhase' });
    expect(store.get()).toEqual({
      ...before,
      refused: { action: { type: 'endTurn', seat: 'green' }, place: null, refusal: refused },
    });
    expect(store.get().entries).toBe(before.entries);
    expect(calls).toBe(1);
    store.act({
      type: 'plan',
      seat: 'green',
      plan: {
        bottom: { pad: 'A', side: 1, turn: 0, x: 0, y: 0 },
        top: { pad: 'B', side: 1, turn: 0, x: 1, y: 0 },
        improvements: [],
      },
    });
    expect(calls).toBe(2);
    expect(store.get().refused).toBeNull();
    stop();
    store.goTo(0);
    expect(calls).toBe(2);
  });
});
