import { answer } from '@machines/smartphone/bots/solver/ask.ts';
import { loosen } from '@machines/smartphone/bots/solver/loosen.ts';
import type { Outcome } from '@machines/smartphone/bots/solver/outcome.ts';
import { solvePlans } from '@machines/smartphone/bots/solver/solve.ts';
import { type RuleSet, type Rulings, rulesOf } from '@machines/smartphone/choices.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import type { ComponentSet, SymbolPair } from '@machines/smartphone/components/types.ts';
import type { GameSymbol } from '@machines/smartphone/names.ts';
import type { Plan, Turn } from '@machines/smartphone/plan.ts';
import { type PlanMeans, refusePlan } from '@machines/smartphone/rules/plan.ts';
import { lays, type Stacking, stackings } from '@machines/smartphone/rules/planSpace.ts';
import { tallyPlan } from '@machines/smartphone/rules/symbols.ts';
import { noPowers, type Powers, totalGoods, yieldOf } from '@machines/smartphone/rules/yields.ts';
import { describe, expect, test } from 'vitest';

/** The solver against every plan there is, one by one, through the functions that refuse and count. */

const pairs: SymbolPair[] = [
  ['research', 'priceUp'],
  ['goodsPriceDown', 'logistics'],
  ['goods', 'logistics'],
  ['priceUp', 'goods'],
  ['research', 'research'],
  ['logistics', 'priceUp'],
];

interface Case {
  count: number;
  fourG?: boolean;
  ruleSet?: RuleSet;
  rulings?: Rulings;
  components?: Partial<ComponentSet>;
}

const meansOf = ({ count, fourG = false, ruleSet = 'e2', rulings = {}, components }: Case): PlanMeans => ({
  components: {
    ...printed,
    improvements: pairs.slice(0, count).map((symbols) => ({ symbols, count: 1 })),
    ...components,
  },
  rules: rulesOf({ setup: { ruleSet, rulings } }),
  improvements: pairs.slice(0, count).map((_, tile) => tile),
  fourG,
});

function outcomeOf({ components, rules, improvements }: PlanMeans, powers: Powers, plan: Plan): Outcome {
  const given = yieldOf(components, rules, tallyPlan(components, rules, plan, improvements.length), powers);
  const { price, research, logistics } = given;
  return { price, goods: totalGoods(given.goods), improve: given.improve ? 1 : 0, research, logistics };
}

const keyOf = ({ price, goods, improve, research, logistics }: Outcome): string =>
  [price, goods, improve, research, logistics].join();

/** Every legal plan on these stackings, each improvement laid in every way after those that lie. */
function* everyPlan(
  means: PlanMeans,
  on: readonly Stacking[],
  { turns = [0, 1, 2, 3], inOrder = false }: { turns?: Turn[]; inOrder?: boolean } = {},
): Generator<Plan> {
  for (const stacking of on) {
    const all = means.improvements.length > 0 ? lays(means, stacking) : [];
    const ways = all.filter(({ turn }) => turns.includes(turn));
    function* extend(plan: Plan, left: readonly number[]): Generator<Plan> {
      yield plan;
      for (const tile of inOrder ? left.slice(0, 1) : left)
        for (const lay of ways) {
          const next = { ...plan, improvements: [...plan.improvements, { ...lay, tile }] };
          if (plan.improvements.at(-1)?.layer === 'over' && lay.layer === 'under') continue;
          if (refusePlan(means, next)) continue;
          yield* extend(
            next,
            left.filter((other) => other !== tile),
          );
        }
    }
    yield* extend({ ...stacking, improvements: [] }, means.improvements);
  }
}

/** A few stackings of every kind: 7 is prime to the ways they are listed by. */
const some = (every: number): Stacking[] => stackings.filter((_, at) => (at * 7) % every === 3 % every);

function expectExact(
  means: PlanMeans,
  powers: Powers,
  on: readonly Stacking[],
  plans = (these: readonly Stacking[]) => everyPlan(means, these),
): void {
  const expected = new Set<string>();
  for (const plan of plans(on)) expected.add(keyOf(outcomeOf(means, powers, plan)));
  const { outcomes, planFor } = solvePlans(means, powers, on);
  expect(outcomes.map(keyOf).sort()).toEqual([...expected].sort());
  for (const outcome of outcomes) {
    const plan = planFor(outcome);
    expect(refusePlan(means, plan)).toBeNull();
    expect(outcomeOf(means, powers, plan)).toEqual(outcome);
  }
}

const readings: [name: string, reading: Omit<Case, 'count'>][] = [
  ['the default rulings', {}],
  ['4G, all', { fourG: true }],
  ['4G, one', { fourG: true, ruleSet: 'e1' }],
  ['twoCoverOne refused', { rulings: { twoCoverOne: 'refused' } }],
  ['coverThroughPad refused', { rulings: { coverThroughPad: 'refused' } }],
  ['coverThroughPad allowed', { rulings: { coverThroughPad: 'allowed' } }],
  ['coverThroughPad allowed, 4G all', { fourG: true, rulings: { coverThroughPad: 'allowed' } }],
  ['the Korean edition, 4G all', { fourG: true, ruleSet: 'ko' }],
  ['tuckedUnder allowed', { rulings: { tuckedUnder: 'allowed' } }],
  ['padOverImprovement nothing', { rulings: { padOverImprovement: 'nothing' } }],
  ['priceBeyondTrack unbounded', { rulings: { priceBeyondTrack: 'unbounded' } }],
  ['overhangActive inactive, 4G all', { fourG: true, rulings: { overhangActive: 'inactive' } }],
  ['overhangActive inactive, 4G one', { fourG: true, ruleSet: 'e1', rulings: { overhangActive: 'inactive' } }],
  ['overhangOverlap refused, 4G all', { fourG: true, rulings: { overhangOverlap: 'refused' } }],
  ['twoCoverOne refused, 4G all', { fourG: true, rulings: { twoCoverOne: 'refused' } }],
  ['padOverImprovement nothing, 4G one', { fourG: true, ruleSet: 'e1', rulings: { padOverImprovement: 'nothing' } }],
  [
    'every one of them at once, 4G all',
    {
      fourG: true,
      rulings: {
        twoCoverOne: 'refused',
        coverThroughPad: 'refused',
        overhangActive: 'inactive',
        overhangOverlap: 'refused',
        tuckedUnder: 'allowed',
        padOverImprovement: 'nothing',
        gpsScope: 'padsOnly',
      },
    },
  ],
  [
    'coverThroughPad refused and padOverImprovement nothing',
    { rulings: { coverThroughPad: 'refused', padOverImprovement: 'nothing' } },
  ],
  ['padOverImprovement nothing in the Korean edition', { ruleSet: 'ko', rulings: { padOverImprovement: 'nothing' } }],
  [
    'overhangActive inactive and overhangOverlap refused, 4G all',
    { fourG: true, rulings: { overhangActive: 'inactive', overhangOverlap: 'refused' } },
  ],
  [
    'coverThroughPad allowed and twoCoverOne refused',
    { rulings: { coverThroughPad: 'allowed', twoCoverOne: 'refused' } },
  ],
];

const rich: Powers = { gpsA: true, liIonA: true, liIonB: true, nfcB: true, technologies: 4, tokens: 2 };

describe('all outcomes, with an example each', () => {
  test('no improvement: those of the 480 stackings', () => expectExact(meansOf({ count: 0 }), noPowers, stackings));

  test.each(readings)('one improvement, %s: every legal plan there is', (_name, reading) => {
    expectExact(meansOf({ count: 1, ...reading }), noPowers, stackings);
  });

  test.each(readings)('two improvements, %s: every legal plan on stackings of every kind', (_name, reading) => {
    expectExact(meansOf({ count: 2, ...reading }), rich, some(reading.fourG ? 80 : 32));
  });

  // Tiles that show the same on both ends need not be tried both ways round, and equal ones in no other order.
  const twins = (symbols: GameSymbol[]): Partial<ComponentSet> => ({
    improvements: symbols.map((symbol) => ({ symbols: [symbol, symbol], count: 1 })),
  });
  test.each([
    ['the default rulings', {}, ['research', 'logistics', 'priceUp']],
    ['twoCoverOne refused', { rulings: { twoCoverOne: 'refused' } }, ['research', 'goods', 'priceUp']],
    ['4G, all', { fourG: true }, ['research', 'research', 'research']],
    ['4G, one', { fourG: true, ruleSet: 'e1' }, ['logistics', 'logistics', 'logistics']],
    [
      'padOverImprovement nothing',
      { rulings: { padOverImprovement: 'nothing' } },
      ['research', 'research', 'research'],
    ],
  ] as [string, Omit<Case, 'count'>, GameSymbol[]][])(
    'three improvements, %s: every legal plan on a few stackings',
    (_name, reading, symbols) => {
      const means = meansOf({ count: 3, ...reading, components: twins(symbols) });
      const equal = new Set(symbols).size === 1;
      const plans = (on: readonly Stacking[]) => everyPlan(means, on, { turns: [0, 1], inOrder: equal });
      expectExact(means, rich, some(reading.fourG ? 240 : 160), plans);
    },
  );

  test('gpsScope decides which symbols GPS side A doubles', () => {
    const gps = { ...noPowers, gpsA: true };
    for (const gpsScope of ['everywhere', 'padsOnly'] as const)
      expectExact(meansOf({ count: 2, rulings: { gpsScope } }), gps, some(40));
  });

  test('pads of another copy, with improvement symbols on tiles, are solved as they are', () => {
    const components: Partial<ComponentSet> = {
      pads: { A: { ...printed.pads.A, side1: printed.pads.B.side2 }, B: printed.pads.B },
      improvements: [{ symbols: ['improve', 'goods'], count: 2 }],
    };
    expectExact(meansOf({ count: 2, components }), noPowers, some(40));
  });

  test('six improvements: every example is legal and gives exactly its outcome', () => {
    for (const fourG of [false, true]) {
      const means = meansOf({ count: 6, fourG });
      const { outcomes, planFor } = solvePlans(means, noPowers);
      expect(outcomes.length).toBeGreaterThan(3500);
      for (const outcome of outcomes.filter((_, at) => at % 23 === 0)) {
        const plan = planFor(outcome);
        expect(refusePlan(means, plan)).toBeNull();
        expect(outcomeOf(means, noPowers, plan)).toEqual(outcome);
      }
    }
  });
});

describe('questions', () => {
  const { outcomes } = solvePlans(meansOf({ count: 2 }), noPowers);

  test('price at most 4, at least 3 research, as many goods as possible', () => {
    const [best, ...others] = answer(outcomes, { most: { price: 4 }, least: { research: 3 }, prefer: ['goods'] });
    expect(best?.price).toBeLessThanOrEqual(4);
    expect(best?.research).toBeGreaterThanOrEqual(3);
    for (const other of others) expect(other.goods).toBeLessThanOrEqual(best?.goods ?? 0);
    const within = outcomes.filter(({ price, research }) => price <= 4 && research >= 3);
    expect(others).toHaveLength(within.length - 1);
  });

  test('wishes count one after the other, and the least can be wished for', () => {
    const answers = answer(outcomes, { prefer: ['logistics', '-price'] });
    const top = Math.max(...outcomes.map(({ logistics }) => logistics));
    const cheapest = Math.min(...outcomes.filter(({ logistics }) => logistics === top).map(({ price }) => price));
    expect(answers[0]).toMatchObject({ logistics: top, price: cheapest });
  });

  test('what no plan reaches has no answer and no plan', () => {
    expect(answer(outcomes, { least: { goods: 99 } })).toEqual([]);
    const { planFor } = solvePlans(meansOf({ count: 0 }), noPowers);
    expect(() => planFor({ price: 8, goods: 20, improve: 1, research: 9, logistics: 9 })).toThrow(RangeError);
  });

  test('a question without an answer says how far each limit alone would have to move', () => {
    const most = Math.max(...outcomes.map(({ research }) => research));
    const dearest = Math.max(...outcomes.map(({ price }) => price));
    const question = { least: { research: most + 2 }, most: { price: dearest } };
    expect(answer(outcomes, question)).toEqual([]);
    // The price limit bars nothing, so moving it helps nothing.
    const at = outcomes.filter(({ research }) => research === most).length;
    expect(loosen(outcomes, question)).toEqual([
      { end: 'least', part: 'research', from: most + 2, to: most, count: at },
    ]);
    const [all] = loosen(outcomes, { least: { research: most + 1, price: 3 }, most: { logistics: 4 } });
    const { end, part, to, count } = all ?? { end: 'least', part: 'price', to: 0, count: 0 };
    const moved = answer(outcomes, { least: { price: 3, [part]: to }, most: { logistics: 4 } });
    expect(end).toBe('least');
    expect(moved).toHaveLength(count);
    expect(loosen(outcomes, { least: { research: 99, goods: 99 } })).toEqual([]);
  });
});
