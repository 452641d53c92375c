import type { Action } from '@machines/coverage/actions.ts';
import type { Colour } from '@machines/coverage/names.ts';
import { finalStandings } from '@machines/coverage/rules/ending.ts';
import type { GameState, Setup } from '@machines/coverage/state.ts';
import { replay } from './coverage.ts';

/** Every seat's net worth at the end of a turn. */
export interface TurnWorth {
  /** 0 before the first turn. */
  turn: number;
  worth: Partial<Record<Colour, number>>;
}

const worthOf = (state: GameState): TurnWorth['worth'] =>
  Object.fromEntries(finalStandings(state).map(({ colour, total }) => [colour, total]));

/** Net worth (C7.2) after each turn of a log, as if the game had ended there. */
export function worthByTurn(setup: Setup, log: readonly Action[]): TurnWorth[] {
  const { start, moments } = replay(setup, log);
  return [
    { turn: 0, worth: worthOf(start) },
    ...moments
      .filter(({ before, state }) => state.turn.number !== before.turn.number || state.phase === 'over')
      .map(({ before, state }) => ({ turn: before.turn.number, worth: worthOf(state) })),
  ];
}
