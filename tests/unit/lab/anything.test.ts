import { ruleSets } from '@machines/smartphone/choices.ts';
import { listedTypes, verdicts } from '@machines/smartphone/lab/candidates.ts';
import { compareRuns, defaultSettings } from '@machines/smartphone/lab/compare.ts';
import { nearestLegal } from '@machines/smartphone/lab/nearest.ts';
import { colours, phases, regions, technologies } from '@machines/smartphone/names.ts';
import { positionSchema } from '@machines/smartphone/position/schema.ts';
import { expect, test } from 'vitest';
import { smartphoneLab } from '@/games/smartphone/lab/labGame.ts';
import { layBench } from '@/lab/bench.ts';
import { dice } from '../shared/dice.ts';

/** A position thrown together without any regard for the rules. */
function anyPosition(seed: number) {
  const { pick, from, chance, shuffled } = dice(seed);
  const some = <T>(most: number, make: () => T): T[] => Array.from({ length: pick(most) }, make);
  const seat = () => ({
    vp: pick(99),
    price: pick(30) - 10,
    goods: pick(60),
    tokens: pick(9),
    technologies: shuffled(technologies).slice(0, pick(7)),
    patents: shuffled(technologies).slice(0, pick(4)),
    research: { [from(technologies)]: pick(9) },
    active: { goods: pick(9), research: pick(9), logistics: pick(20), improve: pick(3) },
    marker: chance(30) ? from(regions) : null,
  });
  const region = () => ({
    offices: some(8, () => from(colours)),
    progress: { [from(colours)]: pick(9) },
    sold: some(8, () => (chance(40) ? from(colours) : null)),
    ...(chance(40) && { retailer: chance(50) ? null : { tile: pick(31), side: pick(2) } }),
  });
  return positionSchema.parse({
    phase: from(phases),
    rules: from(ruleSets),
    seats: shuffled(colours).slice(0, 2 + pick(4)),
    steve: from(colours),
    round: 1 + pick(5),
    bare: chance(50),
    tokens: pick(30),
    sides: Object.fromEntries(technologies.map((each) => [each, chance(50) ? 'A' : 'B'])),
    table: Object.fromEntries(colours.map((each) => [each, seat()])),
    board: Object.fromEntries(regions.filter(() => chance(60)).map((each) => [each, region()])),
  });
}

test('whatever is put on the bench, it is laid out, judged, asked and compared without an error', () => {
  for (let seed = 0; seed < 300; seed++) {
    const position = anyPosition(seed);
    const laid = layBench(smartphoneLab, { ...smartphoneLab.empty, position });
    if (!laid.ok) throw new Error(`seed ${seed}: ${laid.message}`);
    const [{ state }] = laid.bench.stretches;
    compareRuns(position, [], defaultSettings('e2'), defaultSettings('e1'));
    const [seat] = state.seats;
    if (seed % 10 === 0 && seat)
      for (const type of listedTypes)
        for (const { action, refusal } of verdicts(state, type, seat.colour).slice(0, 3))
          expect(nearestLegal(state, action).length === 0 || refusal !== null, `seed ${seed}, ${type}`).toBe(true);
  }
});
