import type { Colour } from '@machines/core/seats.ts';
import type { GameTypes } from '../playable.ts';
import type { SessionOf } from '../session.ts';
import type { Question } from './protocol.ts';

/** The random a player thinks with: the same for the same game at the same move. */
export const randomAt = (seed: number, moves: number): number => (seed * 31 + moves * 7919) | 0;

/** What a computer player would do in a seat now. Of the table it is told what that seat sees. */
export function questionFor<T extends GameTypes>(session: SessionOf<T>, seat: Colour, player: string): Question<T> {
  const { state, cursor } = session.get();
  const seen = session.game.rules.seenBy(state, seat);
  return { kind: 'decide', player, seat, seen, random: randomAt(session.setup.seed, cursor) };
}
