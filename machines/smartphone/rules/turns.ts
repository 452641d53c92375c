import type { Colour, Phase } from '../names.ts';
import type { GameState, TurnState } from '../state.ts';
import { regionsWith } from './connections.ts';
import { setOrder } from './priority.ts';
import { type RefusalOf, refusal } from './refuse.ts';
import { seatOf } from './table.ts';

/** Phases 4 to 7 are played in turns, in priority order. */

const beginTurn = (state: GameState, seat: Colour, progress: number): TurnState => ({
  seat,
  progress,
  // Only logistics asks (S6.3, S6.8).
  startOffices: state.phase === 'logistics' ? regionsWith(state, seat) : [],
  wifiUsed: false,
  soldOffBoard: 0,
  remote: [],
  waiting: [],
  finished: false,
});

/** Opens a phase of turns: its order, and the first turn. `progress` is what each seat gets to place. */
export function beginPhase(state: GameState, phase: Phase, progress: (state: GameState, seat: Colour) => number) {
  const ordered = setOrder({ ...state, phase }, phase);
  const [first] = ordered.order;
  return first ? { ...ordered, turn: beginTurn(ordered, first, progress(ordered, first)) } : ordered;
}

/** Passes to the next seat in the order; after the last there is no turn. */
export function nextTurn(state: GameState, progress: (state: GameState, seat: Colour) => number): GameState {
  const next = state.turn ? state.order[state.order.indexOf(state.turn.seat) + 1] : undefined;
  return { ...state, turn: next ? beginTurn(state, next, progress(state, next)) : null };
}

export const currentTurn = (state: GameState): TurnState => {
  if (!state.turn) throw new Error('No turn is under way.');
  return state.turn;
};

export const currentSeat = (state: GameState) => seatOf(state, currentTurn(state).seat);

export const withTurn = (state: GameState, change: Partial<TurnState>): GameState => ({
  ...state,
  turn: { ...currentTurn(state), ...change },
});

/** SP.3: one seat at a time, in the order worked out when the phase began. */
export const refuseTurn = (state: GameState, seat: Colour): RefusalOf | null =>
  state.turn && state.turn.seat !== seat ? refusal('SP.3', 'notYourTurn', { turn: state.turn.seat }) : null;
