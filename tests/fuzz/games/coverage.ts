import { isDeepStrictEqual } from 'node:util';
import type { Action } from '@machines/coverage/actions.ts';
import { valuerAction } from '@machines/coverage/bots/valuer.ts';
import { choices, rulesOf } from '@machines/coverage/choiceWords.ts';
import { clauses } from '@machines/coverage/clauses/index.ts';
import { restingState } from '@machines/coverage/flow.ts';
import { bidRange } from '@machines/coverage/rules/auction.ts';
import { standsStill } from '@machines/coverage/rules/endless.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import { actingSeat } from '@machines/coverage/rules/lookup.ts';
import { cents } from '@machines/coverage/rules/money.ts';
import type { GameState } from '@machines/coverage/state.ts';
import type { Coverage } from '@machines/coverage/types.ts';
import { actions } from '@machines/coverage/words/en/actions.ts';
import { happenings } from '@machines/coverage/words/en/happenings.ts';
import { refusals } from '@machines/coverage/words/en/refusals.ts';
import { coveragePlay } from '@/games/coverage/play/coverage.ts';
import { invariants } from '../../unit/coverage/invariants.ts';
import { fork } from '../../unit/coverage/maps.ts';
import { possible } from '../../unit/coverage/possible.ts';
import type { Roll } from '../../unit/shared/dice.ts';
import type { FuzzGame } from '../game.ts';
import { probed } from '../probes/coverage.ts';
import { withLess } from './simpler.ts';

function isListed(state: GameState, action: Action): boolean {
  if (action.type !== 'bid') return legalActions(state).some((each) => isDeepStrictEqual(each, action));
  const range = bidRange(state);
  if (!range || action.amount < range.least || action.amount > range.most) return false;
  const steps = action.amount / range.step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

/** Where a position has come again one passes: some readings let a game go on for ever (C3.10). */
function options(state: GameState, roll: Roll): Action[] {
  if (state.phase === 'choosing' && standsStill(state)) return [{ type: 'passTurn', seat: state.turn.seat }];
  const range = bidRange(state);
  return roll
    .shuffled(legalActions(state))
    .slice(0, 8)
    .map((action) =>
      action.type === 'bid' && range && roll.chance(50)
        ? {
            ...action,
            amount: cents(range.least + range.step * roll.pick((range.most - range.least) / range.step + 1)),
          }
        : action,
    );
}

export const coverageFuzz: FuzzGame<Coverage> = {
  ...probed,
  play: coveragePlay,
  invariants,
  isListed,
  possible,
  options,
  sound: (state, random) => {
    const seat = actingSeat(state);
    return seat && !standsStill(state) ? valuerAction(state, seat).action : probed.randomAction(state, random)[0];
  },
  kind: (state) => `${state.phase} ${restingState(state)} ${state.ending ? 'ending' : ''}`,
  simplerSetups: (setup) => [...withLess(setup, 'book' as const), { ...setup, map: fork }, { ...setup, map: 'teach' }],
  simplerActions: ({ seat }) => [
    { type: 'passTurn', seat },
    { type: 'passAuction', seat },
    { type: 'finish', seat },
  ],
  all: {
    clause: clauses.map(({ id }) => id),
    refusal: Object.keys(refusals),
    news: Object.keys(happenings),
    action: Object.keys(actions),
    reading: Object.entries(choices).flatMap(([name, { values }]) =>
      Object.keys(values).map((one) => `${name}=${one}`),
    ),
  },
  readings: (setup) => Object.entries(rulesOf({ setup })).map(([name, value]) => `${name}=${value}`),
};
