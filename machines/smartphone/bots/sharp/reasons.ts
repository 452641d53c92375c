import { sameAction } from '../../../core/sameAction.ts';
import type { Why as AnyWhy } from '../../../core/why.ts';
import type { Action } from '../../actions.ts';
import type { ReasonKey } from '../../words/en/reasons.ts';
import { because } from '../because.ts';
import { named } from '../bonuses.ts';
import type { Outlook } from './outlook.ts';
import type { Candidate, World } from './plan.ts';

/** Why the sharp player does something, to be put in a sentence that can be learnt from. */

type Why = AnyWhy<ReasonKey>;

function orderOf(price: number, worlds: readonly World[]): Why[] {
  const prices = worlds.flatMap((world) => world.prices);
  if (prices.length === 0) return [];
  const lower = prices.filter((other) => other < price).length / prices.length;
  const higher = prices.filter((other) => other > price).length / prices.length;
  if (higher > 0.6) return [because('orderFirst')];
  return [because(lower > 0.6 ? 'orderLater' : 'orderClose')];
}

export function whyPlan({ outcome, sum, tried }: Candidate, all: readonly Candidate[], worlds: readonly World[]): Why {
  const { price, goods, research, logistics, improve } = outcome;
  const gives = [
    because('goods', { goods }),
    ...(research ? [because('research', { research })] : []),
    ...(logistics ? [because('logistics', { logistics })] : []),
    ...(improve ? [because('improvement')] : []),
  ];
  const others = all.filter((each) => each.tried > 0 && each.outcome.price !== price);
  const next = others.toSorted((a, b) => b.sum / b.tried - a.sum / a.tried)[0];
  const ahead = next ? Math.round(sum / tried - next.sum / next.tried) : 0;
  const against = next && ahead > 0 ? [because('against', { ahead, price: next.outcome.price })] : [];
  return because('sharpPlan', { price }, { order: orderOf(price, worlds), gives, against });
}

/** What an action is about. */
export function topic(action: Action): Why | Why[] {
  switch (action.type) {
    case 'research':
    case 'complete':
      return because('technology', { technology: action.technology });
    case 'expand':
    case 'sell':
    case 'placeFreeOffice':
    case 'secondOffice':
    case 'bonusOffice':
      return because('region', { region: action.region });
    case 'bonusMove':
      return because('topicMove', { from: action.from, to: action.to });
    case 'bonusProgress':
      return named(action.technologies);
    case 'bonusPrice':
      return because(action.change > 0 ? 'topicUp' : 'topicDown');
    case 'sellOffBoard':
      return because('topicOffBoard', { amount: action.amount });
    case 'takeImprovement':
      return because('topicImprovement');
    case 'takeToken':
      return because('topicToken');
    case 'takeBonus':
      return because('topicGoods');
    case 'declineBonus':
      return because('topicNoBonus');
    case 'plan':
      return because('topicPlan');
    case 'endTurn':
      return because('topicEnd');
  }
}

/** Why one action and not the obvious one: where the difference lies when both are played to the end of the round. */
export function whyInstead(action: Action, obvious: Action, better: Outlook, worse: Outlook): Why {
  const gains: [number, 'gainOwn' | 'gainOthers' | 'gainLater'][] = [
    [better.own - worse.own, 'gainOwn'],
    [worse.others - better.others, 'gainOthers'],
    [better.later - worse.later, 'gainLater'],
  ];
  const most = gains.reduce((a, b) => (b[0] > a[0] ? b : a));
  const gain = because(most[1], { vp: Math.max(1, Math.round(most[0])) });
  const [here, there] = [topic(action), topic(obvious)];
  return sameAction(here, there)
    ? because('closely', {}, { gain })
    : because('rather', {}, { this: here, that: there, gain });
}
