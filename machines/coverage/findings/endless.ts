import { playOut } from '../../core/playOut.ts';
import type { Action } from '../actions.ts';
import { type ChoiceName, choiceNames, choiceRows, type Rulings } from '../choices.ts';
import { coverage } from '../module.ts';
import { legalActions } from '../rules/legal.ts';
import type { GameState, Repetition } from '../state.ts';
import { tableFor } from './players.ts';

/**
 * Players who only want the game to go on: nobody bids, and nobody passes a turn who can do anything else. Which of
 * the other things comes first makes them different players; a reading lets a game go on for ever if any of them finds
 * a position that comes again (C3.6, C3.10).
 */
const wishes = {
  /** Auction a share from the pool. */
  pool: (action: Action) => action.type === 'auction' && action.source === 'pool',
  /** Act for a company; where one may, expand nowhere (C4.8). */
  act: ({ type }: Action) => type === 'act',
  /** Put an unissued share up, so that it goes to the pool. */
  issue: (action: Action) => action.type === 'auction' && action.source !== 'pool',
};
type Wish = keyof typeof wishes;

const orders: Wish[][] = [
  ['pool', 'act', 'issue'],
  ['pool', 'issue', 'act'],
  ['act', 'pool', 'issue'],
  ['act', 'issue', 'pool'],
  ['issue', 'pool', 'act'],
  ['issue', 'act', 'pool'],
];

function stubborn(order: readonly Wish[], state: GameState): Action | null {
  const legal = legalActions(state);
  const of = (type: Action['type']) => legal.find((action) => action.type === type);
  if (state.phase === 'auction') return of('passAuction') ?? null;
  if (state.phase === 'acting') return of('finish') ?? legal[0] ?? null;
  for (const wish of order) {
    const found = legal.find(wishes[wish]);
    if (found) return found;
  }
  return of('passTurn') ?? null;
}

export interface Endless {
  rulings: Rulings;
  /** What comes again, and on which turn the rules say so. */
  kind: Repetition;
  turn: number;
}

/** Whether such players can keep this game from ending, with so many seats. */
export function endlessUnder(rulings: Rulings, seats: number): Endless | null {
  const setup = tableFor(rulings, seats, 'random', 1);
  if (!coverage.parseSetup(setup).ok) return null;
  const found = orders.flatMap((order) => {
    const { state } = playOut(
      {
        module: coverage,
        choose: (at, random) => [stubborn(order, at), random],
        until: ({ repeated }) => repeated !== null,
      },
      setup,
    );
    return state.repeated ? [{ rulings, ...state.repeated }] : [];
  });
  return found.sort((a, b) => a.turn - b.turn)[0] ?? null;
}

/** Every reading that is not a default one. */
export const otherReadings: { choice: ChoiceName; reading: string; rulings: Rulings }[] = choiceNames.flatMap(
  (choice) =>
    choiceRows[choice].values
      .filter((reading) => reading !== choiceRows[choice].otherwise)
      .map((reading) => ({ choice, reading, rulings: { [choice]: reading } as Rulings })),
);

/** The readings that alone let a game go on for ever, then pairs of which neither does so alone. */
export function endlessReadings(seats: number): Endless[] {
  const ones = otherReadings.map((each) => ({ ...each, endless: endlessUnder(each.rulings, seats) }));
  const tame = ones.filter(({ endless }) => !endless);
  const pairs = tame.flatMap((one, at) =>
    tame
      .slice(at + 1)
      .filter(({ choice }) => choice !== one.choice)
      .map((two) => endlessUnder({ ...one.rulings, ...two.rulings }, seats)),
  );
  return [endlessUnder({}, seats), ...ones.map(({ endless }) => endless), ...pairs].filter((each) => each !== null);
}
