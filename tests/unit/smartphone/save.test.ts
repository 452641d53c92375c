import { makeSave, mostSaveCharacters, openSave } from '@machines/core/save.ts';
import { createStore } from '@machines/core/store.ts';
import { playGame } from '@machines/simulate/game.ts';
import { smartphone, smartphoneChart } from '@machines/smartphone/module.ts';
import { describe, expect, test } from 'vitest';
import { randomSetup } from './games.ts';
import { setupOf } from './kit.ts';

const game = (seed: number) => {
  const setup = randomSetup(seed);
  const { state, log } = playGame(setup);
  return { setup, state, log, save: makeSave(smartphone, setup, log) };
};

describe('a save', () => {
  test('opens to the same game, from text and parsed, on the rules and on the chart', () => {
    const { save, state, log } = game(5);
    expect(Object.keys(save).sort()).toEqual(['format', 'game', 'log', 'rulesVersion', 'seed', 'setup']);
    for (const source of [save, JSON.stringify(save)]) {
      const opened = openSave(smartphone, source);
      expect(opened.problems).toEqual([]);
      expect(opened.game?.position).toEqual(state);
      expect(opened.game?.log).toEqual(log);
    }
    expect(openSave(smartphoneChart, save).game?.position.context.game).toEqual(state);
  });

  test('that today’s rules refuse opens at its last good move and names the clause', () => {
    const { save, log } = game(6);
    const at = log.findIndex(({ type }) => type === 'sell');
    const broken = {
      ...save,
      log: log.with(at, { type: 'sell', seat: log[at]?.seat ?? 'green', region: 'USA', buyer: 7 }),
    };
    const { game: opened, problems } = openSave(smartphone, broken);
    expect(opened?.log).toEqual(log.slice(0, at));
    expect(problems).toMatchObject([{ kind: 'refused', at, refusal: { rule: expect.stringMatching(/^S/) } }]);
  });

  test('with a damaged entry opens up to it and names the place', () => {
    const { save, log } = game(7);
    const { game: opened, problems } = openSave(smartphone, { ...save, log: [...log.slice(0, 9), { type: 'sell' }] });
    expect(opened?.log).toHaveLength(9);
    expect(problems).toMatchObject([
      { kind: 'action', at: 9, issues: [{ path: 'seat' }, { path: 'region' }, { path: 'buyer' }] },
    ]);
  });

  test('made under other rules opens and says so', () => {
    const { save, state } = game(8);
    const { game: opened, problems } = openSave(smartphone, { ...save, rulesVersion: 999 });
    expect(problems).toEqual([{ kind: 'otherRules', saved: 999, now: smartphone.rulesVersion }]);
    expect(opened?.position).toEqual(state);
  });

  const { save } = game(9);
  const cases: [string, unknown, string][] = [
    ['text that is not JSON', JSON.stringify(save).slice(0, -20), 'notJson'],
    ['a far too long text', ' '.repeat(mostSaveCharacters + 1), 'tooLarge'],
    ['a list', [save], 'notASave'],
    ['nothing', null, 'notASave'],
    ['a save without a format', { ...save, format: undefined }, 'notASave'],
    ['a save without a log', { ...save, log: 'moves' }, 'notASave'],
    ['a newer format', { ...save, format: 2 }, 'future'],
    ['another game', { ...save, game: 'chess' }, 'foreign'],
    ['one seat', { ...save, setup: { ...save.setup, seats: [] } }, 'setup'],
    ['an impossible seed', { ...save, seed: -1 }, 'setup'],
    ['an unknown ruling', { ...save, setup: { ...save.setup, rulings: { luck: 'good' } } }, 'setup'],
    ['an unknown key in the set-up', { ...save, setup: { ...save.setup, cheat: true } }, 'setup'],
  ];
  test.each(cases)('that is %s is refused in words and opens nothing', (_what, source, kind) => {
    const opened = openSave(smartphone, source);
    expect(opened.game).toBeNull();
    expect(opened.problems).toMatchObject([{ kind }]);
  });
});

describe('the store', () => {
  test('undoes to any point, redoes, and a new move drops what lay ahead', () => {
    const { setup, log, state } = game(10);
    const store = createStore(smartphone, setup, log);
    expect(store.get()).toMatchObject({ cursor: log.length, position: state });
    store.goTo(0);
    expect(store.get().position).toEqual(smartphone.start(setup));
    store.goTo(12);
    const at12 = store.get().position;
    store.undo();
    store.redo();
    expect(store.get().position).toBe(at12);
    store.goTo(10_000);
    expect(store.get().cursor).toBe(log.length);
    store.goTo(3);
    const again = store.act(log[3] as (typeof log)[number]);
    expect(again.ok).toBe(true);
    expect(store.get()).toMatchObject({ cursor: 4, log: log.slice(0, 4) });
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
