import type { Colour, Phase } from '../names.ts';
import type { GameState, TurnState } from '../state.ts';
import { regionsWith } from './connections.ts';
import { powersOf, seatOf, tell } from './lookup.ts';
import { setOrder } from './priority.ts';
import { news, type RefusalOf, refusal } from './refuse.ts';
import { logisticsFrom } from './yields.ts';

/** Phases 4 to 7 are played in turns, in priority order. */

/** S5.1, S6.1: one progress for each active symbol of the phase; phases 4 and 7 have none to place. */
function progressFor(state: GameState, colour: Colour): number {
  const seat = seatOf(state, colour);
  if (!seat.tally) return 0;
  if (state.phase === 'research') return seat.tally.research;
  return state.phase === 'logistics' ? logisticsFrom(seat.tally, powersOf(state, seat)) : 0;
}

const beginTurn = (state: GameState, seat: Colour): TurnState => ({
  seat,
  progress: progressFor(state, seat),
  // Only logistics asks (S6.3, S6.8).
  startOffices: state.phase === 'logistics' ? regionsWith(state, seat) : [],
  wifiUsed: false,
  soldOffBoard: 0,
  remote: [],
  waiting: [],
  finished: false,
});

/** Seats that have to act: while a round is planned all without a plan but Steve, else the one whose turn it is. */
export function toAct({ phase, seats, turn }: GameState): Colour[] {
  if (phase !== 'planning') return turn ? [turn.seat] : [];
  return seats.filter(({ plan, steve }) => !plan && !steve).map(({ colour }) => colour);
}

/** Opens a phase of turns: its order, and the first turn. */
export function beginPhase(state: GameState, phase: Phase): GameState {
  const ordered = setOrder({ ...state, phase }, phase);
  const [first] = ordered.order;
  return first ? { ...ordered, turn: beginTurn(ordered, first) } : ordered;
}

/** SP.3: passes to the next seat in the order; after the last there is no turn. Unused progress is gone (S5.1, S6.1). */
export function passTheTurn(state: GameState): GameState {
  const { seat, progress } = currentTurn(state);
  const next = state.order[state.order.indexOf(seat) + 1];
  const rule = state.phase === 'research' ? 'S5.1' : 'S6.1';
  const told = progress > 0 ? tell(state, news(rule, 'progressLost', { seat, progress })) : state;
  return { ...told, turn: next ? beginTurn(told, next) : null };
}

/** SP.3: everyone has had a turn in this phase. */
export const everyoneHadATurn = (state: GameState): boolean => state.turn === null;

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
