import type { Action } from '@machines/smartphone/actions.ts';
import { randomAction } from '@machines/smartphone/bots/random.ts';
import { refuse, step } from '@machines/smartphone/flow.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { newGame } from '@machines/smartphone/start.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { randomSetup } from './games.ts';
import { possible } from './possible.ts';

const sorted = (actions: Action[]): string[] => actions.map((action) => JSON.stringify(action)).sort();

describe('the list of legal actions', () => {
  test('equals every possible action that is not refused, in every phase and interruption', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      let state: GameState = newGame(randomSetup(seed));
      let random = seed;
      for (let moves = 0; state.phase !== 'over'; moves++) {
        const kind = `${state.phase} ${state.pending?.kind === 'bonus' ? state.pending.bonus.kind : state.pending?.kind}`;
        // Every new kind of position, and one in forty of the others.
        if (state.phase !== 'planning' && (!seen.has(kind) || moves % 40 === 0)) {
          seen.add(kind);
          const brute = possible.filter((action) => refuse(state, action) === null);
          expect(sorted(legalActions(state)), `game ${seed}, move ${moves}, ${kind}`).toEqual(sorted(brute));
        }
        const [action, next] = randomAction(state, random);
        random = next;
        if (!action) throw new Error('dead end');
        state = step(state, action).state;
      }
    }
    for (const kind of [
      'improvement undefined',
      'research undefined',
      'research freeOffice',
      'logistics undefined',
      'logistics goods',
      'logistics progress',
      'logistics price',
      'logistics secondOffice',
      'logistics moveOffice',
      'sale undefined',
    ])
      expect(seen, kind).toContain(kind);
  });
});
