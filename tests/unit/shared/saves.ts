import type { Refusal } from '@machines/core/refusal.ts';
import { makeSave, mostSaveCharacters, openSave } from '@machines/core/save.ts';
import { createStore } from '@machines/core/store.ts';
import { describe, expect, test } from 'vitest';
import type { GameUnderTest } from './game.ts';
import { playRandomly } from './play.ts';

/** Saves and the store, for any game. */
export function saveTests<
  Setup extends { seed: number },
  State,
  Action extends { type: string },
  R extends Refusal,
  Snapshot extends { context: { game: State } },
>(game: GameUnderTest<Setup, State, Action, R, Snapshot>): void {
  const { module, chart, randomSetup } = game;
  const played = (seed: number) => {
    const setup = randomSetup(seed);
    const { state, log } = playRandomly(game, seed);
    return { setup, state, log, save: makeSave(module, setup, log) };
  };

  describe('a save', () => {
    test('opens to the same game, from text and parsed, on the rules and on the chart', () => {
      const { save, state, log } = played(5);
      expect(Object.keys(save).sort()).toEqual(['format', 'game', 'log', 'rulesVersion', 'seed', 'setup']);
      for (const source of [save, JSON.stringify(save)]) {
        const opened = openSave(module, source);
        expect(opened.problems).toEqual([]);
        expect(opened.game?.position).toEqual(state);
        expect(opened.game?.log).toEqual(log);
      }
      expect(openSave(chart, save).game?.position.context.game).toEqual(state);
    });

    test('with a damaged entry opens up to it', () => {
      const { save, log } = played(7);
      const { game: opened, problems } = openSave(module, { ...save, log: [...log.slice(0, 9), { type: 'fly' }] });
      expect(opened?.log).toHaveLength(9);
      expect(problems).toMatchObject([{ kind: 'action', at: 9, issues: [{ path: 'type' }] }]);
    });

    test('made under other rules opens and says so', () => {
      const { save, state } = played(8);
      const { game: opened, problems } = openSave(module, { ...save, rulesVersion: 999 });
      expect(problems).toEqual([{ kind: 'otherRules', saved: 999, now: module.rulesVersion }]);
      expect(opened?.position).toEqual(state);
    });

    const { save } = played(9);
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
      const opened = openSave(module, source);
      expect(opened.game).toBeNull();
      expect(opened.problems).toMatchObject([{ kind }]);
    });
  });

  describe('the store', () => {
    test('undoes to any point, redoes, and a new move drops what lay ahead', () => {
      const { setup, log, state } = played(10);
      const store = createStore(module, setup, log);
      expect(store.get()).toMatchObject({ cursor: log.length, position: state });
      store.goTo(0);
      expect(store.get().position).toEqual(module.start(setup));
      store.goTo(12);
      const at12 = store.get().position;
      store.undo();
      store.redo();
      expect(store.get().position).toBe(at12);
      store.goTo(10_000);
      expect(store.get().cursor).toBe(log.length);
      store.goTo(3);
      const again = store.act(log[3] as Action);
      expect(again.ok).toBe(true);
      expect(store.get()).toMatchObject({ cursor: 4, log: log.slice(0, 4) });
    });
  });
}
