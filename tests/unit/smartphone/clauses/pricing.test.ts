import { symbols } from '@machines/smartphone/names.ts';
import type { Tally } from '@machines/smartphone/rules/symbols.ts';
import { describe, expect, test } from 'vitest';
import {
  bareBoard,
  begin,
  eachReading,
  eachRuleSet,
  edit,
  play,
  seat,
  showing,
  type TableOptions,
  tableOf,
  told,
} from '../kit.ts';

/** Green's price after phase 2 with these active symbols. */
const priceWith = (tally: Partial<Tally>, options: TableOptions = {}, technologies: 'NFC'[] = []): number => {
  const table = edit(tableOf(options), (draft) => {
    seat(draft, 'green').technologies = technologies;
  });
  return seat(begin(showing(table, { green: tally }), 'pricing'), 'green').price;
};

describe('phase 2, prices', () => {
  eachRuleSet('S2.1 worked example 1: two active goods-with-price-down symbols make the price 3', (options) => {
    expect(priceWith({ goodsPriceDown: 2 }, options)).toBe(3);
  });

  test('S2.1 with no price symbol the price is 5', () => {
    expect(priceWith({ goods: 3, research: 2, logistics: 2, improve: 1, covered: 4, faceDown: 2 })).toBe(5);
  });

  test('S2.1 each price-up symbol adds 1, and both kinds are added up', () => {
    expect(priceWith({ priceUp: 1 })).toBe(6);
    expect(priceWith({ priceUp: 3 })).toBe(8);
    expect(priceWith({ priceUp: 2, goodsPriceDown: 1 })).toBe(6);
  });

  test('S2.1 NFC side B adds 1 each round, side A nothing', () => {
    expect(priceWith({ goodsPriceDown: 1 }, { sides: { NFC: 'B' } }, ['NFC'])).toBe(5);
    expect(priceWith({ goodsPriceDown: 1 }, { sides: { NFC: 'A' } }, ['NFC'])).toBe(4);
    expect(priceWith({ goodsPriceDown: 1 }, { sides: { NFC: 'B' } })).toBe(4);
  });

  test('S2.1 a price left from before is not added to: phase 2 starts from 5', () => {
    const table = edit(tableOf(), (draft) => {
      seat(draft, 'green').price = 7;
    });
    expect(seat(begin(showing(table, { green: { priceUp: 1 } }), 'pricing'), 'green').price).toBe(6);
  });

  test('S2.1 each seat by its own symbols', () => {
    const state = begin(showing(tableOf(), { green: { goodsPriceDown: 1 }, red: { priceUp: 2 } }), 'pricing');
    expect(state.seats.map(({ price }) => price)).toEqual([4, 7]);
  });

  test('S2.1 no symbol lowers the price alone: the one that does gives a good', () => {
    expect([...symbols].sort()).toEqual(['goods', 'goodsPriceDown', 'improve', 'logistics', 'priceUp', 'research']);
    const state = begin(showing(tableOf(), { green: { goodsPriceDown: 2 } }), 'pricing');
    expect(seat(state, 'green')).toMatchObject({ price: 3, goods: 2 });
  });

  eachReading('priceBeyondTrack', 'past the ends of the track, in phase 2', (reading, options) => {
    const stops = reading === 'stops';
    expect(priceWith({ goodsPriceDown: 3 }, options)).toBe(2);
    expect(priceWith({ goodsPriceDown: 4 }, options)).toBe(stops ? 2 : 1);
    expect(priceWith({ priceUp: 3 }, options)).toBe(8);
    expect(priceWith({ priceUp: 5 }, options)).toBe(stops ? 8 : 10);
    expect(priceWith({ priceUp: 3 }, { ...options, sides: { NFC: 'B' } }, ['NFC'])).toBe(stops ? 8 : 9);
    // Summed first: 5 − 5 + 3; stopped at 2 on the way down it would be 5, at 8 on the way up 3 again.
    expect(priceWith({ goodsPriceDown: 5, priceUp: 3 }, options)).toBe(3);
    // 5 + 5 − 3; stopped at 8 on the way up it would be 5.
    expect(priceWith({ goodsPriceDown: 3, priceUp: 5 }, options)).toBe(7);
    const far = begin(showing(tableOf(options), { green: { priceUp: 5 } }), 'pricing');
    expect(told(far, 'priceStopped')).toBe(stops);
  });

  eachReading('priceBeyondTrack', 'past the ends of the track, in mid-round', (reading, options) => {
    // NFC side B, one progress short, at the top of the track.
    const top = showing(
      edit(tableOf({ ...options, sides: { NFC: 'B' } }), (draft) => {
        const green = seat(draft, 'green');
        green.price = 8;
        green.research.NFC = 4;
      }),
      { green: { research: 1, logistics: 1 }, red: { research: 1, logistics: 1 } },
    );
    const researched = play(
      begin(top, 'research'),
      { type: 'research', seat: 'red', technology: 'GPS' },
      { type: 'research', seat: 'green', technology: 'NFC' },
    );
    expect(seat(researched, 'green').price).toBe(reading === 'stops' ? 8 : 9);
    // A small retailer with a price bonus, at the bottom of the track.
    const bottom = showing(
      edit(bareBoard(tableOf(options)), (draft) => {
        draft.offices['North Africa'] = ['green'];
        draft.progress.Emirates.green = 1;
        draft.retailers.Emirates = { tile: 0, side: 1 };
        seat(draft, 'green').price = 2;
      }),
      { green: { logistics: 2 } },
    );
    const opened = play(
      begin(bottom, 'logistics'),
      { type: 'expand', seat: 'green', region: 'Emirates' },
      { type: 'bonusPrice', seat: 'green', change: -1 },
    );
    expect(seat(opened, 'green').price).toBe(reading === 'stops' ? 2 : 1);
  });
});
