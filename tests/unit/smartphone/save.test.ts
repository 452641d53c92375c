import { makeSave, openSave } from '@machines/core/save.ts';
import { createStore } from '@machines/core/store.ts';
import { smartphone, smartphoneChart } from '@machines/smartphone/module.ts';
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

  test('answers a refused move with its clause, changes nothing and tells nobody', () => {
    const store = createStore(smartphoneChart, setupOf());
    let calls = 0;
    const stop = store.subscribe(() => {
      calls++;
    });
    const before = store.get();
    expect(store.act({ type: 'endTurn', seat: 'green' })).toMatchObject({
      ok: false,
      refusal: { reason: 'wrongPhase' },
    });
    expect(store.get()).toBe(before);
    expect(calls).toBe(0);
    store.act({
      type: 'plan',
      seat: 'green',
      plan: {
        bottom: { pad: 'A', side: 1, turn: 0, x: 0, y: 0 },
        top: { pad: 'B', side: 1, turn: 0, x: 1, y: 0 },
        improvements: [],
      },
    });
    expect(calls).toBe(1);
    stop();
    store.undo();
    expect(calls).toBe(1);
  });
});
