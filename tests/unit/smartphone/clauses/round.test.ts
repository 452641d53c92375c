import { regions } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { begin, eachRuleSet, edit, play, seat, showing, type TableOptions, tableOf } from '../kit.ts';
import { planOf, steps } from './layouts.ts';

/** Round 2 in phase 7 with much on the table; red has Wi-Fi side B and keeps what he does not sell. */
const lastSale = (options: TableOptions = {}): GameState =>
  begin(
    showing(
      // In the Korean edition red would have to sell.
      edit(tableOf({ sides: { 'Wi-Fi': 'B' }, ...options, rulings: { holdBack: 'allowed' } }), (draft) => {
        draft.round = 2;
        for (const each of draft.seats) each.income.push({ sales: 0, offBoard: 0, control: 0 });
        draft.block = draft.block.slice(1);
        draft.offices.Europe = ['red', 'green'];
        draft.progress.Emirates.green = 1;
        const green = seat(draft, 'green');
        Object.assign(green, { price: 6, goods: 1, tokens: 2, technologies: ['GPS'], patents: ['GPS'] });
        green.improvements = [...green.improvements, 26];
        green.research.NFC = 3;
        green.plan = steps();
        Object.assign(seat(draft, 'red'), { price: 8, goods: 3, technologies: ['Wi-Fi'] });
      }),
      { green: { research: 1 }, red: { goods: 2 } },
    ),
    'sale',
  );

/** Green sells to the leftmost willing buyer of North Africa at price 6, the second; red keeps his goods. */
const nextRound = (state: GameState): GameState =>
  play(state, { type: 'sell', seat: 'green', region: 'North Africa', buyer: 1 }, { type: 'endTurn', seat: 'red' });

describe('next round', () => {
  eachRuleSet('SN.1 goods leave the board and do not come back as available goods', (options) => {
    const state = nextRound(lastSale(options));
    expect(state).toMatchObject({ phase: 'planning', round: 3 });
    for (const region of regions) expect(state.sold[region].every((owner) => owner === null)).toBe(true);
    expect(seat(state, 'green').goods).toBe(0);
    // A buyer of last round is free again.
    expect(state.sold['North Africa']).toHaveLength(6);
  });

  test('SN.1 goods kept by Wi-Fi side B stay available', () => {
    expect(seat(nextRound(lastSale()), 'red').goods).toBe(3);
  });

  eachRuleSet('SN.1 what is left of the block leaves the game, and five new improvements are laid', (options) => {
    const before = lastSale(options);
    const state = nextRound(before);
    expect(state.block).toHaveLength(5);
    expect(state.pile).toHaveLength(before.pile.length - 5);
    for (const tile of state.block) expect(before.pile).toContain(tile);
    for (const tile of state.pile) expect(before.pile).toContain(tile);
    expect(before.block).toHaveLength(4);
    for (const tile of before.block) {
      expect(state.box).toContain(tile);
      expect([...state.block, ...state.pile]).not.toContain(tile);
    }
  });

  eachRuleSet('SN.1 prices go back to 5', (options) => {
    const before = lastSale(options);
    expect(before.seats.map(({ price }) => price)).toEqual([6, 8]);
    expect(nextRound(before).seats.map(({ price }) => price)).toEqual([5, 5]);
  });

  test('SN.1 pads come back: nobody has a plan, and last round’s symbols are gone', () => {
    const state = nextRound(lastSale());
    expect(state.seats.map(({ plan, tally }) => [plan, tally])).toEqual([
      [null, null],
      [null, null],
    ]);
    // Both have to plan anew before anything goes on.
    expect(play(state, planOf('red', steps())).phase).toBe('planning');
  });

  eachRuleSet('SN.1 improvements, tokens, offices, progress and technologies stay', (options) => {
    const before = lastSale(options);
    const state = nextRound(before);
    const { improvements, tokens, technologies, patents, research } = seat(before, 'green');
    expect(seat(state, 'green')).toMatchObject({ improvements, tokens, technologies, patents, research });
    expect([improvements.length, tokens, technologies, research.NFC]).toEqual([2, 2, ['GPS'], 3]);
    expect(state.offices).toEqual(before.offices);
    expect(state.offices.Europe).toEqual(['red', 'green']);
    expect(state.progress.Emirates.green).toBe(1);
    expect(state.retailers).toEqual(before.retailers);
    expect(state.tokens).toBe(before.tokens);
  });

  test('SN.1 five rounds lay 25 different improvements and leave 2 in the pile', () => {
    let state = tableOf();
    const laid = [...state.block];
    for (let round = 2; round <= 5; round++) {
      state = begin(showing(state, {}), 'sale');
      expect(state.round).toBe(round);
      laid.push(...state.block);
    }
    expect(new Set(laid).size).toBe(25);
    expect(state.pile).toHaveLength(2);
  });
});
