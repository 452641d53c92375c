import type { GameTypes } from '@machines/core/game.ts';
import { createRules } from '@machines/core/rules.ts';
import { makeSave, openSave } from '@machines/core/save.ts';
import { describe, expect, test } from 'vitest';
import { dice } from './dice.ts';
import type { GameUnderTest } from './game.ts';
import { mutate } from './mutate.ts';
import { playRandomly } from './play.ts';

/** Input from outside that was damaged or made to harm: a clear answer each time, and nothing changes. */

export function hostileTests<T extends GameTypes>(game: GameUnderTest<T>): void {
  const { module, chart, randomSetup, junkAction } = game;
  const someSave = (seed: number, moves?: number) =>
    makeSave(module, randomSetup(seed), playRandomly(game, seed).log.slice(0, moves));

  describe('damaged input', () => {
    test('2,000 mutated actions: each is refused in words or is still an action, and the state stays as it was', () => {
      const state = module.start(randomSetup(3));
      const before = JSON.stringify(state);
      let rejected = 0;
      for (let seed = 0; seed < 2000; seed++) {
        const roll = dice(seed);
        const parsed = module.parseAction(mutate(roll, junkAction(roll)));
        if (parsed.ok) {
          module.step(state, parsed.value);
          continue;
        }
        rejected++;
        expect(parsed.issues.length).toBeGreaterThan(0);
        for (const { message } of parsed.issues) expect(message).toMatch(/\w/);
      }
      expect(rejected).toBeGreaterThan(1500);
      expect(JSON.stringify(state)).toBe(before);
    });

    test('1,000 mutated saves: none throws, each opens a playable part or says what is wrong', () => {
      const save = someSave(4, 40);
      let broken = 0;
      for (let seed = 0; seed < 1000; seed++) {
        const roll = dice(seed + 50_000);
        const mutated = mutate(roll, save);
        const source = roll.chance(50) ? JSON.stringify(mutated) : mutated;
        const opened = openSave(module, source);
        if (opened.problems.length > 0) broken++;
        if (!opened.game) expect(opened.problems.length).toBeGreaterThan(0);
        else expect(opened.game.log.length).toBeLessThanOrEqual(42);
      }
      expect(broken).toBeGreaterThan(700);
    });

    test('500 truncated texts: none is taken for a whole save', () => {
      const text = JSON.stringify(someSave(5));
      for (let cut = 1; cut <= 500; cut++) {
        const opened = openSave(module, text.slice(0, Math.floor((text.length * cut) / 501)));
        expect(opened.game).toBeNull();
        expect(opened.problems).toMatchObject([{ kind: 'notJson' }]);
      }
    });

    test('events forged in the machine’s own name do not pass the schema', () => {
      for (const type of [
        'xstate.done.state.game.round.planning',
        'xstate.done.state.game.turn',
        'xstate.init',
        'xstate.stop',
        '*',
        '',
        'done.invoke.x',
      ])
        for (const extra of [{}, { seat: 'green' }, { seat: 'green', output: 1 }])
          expect(module.parseAction({ type, ...extra }).ok).toBe(false);
    });

    test('a prototype key in a text pollutes nothing and is refused', () => {
      const roll = dice(1);
      const text = JSON.stringify(junkAction(roll)).replace('{', '{"__proto__":{"polluted":true},');
      expect(module.parseAction(JSON.parse(text)).ok).toBe(false);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    });

    test('a well-formed action from the wrong moment changes nothing on the chart either', () => {
      const rules = createRules(chart, { starts: module.setUp(randomSetup(2)) });
      const start = module.start(randomSetup(2));
      let refused = 0;
      for (let seed = 0; seed < 300; seed++) {
        const action = junkAction(dice(seed));
        const { entries } = rules.get();
        const refusal = rules.act(action);
        const stepped = module.step(start, action);
        expect(refusal).toEqual(stepped.ok ? null : stepped.refusal);
        if (refusal) {
          refused++;
          expect(rules.get().entries).toBe(entries);
        } else rules.goTo(0);
      }
      expect(refused).toBeGreaterThan(100);
    });
  });
}
