import { mostImprovements, solvePlans } from '../../smartphone/bots/solver/solve.ts';
import { rulesOf } from '../../smartphone/choices.ts';
import { printed } from '../../smartphone/components/printed.ts';
import type { ComponentSet, SymbolPair } from '../../smartphone/components/types.ts';
import { symbols } from '../../smartphone/names.ts';
import type { PlanMeans } from '../../smartphone/rules/plan.ts';
import { noPowers } from '../../smartphone/rules/yields.ts';
import { type Command, readArgs, readOneOf, UsageError } from '../usage.ts';

export type Outcome = [price: number, goods: number, improve: number, research: number, logistics: number];

function readPairs(text: string): SymbolPair[] {
  const parts = text === '' ? [] : text.split(',');
  if (parts.length > mostImprovements)
    throw new UsageError(`${parts.length} improvements are too many; the most is ${mostImprovements}.`);
  return parts.map((part) => {
    const pair = part.split('+').map((symbol) => readOneOf(symbol, 'symbol', symbols));
    const [one, two, ...rest] = pair;
    if (!one || !two || rest.length > 0)
      throw new UsageError(`“${part}” is not an improvement; write two symbols, such as research+priceUp.`);
    return [one, two];
  });
}

/** Improvements of any symbols, as a component set whose first tiles they are. */
const withImprovements = (pairs: SymbolPair[]): ComponentSet => ({
  ...printed,
  improvements: pairs.map((pair) => ({ symbols: pair, count: 1 })),
});

/** Every distinct outcome over all legal plans, sorted. */
export function outcomes(pairs: SymbolPair[], fourG: 'none' | 'one' | 'all'): Outcome[] {
  const rules = {
    ...rulesOf({ setup: { ruleSet: 'e2', rulings: {} } }),
    e1FourG: fourG === 'one' ? ('one' as const) : ('each' as const),
  };
  const means: PlanMeans = {
    components: withImprovements(pairs),
    rules,
    improvements: pairs.map((_, tile) => tile),
    fourG: fourG !== 'none',
  };
  return solvePlans(means, noPowers).outcomes.map(({ price, goods, improve, research, logistics }) => [
    price,
    goods,
    improve,
    research,
    logistics,
  ]);
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
