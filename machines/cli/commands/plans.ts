import { printed } from '../../smartphone/components/printed.ts';
import type { ComponentSet, SymbolPair } from '../../smartphone/components/types.ts';
import { rulesOf } from '../../smartphone/editions.ts';
import { symbols } from '../../smartphone/names.ts';
import type { PlanMeans } from '../../smartphone/rules/plan.ts';
import { legalPlans } from '../../smartphone/rules/planSpace.ts';
import { tallyPlan } from '../../smartphone/rules/symbols.ts';
import { noPowers, totalGoods, yieldOf } from '../../smartphone/rules/yields.ts';
import { type Command, readArgs, readOneOf, UsageError } from '../usage.ts';

export type Outcome = [price: number, goods: number, improve: number, research: number, logistics: number];

const readPairs = (text: string): SymbolPair[] =>
  text === ''
    ? []
    : text.split(',').map((part) => {
        const pair = part.split('+').map((symbol) => readOneOf(symbol, 'symbol', symbols));
        const [one, two, ...rest] = pair;
        if (!one || !two || rest.length > 0)
          throw new UsageError(`“${part}” is not an improvement; write two symbols, such as research+priceUp.`);
        return [one, two];
      });

/** Improvements of any symbols, as a component set whose first tiles they are. */
const withImprovements = (pairs: SymbolPair[]): ComponentSet => ({
  ...printed,
  improvements: pairs.map((pair) => ({ symbols: pair, count: 1 })),
});

const compare = (a: Outcome, b: Outcome): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
};

/** Every distinct outcome over all legal plans, sorted. */
export function outcomes(pairs: SymbolPair[], fourG: 'none' | 'one' | 'all'): Outcome[] {
  const components = withImprovements(pairs);
  const rules = {
    ...rulesOf({ setup: { ruleSet: 'e2', rulings: {} } }),
    e1FourG: fourG === 'one' ? ('one' as const) : ('each' as const),
  };
  const means: PlanMeans = { components, rules, improvements: pairs.map((_, tile) => tile), fourG: fourG !== 'none' };
  const found = new Map<string, Outcome>();
  for (const plan of legalPlans(means)) {
    const given = yieldOf(components, rules, tallyPlan(components, rules, plan, pairs.length), noPowers);
    const outcome: Outcome = [
      given.price,
      totalGoods(given.goods),
      given.improve ? 1 : 0,
      given.research,
      given.logistics,
    ];
    found.set(outcome.join(), outcome);
  }
  return [...found.values()].sort(compare);
}

export const plans: Command = {
  summary: 'Print the distinct outcomes over all legal plans: [price, goods, improve, research, logistics].',
  only: 'smartphone',
  help: () => `plans [--improvements research+priceUp,goods+research] [--four-g none|one|all]

  --improvements  the improvements to plan with, two symbols each (default: none)
  --four-g        how many may stick out with 4G side A (default none)

No technologies and no tokens; improvements that are not placed count as face down.`,
  run(args) {
    const { values } = readArgs(
      args,
      { improvements: { type: 'string', default: '' }, 'four-g': { type: 'string', default: 'none' } },
      { least: 0, most: 0 },
    );
    return outcomes(readPairs(values.improvements), readOneOf(values['four-g'], '--four-g', ['none', 'one', 'all']));
  },
};
