import type { GameTypes } from '@machines/core/game.ts';
import { createRules } from '@machines/core/rules.ts';
import { makeSave, mostSaveCharacters, openSave } from '@machines/core/save.ts';
import { describe, expect, test } from 'vitest';
import type { GameUnderTest } from './game.ts';
import { playRandomly } from './play.ts';

/** Saves and the store, for any game. */
export function saveTests<T extends GameTypes>(game: GameUnderTest<T>): void {
  const { module, chart, randomSetup } = game;
  const played = (seed: number) => {
    const setup = randomSetup(seed);
    const { state, log } = playRandomly(game, seed);
    return { setup, state, log, save: makeSave(module, setup, log) };
  };

  describe('a save', () => {
    test('opens to the same game, from text and parsed, and so does the statechart', () => {
      const { setup, save, state, log } = played(5);
      expect(Object.keys(save).sort()).toEqual(['format', 'game', 'log', 'rulesVersion', 'seed', 'setup']);
      for (const source of [save, JSON.stringify(save)]) {
        const opened = openSave(module, source);
        expect(opened.problems).toEqual([]);
        expect(opened.game?.end).toEqual(state);
        expect(opened.game?.log).toEqual(log);
      }
      expect(createRules(chart, { starts: module.setUp(setup), log }).at(log.length).snapshot.context.game).toEqual(
        state,
      );
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
      expect(opened?.end).toEqual(state);
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

  describe('rules that are running', () => {
    test('undo to any point, redo, and a new move drops what lay ahead', () => {
      const { setup, log, state } = played(10);
      const rules = createRules(chart, { starts: module.setUp(setup), log });
      const shown = () => rules.at(rules.get().cursor).snapshot.context.game;
      expect(rules.get()).toMatchObject({ cursor: log.length, refused: null });
      expect(shown()).toEqual(state);
      rules.goTo(0);
      expect(shown()).toEqual(module.start(setup));
      rules.goTo(12);
      const at12 = shown();
      rules.goTo(11);
      rules.goTo(12);
      expect(shown()).toBe(at12);
      rules.goTo(10_000);
      expect(rules.get().cursor).toBe(log.length);
      rules.goTo(3);
      expect(rules.act(log[3] as T['action'])).toBeNull();
      expect(rules.get().cursor).toBe(4);
      expect(rules.get().entries.map(({ action }) => action)).toEqual([null, ...log.slice(0, 4)]);
    });

    test('keep what each move set off, step by step, to where it rests', () => {
      const { setup, log } = played(4);
      const { entries } = createRules(chart, { starts: module.setUp(setup), log }).get();
      expect(entries).toHaveLength(log.length + 1);
      for (const { action, steps, snapshot } of entries) {
        expect(steps.length).toBeGreaterThan(0);
        expect(steps.at(-1)?.snapshot.value).toEqual(snapshot.value);
        if (action) expect(steps[0]?.ways.map(({ eventType }) => eventType)).toEqual([action.type]);
      }
    });

    test('open at a position as at the end of the log that led there', () => {
      const { setup, log } = played(11);
      for (const moves of [1, 7, 20, 33]) {
        const before = createRules(chart, { starts: module.setUp(setup), log: log.slice(0, moves) }).at(moves).snapshot;
        const rules = createRules(chart, { rests: before.context.game });
        expect(rules.at(0).snapshot.value).toEqual(before.value);
        expect(rules.act(log[moves] as T['action'])).toBeNull();
        expect(rules.at(1).snapshot.context.game).toEqual(
          module.step(before.context.game, log[moves] as T['action']).state,
        );
      }
    });

    test('a log that the rules refuse is not opened', () => {
      const { setup, log } = played(12);
      expect(() => createRules(chart, { starts: module.setUp(setup), log: [...log, log[0] as T['action']] })).toThrow(
        /The log breaks [SC]\w/,
      );
    });
  });
}
