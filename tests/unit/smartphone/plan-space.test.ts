import { type Rulings, rulesOf } from '@machines/smartphone/choices.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import { improvementSpots } from '@machines/smartphone/rules/grid.ts';
import { type PlanMeans, refusePlan } from '@machines/smartphone/rules/plan.ts';
import { lays, legalPlans, stackings } from '@machines/smartphone/rules/planSpace.ts';
import { describe, expect, test } from 'vitest';

describe('the space of plans', () => {
  const means = (improvements: number[], fourG = false, rulings: Rulings = {}): PlanMeans => ({
    components: printed,
    rules: rulesOf({ setup: { ruleSet: 'e2', rulings } }),
    improvements,
    fourG,
  });

  /** Every lay on a wide grid that refusePlan accepts. */
  const bruteLays = (asked: PlanMeans, stacking: (typeof stackings)[number]) => {
    const found: string[] = [];
    for (let x = -5; x <= 6; x++)
      for (let y = -5; y <= 7; y++)
        for (const turn of [0, 1, 2, 3] as const)
          for (const layer of ['under', 'over'] as const) {
            const lay = { x, y, turn, layer };
            if (!refusePlan(asked, { ...stacking, improvements: [{ ...lay, tile: 0 }] }))
              found.push(JSON.stringify(lay));
          }
    return found.sort();
  };

  test('S1.2 has 480 stackings: all offsets that cover 1 to 4 cells, and no others', () => {
    const brute = new Set<string>();
    for (const side of [1, 2] as const)
      for (const topSide of [1, 2] as const)
        for (const pad of ['A', 'B'] as const)
          for (const turn of [0, 1, 2, 3] as const)
            for (let x = -6; x <= 6; x++)
              for (let y = -6; y <= 6; y++) {
                const bottom = { pad, side, turn: 0, x: 0, y: 0 } as const;
                const top = { pad: pad === 'A' ? 'B' : 'A', side: topSide, turn, x, y } as const;
                if (!refusePlan(means([]), { bottom, top, improvements: [] }))
                  brute.add(JSON.stringify({ bottom, top }));
              }
    expect(new Set(stackings.map((stacking) => JSON.stringify(stacking)))).toEqual(brute);
    expect(stackings).toHaveLength(480);
  });

  for (const fourG of [false, true])
    for (const tuckedUnder of ['refused', 'allowed'] as const)
      test(`S1.4 S1.7 lists every lay of one improvement ${fourG ? 'with' : 'without'} 4G, tucked under ${tuckedUnder}`, () => {
        const asked = means([0], fourG, { tuckedUnder });
        for (let at = 0; at < stackings.length; at += 23) {
          const stacking = stackings[at];
          if (!stacking) throw new Error('no stacking');
          const listed = lays(asked, stacking);
          expect(listed.map((lay) => JSON.stringify(lay)).sort()).toEqual(bruteLays(asked, stacking));
        }
      });

  test('S1.6 holds every plan of two improvements on one stacking exactly once, and only legal ones', () => {
    const asked = means([0, 6]);
    const [stacking] = stackings;
    if (!stacking) throw new Error('no stacking');
    const possibleLays = bruteLays(asked, stacking).map((lay) => JSON.parse(lay));
    const brute = new Set<string>([JSON.stringify([])]);
    for (const tile of [0, 6]) for (const lay of possibleLays) brute.add(JSON.stringify([{ ...lay, tile }]));
    for (const [first, second] of [
      [0, 6],
      [6, 0],
    ])
      for (const one of possibleLays)
        for (const two of possibleLays) {
          if (one.layer === 'over' && two.layer === 'under') continue; // the same pile, laid the other way round
          const improvements = [
            { ...one, tile: first },
            { ...two, tile: second },
          ];
          if (!refusePlan(asked, { ...stacking, improvements })) brute.add(JSON.stringify(improvements));
        }
    const listed: string[] = [];
    for (const plan of legalPlans(asked)) {
      if (plan.bottom !== stacking.bottom || plan.top !== stacking.top) break;
      listed.push(JSON.stringify(plan.improvements));
    }
    const order = (text: string) =>
      JSON.stringify(
        JSON.parse(text).map(({ x, y, turn, layer, tile }: Record<string, unknown>) => ({ x, y, turn, layer, tile })),
      );
    expect(listed.map(order).sort()).toEqual([...brute].map(order).sort());
    expect(improvementSpots({ x: 0, y: 0, turn: 3 })).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: -1 },
    ]);
  });
});
