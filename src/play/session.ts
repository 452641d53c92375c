import type { Stepped } from '@machines/core/game.ts';
import { createStore } from '@machines/core/store.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { gameMachine } from '@machines/smartphone/game.ts';
import { type GameSnapshot, smartphoneChart } from '@machines/smartphone/module.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { RefusalOf } from '@machines/smartphone/rules/refuse.ts';
import type { GameState, Setup } from '@machines/smartphone/state.ts';
import { getMicrosteps } from 'xstate';
import { isComputer } from './players.ts';

/** A game on the page: the log store on the statechart, and who plays which seat. */
export interface Session {
  setup: Setup;
  subscribe: (listener: () => void) => () => void;
  /** Replaced, never changed, so that React can compare it. */
  get: () => Moment;
  /** The moment after so many moves. */
  at: (move: number) => Moment;
  act: (action: Action) => Stepped<GameSnapshot, RefusalOf>;
  goTo: (move: number) => void;
}

export interface Moment {
  log: readonly Action[];
  cursor: number;
  snapshot: GameSnapshot;
  state: GameState;
}

export function createSession(setup: Setup, log: readonly Action[] = []): Session {
  const store = createStore(smartphoneChart, setup, log);
  const momentOf = (cursor: number, snapshot: GameSnapshot): Moment => ({
    log: store.get().log,
    cursor,
    snapshot,
    state: snapshot.context.game,
  });
  let shown = store.get();
  let moment = momentOf(shown.cursor, shown.position);
  return {
    setup,
    subscribe: store.subscribe,
    get: () => {
      const now = store.get();
      if (now !== shown) {
        shown = now;
        moment = momentOf(now.cursor, now.position);
      }
      return moment;
    },
    at: (move) => momentOf(move, store.at(move)),
    act: store.act,
    goTo: store.goTo,
  };
}

export const playerOf = ({ seats }: Setup, colour: Colour): string =>
  seats.find((seat) => seat.colour === colour)?.player ?? '';

export const people = ({ seats }: Setup): Colour[] =>
  seats.filter(({ player }) => !isComputer(player)).map(({ colour }) => colour);

/** Seats that have to act now, computers first: they need no screen. */
export function waitingFor({ setup, phase, seats, turn }: GameState): Colour[] {
  if (phase !== 'planning') return turn ? [turn.seat] : [];
  const due = seats.filter(({ plan, steve }) => plan === null && steve === null).map(({ colour }) => colour);
  const isPerson = (colour: Colour) => !isComputer(playerOf(setup, colour));
  return [...due.filter((colour) => !isPerson(colour)), ...due.filter(isPerson)];
}

/**
 * How far back undo goes without branching: to the last reveal (what was shown cannot be unseen), or, once someone has
 * planned again, to the start of that planning.
 */
export function undoLimit(log: readonly Action[], phase: GameState['phase']): number {
  const planned = log.at(-1)?.type === 'plan';
  return phase === 'planning' && planned
    ? log.findLastIndex(({ type }) => type !== 'plan') + 1
    : log.findLastIndex(({ type }) => type === 'plan') + 1;
}

/** The moment an undo goes to: the last one before this where a person had to decide. */
export function undoTarget(session: Session): number | null {
  const { cursor, log, state } = session.get();
  // A plan is its owner's: nobody takes back another's while the device goes round.
  if (state.phase === 'planning' && log[cursor - 1]?.type === 'plan' && people(session.setup).length > 1) return null;
  const limit = undoLimit(log.slice(0, cursor), state.phase);
  for (let move = cursor - 1; move >= limit; move--) {
    const [seat] = waitingFor(session.at(move).state);
    if (seat && !isComputer(playerOf(session.setup, seat))) return move;
  }
  return null;
}

export function redoTarget(session: Session): number | null {
  const { cursor, log } = session.get();
  for (let move = cursor + 1; move <= log.length; move++) {
    const [seat] = waitingFor(session.at(move).state);
    if (move === log.length || (seat && !isComputer(playerOf(session.setup, seat)))) return move;
  }
  return null;
}

/**
 * The board as it was scored: the action that ends a round also clears it, but the chart passes through the scoring on
 * its way, and that is the moment to look at. Null when the last action scored nothing.
 */
export function scoredMoment(session: Session): Moment | null {
  const { cursor, log, state } = session.get();
  const action = log[cursor - 1];
  if (!action || !state.news.some(({ what }) => what === 'salesScored')) return null;
  const steps = getMicrosteps(gameMachine, session.at(cursor - 1).snapshot, action).map(([snapshot]) => snapshot);
  const scored = steps.findLast(({ context }) => context.game.phase === 'scoring');
  return scored ? { log, cursor, snapshot: scored, state: scored.context.game } : null;
}
