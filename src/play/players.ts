import { randomFor } from '@machines/bots/random.ts';
import { simpleAction } from '@machines/bots/simple.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { legalActions } from '@machines/smartphone/rules/game.ts';
import { steveMove } from '@machines/smartphone/rules/steve.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { line } from '@machines/smartphone/words/line.ts';
import { reasonWords } from '@machines/smartphone/words/reason.ts';
import type { ComputerMove } from './playable.ts';

type Move = ComputerMove<Action>;
type Computer = (state: GameState, seat: Colour, random: number) => Move | null;

const steve: Computer = (state) => {
  const move = steveMove(state);
  return move && { action: move.action, why: line(move.why, componentsOf(state)) };
};

const simple: Computer = (state, seat, random) => {
  const { action, why } = simpleAction(state, seat, random);
  return { action, why: reasonWords(why, componentsOf(state)) };
};

const random: Computer = (state, seat, seed) => {
  const [action] = randomFor(state, seat, seed);
  return action && { action, why: '' };
};

/** Computer players by the name a set-up gives them. Stronger ones are added here. */
const computers: Record<string, Computer> = { steve, simple, random };

export const computerNames = Object.keys(computers);

/** The move of a computer player; the same position always gets the same move. */
export function computerMove(state: GameState, seat: Colour, player: string, moves: number): Move {
  const choose = Object.hasOwn(computers, player) ? computers[player] : simple;
  const drawn = choose?.(state, seat, (state.setup.seed * 31 + moves * 7919) | 0);
  if (drawn) return drawn;
  const [first] = legalActions(state);
  if (!first) throw new Error(`${seat} has no legal action`);
  return { action: first, why: '' };
}
