import { openIn, readingIn } from '../core/choices.ts';
import { type ChoiceName, choiceRows, type Rulings } from './choices.ts';
import { withPriceArrows } from './components/arrows.ts';
import { printed } from './components/printed.ts';
import { componentsSchema } from './components/schema.ts';
import type { Setup } from './state.ts';

/** What older versions of the rules read or wrote otherwise, so that what was played under them still opens. */

/** Before version 3 of the rules: readings without a ruling that are another one now. */
const before3: Rulings = {
  coverThroughPad: 'allowed',
  tuckedUnder: 'refused',
  bonusAgain: 'eachArrival',
  holdBack: 'allowed',
};

/** The set-up under which a log of an older version is played as it was: old defaults become rulings. */
export function asPlayed(setup: Setup, rulesVersion: number): Setup {
  if (rulesVersion >= 3) return setup;
  const { ruleSet, rulings } = setup;
  const changed = Object.entries(before3).filter(([name, value]) => {
    const reading = choiceRows[name as ChoiceName];
    return openIn(reading, [ruleSet]).length > 0 && readingIn(reading, ruleSet) !== value;
  });
  return { ...setup, rulings: { ...(Object.fromEntries(changed) as Rulings), ...rulings } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `priceBonusDirection: onlyUp`, which no book says, is now said by a copy of the game whose tiles show it. */
export const renewRulings = (rulings: unknown): unknown =>
  isRecord(rulings) && rulings['priceBonusDirection'] === 'onlyUp'
    ? { ...rulings, priceBonusDirection: 'asShown' }
    : rulings;

/** A set-up or a position with rulings as they are written now. */
export function renew(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const rulings = renewRulings(value['rulings']);
  if (rulings === value['rulings']) return value;
  if (value['components'] === undefined) return { ...value, rulings, components: withPriceArrows(printed, 'up') };
  // A component set that is no such thing is left for its schema to refuse.
  const own = componentsSchema.safeParse(value['components']);
  return { ...value, rulings, ...(own.success && { components: withPriceArrows(own.data, 'up') }) };
}
