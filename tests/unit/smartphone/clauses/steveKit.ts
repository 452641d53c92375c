import type { Action } from '@machines/smartphone/actions.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import { type Region, regions, technologies } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { type SteveMove, steveMove } from '@machines/smartphone/rules/steve.ts';
import { newGame } from '@machines/smartphone/start.ts';
import type { GameState, SteveState } from '@machines/smartphone/state.ts';
import { expect } from 'vitest';
import { isLegal, play, seat, setupOf, type TableOptions, type TableRules } from '../kit.ts';

/** Steve is red in all of these tables, green a person. */
export const steveAt = (options: Partial<TableRules> = {}): TableOptions => ({
  ...options,
  seats: ['green', 'red'],
  steve: 'red',
});

/** A new game against Steve with some printed values changed. */
export const gameWith = (components: Partial<ComponentSet>, options: Partial<TableRules> = {}): GameState =>
  newGame({ ...setupOf(steveAt(options)), components: { ...printed, ...components } });

export function steveOf(state: GameState): SteveState {
  const { steve } = seat(state, 'red');
  if (!steve) throw new Error('red is not Steve here');
  return steve;
}

export const putMarker = (draft: GameState, region: Region | null) => {
  steveOf(draft).marker = region;
};

/** All that Steve does in this phase's turn, and the position after it. */
export function stevesTurn(state: GameState): { after: GameState; moves: SteveMove[] } {
  const moves: SteveMove[] = [];
  let now = state;
  for (let move = steveMove(now); move && now.phase === state.phase; move = steveMove(now)) {
    moves.push(move);
    now = play(now, move.action);
  }
  return { after: now, moves };
}

const everyAction: Action[] = [
  ...Array.from({ length: 32 }, (_, tile): Action => ({ type: 'takeImprovement', seat: 'red', tile })),
  { type: 'takeToken', seat: 'red' },
  ...technologies.flatMap((technology): Action[] => [
    { type: 'research', seat: 'red', technology },
    { type: 'complete', seat: 'red', technology },
    { type: 'bonusProgress', seat: 'red', technologies: [technology] },
  ]),
  ...regions.flatMap((region): Action[] => [
    { type: 'placeFreeOffice', seat: 'red', region },
    { type: 'expand', seat: 'red', region },
    { type: 'secondOffice', seat: 'red', region },
    { type: 'bonusOffice', seat: 'red', region },
    ...Array.from({ length: 8 }, (_, buyer): Action => ({ type: 'sell', seat: 'red', region, buyer })),
  ]),
  ...[1, 2, 3].map((amount): Action => ({ type: 'sellOffBoard', seat: 'red', amount })),
  { type: 'takeBonus', seat: 'red' },
  { type: 'bonusPrice', seat: 'red', change: 1 },
  { type: 'bonusPrice', seat: 'red', change: -1 },
  { type: 'declineBonus', seat: 'red' },
  { type: 'endTurn', seat: 'red' },
];

/** Of everything his seat could try, this alone is allowed, and it is what his list says. */
export function expectOnly(state: GameState, action: Action): void {
  expect(steveMove(state)?.action).toEqual(action);
  expect(everyAction.filter((each) => isLegal(state, each))).toEqual([action]);
}

/** Pad A side 2 over the two lower rows of pad B side 1: 4 cells covered. */
export const somePlan: Plan = {
  bottom: { pad: 'B', side: 1, turn: 0, x: 0, y: 0 },
  top: { pad: 'A', side: 2, turn: 0, x: 0, y: 1 },
  improvements: [],
};
