import { isDeepStrictEqual } from 'node:util';
import type { Action } from '@machines/smartphone/actions.ts';
import { casualAction } from '@machines/smartphone/bots/casual.ts';
import { choiceRows, rulesOf } from '@machines/smartphone/choices.ts';
import { clauses } from '@machines/smartphone/clauses/index.ts';
import { restingState } from '@machines/smartphone/flow.ts';
import { technologies } from '@machines/smartphone/names.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { findSeat } from '@machines/smartphone/rules/lookup.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import { randomPlan, stackings } from '@machines/smartphone/rules/planSpace.ts';
import { toAct } from '@machines/smartphone/rules/turns.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { Smartphone } from '@machines/smartphone/types.ts';
import { actions } from '@machines/smartphone/words/en/actions.ts';
import { happenings } from '@machines/smartphone/words/en/happenings.ts';
import { refusals } from '@machines/smartphone/words/en/refusals.ts';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import type { Roll } from '../../unit/shared/dice.ts';
import { invariants } from '../../unit/smartphone/invariants.ts';
import { possible } from '../../unit/smartphone/possible.ts';
import type { FuzzGame } from '../game.ts';
import { probed } from '../probes/smartphone.ts';
import { withLess } from './simpler.ts';

/** The list has two technologies in board order for either order. */
const inOrder = (action: Action): Action =>
  action.type === 'bonusProgress'
    ? { ...action, technologies: technologies.flatMap((each) => action.technologies.filter((one) => one === each)) }
    : action;

function options(state: GameState, roll: Roll): Action[] {
  if (state.phase !== 'planning') return roll.shuffled(legalActions(state)).slice(0, 8);
  const seat = roll.from(toAct(state));
  const means = planMeans(state, seat);
  return Array.from({ length: 4 }, () => ({ type: 'plan', seat, plan: randomPlan(means, roll.pick(1e9))[0] }));
}

function sound(state: GameState, random: number): Action | null {
  const [seat] = toAct(state);
  if (!seat || findSeat(state, seat)?.steve) return probed.randomAction(state, random)[0];
  return casualAction(state, seat, random).action;
}

const [plainest] = stackings;

export const smartphoneFuzz: FuzzGame<Smartphone> = {
  ...probed,
  play: smartphonePlay,
  invariants,
  isListed: (state, action) =>
    action.type === 'plan' || legalActions(state).some((each) => isDeepStrictEqual(each, inOrder(action))),
  possible,
  options,
  sound,
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
    reading: Object.entries(choiceRows).flatMap(([name, { values }]) => values.map((value) => `${name}=${value}`)),
  },
  readings: (setup) => Object.entries(rulesOf({ setup })).map(([name, value]) => `${name}=${value}`),
};
