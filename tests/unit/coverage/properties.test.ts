import { test } from '@fast-check/vitest';
import { printed } from '@machines/coverage/components/printed.ts';
import { openHexes } from '@machines/coverage/rules/board.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { describe, expect } from 'vitest';
import { playRandomly } from '../shared/play.ts';
import { gameProperties, invariantTests, seeds } from '../shared/properties.ts';
import { game, randomSetup } from './games.ts';
import { hiddenCash, invariants } from './invariants.ts';

const runs = { numRuns: 60 };

describe('in every game, under any rulings', () => {
  const usual = invariants.filter((each) => each !== hiddenCash);
  invariantTests(game, usual, runs);
  gameProperties(game, /^C/, runs);

  const hidden = { ...game, randomSetup: (each: number) => randomSetup(each, { openMoney: 'hidden' }) };
  invariantTests(hidden, [hiddenCash], runs);
});

describe('under the default rulings', () => {
  const usual = { ...game, randomSetup: (seed: number) => ({ ...randomSetup(seed), rulings: {} }) };

  /**
   * A turn that is no pass sells or pools an unissued share (4 a company), sells one from the pool (4 a company at
   * most), or takes a hex. Between two of them at most n − 1 turns are passed, and n in a row end the game.
   */
  const mostTurns = (state: GameState): number => {
    const n = state.seats.length;
    return n * (2 * printed.shares.unissued * n + openHexes(state).length + 1);
  };

  test.prop([seeds], { numRuns: 150 })('C3.10 the number of turns is bounded, and no position comes again', (seed) => {
    const { state } = playRandomly(usual, seed);
    expect(state.turn.number).toBeLessThanOrEqual(mostTurns(state));
    expect(state.repeated).toBeNull();
  });

  test.prop([seeds], runs)('every turn that is no pass uses up something that never comes back', (seed) => {
    const left = ({ companies, towers, ...rest }: GameState): number =>
      companies.reduce((sum, { unissued, pool }) => sum + 2 * unissued + pool, 0) +
      openHexes({ companies, towers, ...rest }).length -
      Object.keys(towers).length;
    let turn = 1;
    let before = Number.POSITIVE_INFINITY;
    playRandomly(usual, seed, (_before, _action, after) => {
      if (after.turn.number === turn) return;
      turn = after.turn.number;
      const now = left(after);
      if (after.passes === 0) expect(now).toBeLessThan(before);
      before = now;
    });
  });
});
