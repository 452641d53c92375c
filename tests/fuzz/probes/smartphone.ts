import type { Happening } from '@machines/core/refusal.ts';
import type { Action, ActionOf } from '@machines/smartphone/actions.ts';
import { technologies } from '@machines/smartphone/names.ts';
import type { Turn } from '@machines/smartphone/plan.ts';
import { findSeat } from '@machines/smartphone/rules/lookup.ts';
import { steveMove } from '@machines/smartphone/rules/steve.ts';
import type { GameState, Setup, Sides } from '@machines/smartphone/state.ts';
import { dice, type Roll } from '../../unit/shared/dice.ts';
import { game } from '../../unit/smartphone/games.ts';
import { possible } from '../../unit/smartphone/possible.ts';

/** What to play and what to ask for on the way. */

function randomSetup(seed: number): Setup {
  const { chance, from } = dice(seed ^ 0x51de);
  const setup = game.randomSetup(seed);
  if (chance(60)) return setup;
  const sides = Object.fromEntries(technologies.map((technology) => [technology, from(['A', 'B'])])) as Sides;
  return { ...setup, technologySides: chance(30) ? 'A' : sides };
}

/** A plan with one piece moved or one more improvement of the seat's own laid anywhere near. */
function probePlan(state: GameState, action: ActionOf<'plan'>, { pick, from, chance }: Roll): Action {
  const { bottom, top, improvements } = action.plan;
  if (chance(20)) return { ...action, plan: { bottom, top: { ...top, x: pick(9) - 4, y: pick(9) - 4 }, improvements } };
  const own = findSeat(state, action.seat)?.improvements ?? [];
  const lay = { x: bottom.x + pick(7) - 3, y: bottom.y + pick(8) - 3, turn: pick(4) as Turn };
  const laid = { ...lay, tile: own.length > 0 ? from(own) : 0, layer: from(['under', 'over'] as const) };
  return { ...action, plan: { bottom, top, improvements: [...(chance(70) ? improvements : []), laid] } };
}

const bonuses = ['takeBonus', 'bonusProgress', 'bonusPrice', 'bonusOffice', 'bonusMove', 'declineBonus'] as const;
const typesIn: Partial<Record<GameState['phase'], readonly Action['type'][]>> = {
  improvement: ['takeImprovement', 'takeToken'],
  research: ['research', 'research', 'complete', 'placeFreeOffice', 'endTurn', 'endTurn', ...bonuses],
  logistics: ['expand', 'expand', 'secondOffice', 'sellOffBoard', 'endTurn', 'endTurn', ...bonuses],
  sale: ['sell', 'endTurn'],
};
const byType = Object.groupBy(possible, ({ type }) => type);

/** What could be asked for in this phase, each type about as often, for the same seat. */
function probe(state: GameState, action: Action, roll: Roll): Action {
  if (action.type === 'plan') return probePlan(state, action, roll);
  const types = typesIn[state.phase];
  const asked = (types && byType[roll.from(types)]) ?? possible;
  return { ...roll.from(asked), seat: action.seat };
}

/** The news, and the reason for what Steve does next. */
function told(state: GameState): readonly Happening[] {
  const next = state.turn && findSeat(state, state.turn.seat)?.steve ? steveMove(state) : null;
  return next ? [...state.news, next.why] : state.news;
}

export const probed = { ...game, randomSetup, told, probe };
