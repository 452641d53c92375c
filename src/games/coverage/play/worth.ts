import type { Colour } from '@machines/coverage/names.ts';
import { finalStandings } from '@machines/coverage/rules/ending.ts';
import type { GameState } from '@machines/coverage/state.ts';
import type { Coverage } from '@machines/coverage/types.ts';
import { momentsOf } from '@/play/log/moments.ts';
import type { Entries } from './coverage.ts';

/** Every seat's net worth at the end of a turn. */
export interface TurnWorth {
  /** 0 before the first turn. */
  turn: number;
  worth: Partial<Record<Colour, number>>;
}

const worthOf = (state: GameState): TurnWorth['worth'] =>
  Object.fromEntries(finalStandings(state).map(({ colour, total }) => [colour, total]));

/** Net worth (C7.2) after each turn of a game, as if it had ended there. */
export function worthByTurn(entries: Entries): TurnWorth[] {
  const { start, moments } = momentsOf<Coverage>(entries);
  return [
    { turn: 0, worth: worthOf(start) },
    ...moments
      .filter(({ before, state }) => state.turn.number !== before.turn.number || state.phase === 'over')
      .map(({ before, state }) => ({ turn: before.turn.number, worth: worthOf(state) })),
  ];
}
