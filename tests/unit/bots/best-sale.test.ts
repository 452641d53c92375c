import { bestSale } from '@machines/smartphone/bots/bestSale.ts';
import type { Rulings } from '@machines/smartphone/choices.ts';
import { refuse } from '@machines/smartphone/flow.ts';
import { type Colour, regions } from '@machines/smartphone/names.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { sell } from '@machines/smartphone/rules/sale.ts';
import { scoreControl, scoreSales } from '@machines/smartphone/rules/scoring.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { dice } from '../shared/dice.ts';
import { bareBoard, begin, edit, inPhase, ruleSets, seat, tableOf } from '../smartphone/kit.ts';

/** The best sale against every sale there is, each scored by the rules of phase 8. */

const vpOf = (state: GameState, colour: Colour): number => seat(scoreControl(scoreSales(state)), colour).vp;

/** The most VP green has after any legal sale, by trying all of them. */
function bruteForce(state: GameState, known = new Map<string, number>()): number {
  const key = JSON.stringify([state.sold, state.turn?.remote]);
  const held = known.get(key);
  if (held !== undefined) return held;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legalActions(state))
    most = Math.max(most, action.type === 'sell' ? bruteForce(sell(state, action), known) : vpOf(state, 'green'));
  known.set(key, most);
  return most;
}

/** Green sells in three or four regions, where others have sold before. */
function market(seed: number, options: { ruleSet: (typeof ruleSets)[number]; rulings: Rulings }): GameState {
  const { pick, from, chance, shuffled } = dice(seed);
  const table = bareBoard(tableOf({ ...options, seats: ['green', 'blue', 'red'], sides: { '4G': 'B' } }));
  return begin(
    edit(table, (draft) => {
      for (const region of shuffled(regions).slice(0, 4)) {
        draft.offices[region] = shuffled<Colour>(['green', 'blue', 'red']).slice(0, 1 + pick(2));
        draft.sold[region] = draft.sold[region].map(() => (chance(40) ? from<Colour>(['blue', 'red']) : null));
      }
      const technologies = shuffled(['GPS', 'Gamepad', 'NFC', '4G'] as const).slice(0, 2);
      Object.assign(seat(draft, 'green'), { price: 2 + pick(4), goods: 1 + pick(4), technologies });
      for (const other of ['blue', 'red'] as const) Object.assign(seat(draft, other), { price: 6, goods: 2 });
    }),
    'sale',
  );
}

const readings: [string, Rulings][] = [
  ['default rulings', {}],
  ['goods may not be held back', { holdBack: 'mustSell' }],
  ['ties go to the leftmost office', { controlTie: 'offices' }],
  ['control needs an office', { controlWithoutOffice: 'needsOffice' }],
];

describe('the best sale', () => {
  for (const ruleSet of ruleSets)
    test.each(readings)(`is what trying every sale finds (${ruleSet}, %s)`, (_name, rulings) => {
      let sold = 0;
      for (let seed = 1; seed <= 9; seed++) {
        const state = market(seed, { ruleSet, rulings });
        if (state.turn?.seat !== 'green') continue;
        const sale = bestSale(state);
        const before = vpOf(state, 'green');
        expect(before + (sale?.vp ?? 0)).toBe(bruteForce(state));
        let after = state;
        for (const action of sale?.actions ?? []) {
          expect(refuse(after, action)).toBeNull();
          after = sell(after, action);
        }
        expect(vpOf(after, 'green')).toBe(before + (sale?.vp ?? 0));
        expect(refuse(after, { type: 'endTurn', seat: 'green' })).toBeNull();
        sold += sale?.actions.length ?? 0;
      }
      expect(sold).toBeGreaterThan(6);
    });

  /** Blue has sold to the first buyer of Europe, where green has an office too. */
  const europe = (goods: number): GameState =>
    inPhase(
      'sale',
      (draft) => {
        draft.offices.Europe = ['blue', 'green'];
        draft.sold.Europe = draft.sold.Europe.map((_, at) => (at < 1 ? 'blue' : null));
        Object.assign(seat(draft, 'green'), { price: 3, goods });
        Object.assign(seat(draft, 'blue'), { price: 8, goods: 0 });
      },
      { seats: ['green', 'blue'] },
    );

  test('says where each good goes, whose place it takes and what stays', () => {
    const sale = bestSale(europe(9));
    const [there] = sale?.sales ?? [];
    expect(sale?.sales).toHaveLength(1);
    expect(there).toMatchObject({ region: 'Europe', place: 'first', from: 'blue' });
    expect(there?.vp).toBe(3 * (there?.goods ?? 0));
    // S8.2: the second space of a large region pays 4 to the first, and nothing to the second.
    expect(there).toMatchObject({ control: 4, othersLose: 4 });
    expect(sale?.left).toBe(9 - (there?.goods ?? 0));
  });

  test('too few goods for first place win no control', () => {
    expect(bestSale(europe(1))?.sales).toMatchObject([{ goods: 1, control: 0, place: null, from: null }]);
  });

  test('there is none without goods, or in another phase', () => {
    expect(bestSale(edit(europe(2), (draft) => Object.assign(seat(draft, 'green'), { goods: 0 })))).toBeNull();
    expect(bestSale(tableOf())).toBeNull();
  });
});
