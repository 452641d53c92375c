/** `npm run bench`, second part: how the plan solver grows with the number of improvements. */
import { solvePlans } from '../../machines/smartphone/bots/solver/solve.ts';
import { rulesOf } from '../../machines/smartphone/choices.ts';
import { printed } from '../../machines/smartphone/components/printed.ts';
import type { SymbolPair } from '../../machines/smartphone/components/types.ts';
import type { PlanMeans } from '../../machines/smartphone/rules/plan.ts';
import { noPowers } from '../../machines/smartphone/rules/yields.ts';

const pairs: SymbolPair[] = [
  ['research', 'priceUp'],
  ['goods', 'logistics'],
  ['goodsPriceDown', 'logistics'],
  ['priceUp', 'goods'],
  ['research', 'research'],
  ['logistics', 'priceUp'],
];
const rules = rulesOf({ setup: { ruleSet: 'e2', rulings: {} } });

/** A new object for the pads, so that nothing is known of them yet. */
const meansOf = (count: number, fourG: boolean): PlanMeans => ({
  components: {
    ...printed,
    pads: { ...printed.pads },
    improvements: pairs.slice(0, count).map((symbols) => ({ symbols, count: 1 })),
  },
  rules,
  improvements: pairs.slice(0, count).map((_, tile) => tile),
  fourG,
});

/** Processor time of the thread that answers, which other work on the machine disturbs less than the clock. */
function milliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function time(work: () => void): number {
  const start = milliseconds();
  work();
  return milliseconds() - start;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const tries = 15;
const inARow = 5;
const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(10);

console.log('\nall outcomes of a plan, middle of several; again: with the pads and rules known already');
console.log('improvements   outcomes      first     again   with 4G      first     again');
for (let count = 0; count <= pairs.length; count++) {
  const cells = [false, true].map((fourG) => {
    const [first, again]: [number[], number[]] = [[], []];
    let outcomes = 0;
    for (let at = 0; at < tries; at++) {
      const means = meansOf(count, fourG);
      first.push(
        time(() => {
          outcomes = solvePlans(means, noPowers).outcomes.length;
        }),
      );
      // Too quick for the thread's clock, so several in a row.
      again.push(
        time(() => {
          for (let more = 0; more < inARow; more++) solvePlans(means, noPowers);
        }) / inARow,
      );
    }
    return `${String(outcomes).padStart(8)} ${ms(median(first))}${ms(median(again))}`;
  });
  console.log(`${String(count).padStart(12)}   ${cells.join('  ')}`);
}
console.log('wanted for 6: under 100 ms, better under 50 ms');
