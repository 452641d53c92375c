import type { Action } from '@machines/coverage/actions.ts';
import { randomAction } from '@machines/coverage/bots/random.ts';
import { refuse, step } from '@machines/coverage/flow.ts';
import type { Colour, Hex } from '@machines/coverage/names.ts';
import { bidRange } from '@machines/coverage/rules/auction.ts';
import { boardOf } from '@machines/coverage/rules/board.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import { newGame } from '@machines/coverage/start.ts';
import type { GameState, Setup } from '@machines/coverage/state.ts';
import { actionWords } from '@machines/coverage/words/index.ts';
import { describe, expect, test } from 'vitest';
import { randomSetup } from './games.ts';
import { fork } from './maps.ts';
import { possible } from './possible.ts';

/** Every sequence of up to so many of these hexes, none twice. */
function sequences(hexes: readonly Hex[], most: number): Hex[][] {
  if (most === 0) return [[]];
  return [
    [],
    ...hexes.flatMap((first) =>
      sequences(
        hexes.filter((hex) => hex !== first),
        most - 1,
      ).map((rest) => [first, ...rest]),
    ),
  ];
}

const hexes = [...boardOf({ setup: { map: fork } }).kinds.keys()];
const routes = sequences(hexes, 3);

const everyExpansion = (seat: Colour): Action[] =>
  hexes.flatMap((hex) =>
    routes.flatMap((route) =>
      [0, 1, 2, 3, 4, 5, 6].map((value): Action => ({ type: 'expand', seat, hex, value, route })),
    ),
  );

const sorted = (actions: Action[]): string[] => actions.map((action) => JSON.stringify(action)).sort();

const setupOf = (seed: number): Setup => {
  const { seats, rulings, ...rest } = randomSetup(seed);
  return { ...rest, seats, rulings, map: fork };
};

/** Every so many states of many random games on the small map. */
function visit(games: number, look: (state: GameState, where: string) => void): void {
  for (let seed = 0; seed < games; seed++) {
    let state = newGame(setupOf(seed));
    let random = seed;
    for (let moves = 0; state.phase !== 'over' && moves < 400; moves++) {
      look(state, `game ${seed}, move ${moves}`);
      const [action, next] = randomAction(state, random);
      random = next;
      if (!action) throw new Error('dead end');
      state = step(state, action).state;
    }
  }
}

describe('the list of legal actions', () => {
  test('equals every possible action that is not refused, bids aside', () => {
    visit(80, (state, where) => {
      const brute = possible.filter((action) => refuse(state, action) === null);
      const listed = legalActions(state).filter(({ type }) => type !== 'bid' && type !== 'expand');
      expect(sorted(listed), where).toEqual(sorted(brute));
    });
  });

  test('holds every expansion that is not refused: each hex, value and route, and no route longer than three', () => {
    let leased = 0;
    let looked = 0;
    visit(100, (state, where) => {
      if (state.phase !== 'acting' || looked > 60 || (looked > 30 && Object.keys(state.towers).length < 3)) return;
      looked++;
      const brute = everyExpansion(state.turn.seat).filter((action) => refuse(state, action) === null);
      const listed = legalActions(state).filter((action) => action.type === 'expand' && action.route.length <= 3);
      leased += listed.filter((action) => action.type === 'expand' && action.route.length > 0).length;
      expect(sorted(listed), where).toEqual(sorted(brute));
    });
    expect(looked).toBeGreaterThan(50);
    expect(leased).toBeGreaterThan(50);
  });

  test('of bids it holds the least, and the range says which others are legal', () => {
    let ranges = 0;
    visit(40, (state, where) => {
      if (state.phase !== 'auction') return;
      const seat = state.turn.auction?.toAct ?? 'green';
      const range = bidRange(state);
      const listed = legalActions(state).filter((action) => action.type === 'bid');
      expect(listed, where).toEqual(range ? [{ type: 'bid', seat, amount: range.least }] : []);
      const step = range?.step ?? 1;
      for (let quarters = 0; quarters < 4 * 45; quarters++) {
        const amount = quarters / 4;
        const fits =
          range !== null && amount >= range.least && amount <= range.most && (amount * 100) % (step * 100) === 0;
        expect(refuse(state, { type: 'bid', seat, amount }) === null, `${where}, ${amount}`).toBe(fits);
      }
      if (range) ranges++;
    });
    expect(ranges).toBeGreaterThan(100);
  });

  test('every listed action has words of its own', () => {
    visit(20, (state) => {
      const words = legalActions(state).map((action) => actionWords(action, state.setup));
      expect(new Set(words).size).toBe(words.length);
      for (const text of words) expect(text).toMatch(/^[A-Z][^{}]*$/);
    });
  });
});
