import type { Action } from '../../smartphone/actions.ts';
import { amount } from '../pick.ts';
import type { Outlook } from './outlook.ts';
import type { Candidate, World } from './plan.ts';

/** Why the sharp player does something, in a sentence that can be learnt from. */

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

function orderWords(price: number, worlds: readonly World[]): string {
  const prices = worlds.flatMap((world) => world.prices);
  if (prices.length === 0) return '';
  const lower = prices.filter((other) => other < price).length / prices.length;
  const higher = prices.filter((other) => other > price).length / prices.length;
  if (higher > 0.6) return ', most likely below the others and so first in order,';
  if (lower > 0.6) return ', though others will likely be cheaper and go first,';
  return ', close to what the others will likely ask,';
}

export function whyPlan(
  { outcome, sum, tried }: Candidate,
  all: readonly Candidate[],
  worlds: readonly World[],
): string {
  const gives = [
    amount(outcome.goods, 'good'),
    ...(outcome.research ? [`${outcome.research} research`] : []),
    ...(outcome.logistics ? [`${outcome.logistics} logistics`] : []),
    ...(outcome.improve ? ['an improvement'] : []),
  ];
  const others = all.filter((each) => each.tried > 0 && each.outcome.price !== outcome.price);
  const next = others.toSorted((a, b) => b.sum / b.tried - a.sum / a.tried)[0];
  const ahead = next ? Math.round(sum / tried - next.sum / next.tried) : 0;
  const against =
    next && ahead > 0
      ? `; played out, that is worth about ${ahead} VP more than the best plan at price ${next.outcome.price}`
      : '';
  return `Price ${outcome.price}${orderWords(outcome.price, worlds)} with ${listed(gives)}${against}.`;
}

/** What an action is about, in a word or two. */
export function topic(action: Action): string {
  switch (action.type) {
    case 'research':
    case 'complete':
      return action.technology;
    case 'expand':
    case 'sell':
    case 'placeFreeOffice':
    case 'secondOffice':
    case 'bonusOffice':
      return action.region;
    case 'bonusMove':
      return `${action.from} to ${action.to}`;
    case 'bonusProgress':
      return listed([...new Set(action.technologies)]);
    case 'bonusPrice':
      return action.change > 0 ? 'price up' : 'price down';
    case 'sellOffBoard':
      return `selling ${action.amount} off the board`;
    case 'takeImprovement':
      return 'this improvement';
    case 'takeBonus':
      return 'the goods';
    case 'declineBonus':
      return 'no bonus';
    case 'endTurn':
      return 'stopping here';
    default:
      return action.type;
  }
}

/** Why one action and not the obvious one: where the difference lies when both are played to the end of the round. */
export function whyInstead(action: Action, obvious: Action, better: Outlook, worse: Outlook): string {
  const gains: [number, (by: number) => string][] = [
    [better.own - worse.own, (by) => `the round ends ${by} VP better for this seat`],
    [worse.others - better.others, (by) => `it costs the strongest rival about ${by} VP`],
    [better.later - worse.later, () => 'it leaves more to earn in the rounds to come'],
  ];
  const [most] = gains.toSorted((a, b) => b[0] - a[0]);
  const words = most?.[1](Math.max(1, Math.round(most[0]))) ?? '';
  const same = topic(action) === topic(obvious);
  return `${same ? 'Looked at closely' : `${topic(action)} rather than ${topic(obvious)}`}: played out, ${words}.`.replace(
    /^./,
    (first) => first.toUpperCase(),
  );
}
