import { isDeepStrictEqual } from 'node:util';
import { actingSeats } from '@machines/bots/random.ts';
import { simpleAction } from '@machines/bots/simple.ts';
import type { Action, ActionOf } from '@machines/smartphone/actions.ts';
import { clauses } from '@machines/smartphone/clauses/index.ts';
import { technologies } from '@machines/smartphone/names.ts';
import type { Turn } from '@machines/smartphone/plan.ts';
import { readings, rulesOf } from '@machines/smartphone/readings.ts';
import { restingState } from '@machines/smartphone/resting.ts';
import { legalActions, refuse } from '@machines/smartphone/rules/game.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import { randomPlan, stackings } from '@machines/smartphone/rules/planSpace.ts';
import { steveMove } from '@machines/smartphone/rules/steve.ts';
import { findSeat } from '@machines/smartphone/rules/table.ts';
import type { GameState, Setup, Sides } from '@machines/smartphone/state.ts';
import { actions } from '@machines/smartphone/words/en/actions.ts';
import { happenings } from '@machines/smartphone/words/en/happenings.ts';
import { refusals } from '@machines/smartphone/words/en/refusals.ts';
import { type Smartphone, smartphonePlay } from '@/play/smartphone.ts';
import { dice, type Roll } from '../../unit/shared/dice.ts';
import { game } from '../../unit/smartphone/games.ts';
import { invariants } from '../../unit/smartphone/invariants.ts';
import { possible } from '../../unit/smartphone/possible.ts';
import type { FuzzGame } from '../game.ts';
import { withLess } from './simpler.ts';

function randomSetup(seed: number): Setup {
  const { chance, from } = dice(seed ^ 0x51de);
  const setup = game.randomSetup(seed);
  if (chance(60)) return setup;
  const sides = Object.fromEntries(technologies.map((technology) => [technology, from(['A', 'B'])])) as Sides;
  return { ...setup, technologySides: chance(30) ? 'A' : sides };
}

/** The list has two technologies in board order for either order. */
const inOrder = (action: Action): Action =>
  action.type === 'bonusProgress'
    ? { ...action, technologies: technologies.flatMap((each) => action.technologies.filter((one) => one === each)) }
    : action;

function options(state: GameState, roll: Roll): Action[] {
  if (state.phase !== 'planning') return roll.shuffled(legalActions(state)).slice(0, 8);
  const seat = roll.from(actingSeats(state));
  const means = planMeans(state, seat);
  return Array.from({ length: 4 }, () => ({ type: 'plan', seat, plan: randomPlan(means, roll.pick(1e9))[0] }));
}

function sound(state: GameState, random: number): Action | null {
  const [seat] = actingSeats(state);
  if (!seat || findSeat(state, seat)?.steve) return game.randomAction(state, random)[0];
  return simpleAction(state, seat, random).action;
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

const [plainest] = stackings;

export const smartphoneFuzz: FuzzGame<Smartphone> = {
  ...game,
  randomSetup,
  play: smartphonePlay,
  invariants,
  refuse,
  legal: legalActions,
  isListed: (state, action) =>
    action.type === 'plan' || legalActions(state).some((each) => isDeepStrictEqual(each, inOrder(action))),
  possible,
  options,
  sound,
  probe,
  told: (state) => {
    const next = state.turn && findSeat(state, state.turn.seat)?.steve ? steveMove(state) : null;
    return next ? [...state.news, next.why] : state.news;
  },
  kind: ({ pending, ...state }) =>
    [state.phase, restingState({ ...state, pending }), pending?.kind === 'bonus' ? pending.bonus.kind : ''].join(' '),
  simplerSetups: (setup) => [
    ...withLess(setup, 'e2' as const),
    { ...setup, technologySides: 'A' },
    { ...setup, seats: setup.seats.map((seat) => ({ ...seat, player: 'random' })) },
  ],
  simplerActions: (action) => [
    { type: 'endTurn', seat: action.seat },
    ...(action.type === 'plan'
      ? [
          ...(plainest ? [{ ...action, plan: { ...plainest, improvements: [] } }] : []),
          { ...action, plan: { ...action.plan, improvements: [] } },
        ]
      : []),
  ],
  all: {
    clause: clauses.map(({ id }) => id),
    refusal: Object.keys(refusals),
    news: Object.keys(happenings),
    action: Object.keys(actions),
    reading: Object.entries(readings).flatMap(([name, { values }]) => values.map((value) => `${name}=${value}`)),
  },
  readings: (setup) => Object.entries(rulesOf({ setup })).map(([name, value]) => `${name}=${value}`),
};
