import { printed } from '@machines/smartphone/components/printed.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { newGame } from '@machines/smartphone/start.ts';
import type { GameState, Seat } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { begin, eachReading, edit, play, seat, setupOf, showing, type TableOptions, tableOf, told } from '../kit.ts';

/** Seats level in price (5) and VP (10), each with something to do in every phase, with these changes. */
const level = (changes: Partial<Record<Colour, Partial<Seat>>>, options: TableOptions = {}): GameState => {
  const seats = Object.keys(changes) as Colour[];
  const state = edit(tableOf({ seats, ...options }), (draft) => {
    for (const colour of seats) Object.assign(seat(draft, colour), { vp: 10, goods: 1, ...changes[colour] });
  });
  return showing(state, Object.fromEntries(seats.map((colour) => [colour, { research: 1, logistics: 1 }])));
};

const made = (production: number, research = 0, logistics = 0) => ({ made: { production, research, logistics } });
const orderOf = (state: GameState) => begin(state, 'improvement').order;

describe('priority, price and VP equal', () => {
  eachReading('priorityTie', 'fewer goods made, or the lower starting VP', (reading, options) => {
    const e1 = reading === 'goodsThenResearch';
    const state = level({ green: made(5), blue: made(3), red: made(2) }, options);
    expect(orderOf(state)).toEqual(e1 ? ['red', 'blue', 'green'] : ['green', 'blue', 'red']);
    expect(told(begin(state, 'improvement'), 'coin')).toBe(false);
  });

  test('SP.2 the starting VP decide, not the order around the table', () => {
    const { green, ...others } = printed.seats;
    const seats = { ...others, green: { ...green, startVp: printed.seats.red.startVp + 1 } };
    const table = newGame({ ...setupOf({ seats: ['green', 'red'] }), components: { ...printed, seats } });
    const state = edit(table, (draft) => {
      for (const each of draft.seats) each.vp = 10;
    });
    expect(orderOf(showing(state, {}))).toEqual(['red', 'green']);
  });

  eachReading('priorityTie', 'goods counted as phase 3 really makes them', (reading, options) => {
    const table = edit(tableOf(options), (draft) => {
      for (const each of draft.seats) each.vp = 10;
    });
    const state = begin(showing(table, { green: { goods: 3 }, red: { covered: 2 } }), 'pricing');
    expect(state.order).toEqual(reading === 'goodsThenResearch' ? ['red', 'green'] : ['green', 'red']);
    expect(told(state, 'coin')).toBe(false);
  });

  eachReading('priorityTie', 'equal goods: more technologies', (reading, options) => {
    // One technology beats two patents: technologies are asked first. Fewer goods beat both.
    const state = level(
      {
        green: { ...made(4), technologies: ['GPS'], patents: ['GPS'] },
        blue: { ...made(4), technologies: ['Wi-Fi', 'GPS'] },
        red: made(3),
      },
      options,
    );
    expect(orderOf(state)).toEqual(
      reading === 'goodsThenResearch' ? ['red', 'blue', 'green'] : ['green', 'blue', 'red'],
    );
  });

  eachReading('priorityTie', 'equal technologies too: more patents', (reading, options) => {
    const state = level(
      { green: { technologies: ['GPS'] }, red: { technologies: ['Wi-Fi'], patents: ['Wi-Fi'] } },
      options,
    );
    expect(orderOf(state)).toEqual(reading === 'goodsThenResearch' ? ['red', 'green'] : ['green', 'red']);
    expect(told(begin(state, 'improvement'), 'coin')).toBe(false);
  });

  eachReading('priorityTie', 'equal in everything: a seeded coin, or still the starting VP', (reading, options) => {
    const orders = Array.from({ length: 40 }, (_, seed) =>
      String(orderOf(level({ green: {}, red: {} }, { ...options, seed }))),
    );
    const coin = reading === 'goodsThenResearch';
    expect(new Set(orders)).toEqual(new Set(coin ? ['green,red', 'red,green'] : ['green,red']));
    const state = level({ green: {}, red: {} }, options);
    expect(told(begin(state, 'improvement'), 'coin')).toBe(coin);
    expect(orderOf(state)).toEqual(orderOf(state));
  });

  eachReading('priorityTie', 'the coin falls anew each phase', (reading, options) => {
    /** The orders of phases 5, 6 and 7 of one round in which nobody has anything to do there. */
    const orders = (seed: number): string[] => {
      const idle = showing(
        edit(level({ green: {}, red: {} }, { ...options, seed }), (draft) => {
          for (const each of draft.seats) each.goods = 0;
        }),
        {},
      );
      let state = begin(idle, 'improvement');
      const [first, second] = state.order as [Colour, Colour];
      state = play(state, { type: 'takeToken', seat: first }, { type: 'takeToken', seat: second });
      return state.news.filter(({ what }) => what === 'order').map(({ params }) => String(params.seats));
    };
    const drawn = Array.from({ length: 40 }, (_, seed) => orders(seed));
    for (const each of drawn) expect(each).toHaveLength(3);
    expect(drawn.some((each) => new Set(each).size > 1)).toBe(reading === 'goodsThenResearch');
  });

  eachReading('priorityTie', 'only those who are level toss for it', (reading, options) => {
    // Yellow is ahead by VP and black behind; green and red are level in everything.
    const orders = Array.from({ length: 20 }, (_, seed) =>
      orderOf(level({ green: {}, black: { vp: 11 }, yellow: { vp: 9 }, red: {} }, { ...options, seed })),
    );
    for (const order of orders) {
      expect(order[0]).toBe('yellow');
      expect(order[3]).toBe('black');
      if (reading === 'startingVp') expect(order).toEqual(['yellow', 'green', 'red', 'black']);
      else expect(order.slice(1, 3).toSorted()).toEqual(['green', 'red']);
    }
    const state = level({ green: {}, black: { vp: 11 }, yellow: { vp: 9 }, red: {} }, options);
    const coins = begin(state, 'improvement').news.filter(({ what }) => what === 'coin');
    const one = { rule: 'SP.2', what: 'coin', params: { seats: ['green', 'red'] } };
    expect(coins).toMatchObject(reading === 'startingVp' ? [] : [one]);
  });

  eachReading('e1TieGoods', 'goods of phase 3, or of the phase just before', (reading, options) => {
    const state = level({ green: { ...made(5, 0, 2), technologies: ['GPS'] }, red: made(3, 5, 1) }, options);
    const first = (phase: 'improvement' | 'research' | 'logistics' | 'sale') => begin(state, phase).order[0];
    if (options.ruleSet === 'e2' || options.ruleSet === 'ko')
      for (const phase of ['improvement', 'research', 'logistics', 'sale'] as const) expect(first(phase)).toBe('green');
    else {
      expect(first('improvement')).toBe('red');
      // Phase 4 makes no goods: then more technologies decide.
      expect(first('research')).toBe(reading === 'production' ? 'red' : 'green');
      expect(first('logistics')).toBe(reading === 'production' ? 'red' : 'green');
      expect(first('sale')).toBe('red');
    }
    const lastMore = level({ green: made(5, 0, 0), red: made(3, 0, 1) }, options);
    expect(begin(lastMore, 'sale').order[0]).toBe(
      options.ruleSet === 'e2' || options.ruleSet === 'ko' || reading === 'phaseBefore' ? 'green' : 'red',
    );
  });

  eachReading('e1TieGoods', 'goods of GPS side B are goods of phase 5', (reading, options) => {
    // Level until green completes GPS in phase 5 and gets 5 goods; red has as many technologies and patents then.
    const research = { GPS: 2, 'Wi-Fi': 0, Gamepad: 0, 'Li-ion': 0, NFC: 0, '4G': 0 };
    const state = level(
      {
        green: { ...made(1), research, price: 4 },
        red: { ...made(2), technologies: ['NFC'], patents: ['NFC'], price: 4 },
      },
      { ...options, sides: { GPS: 'B' } },
    );
    let now = begin(state, 'research');
    for (const colour of now.order)
      now = play(now, { type: 'research', seat: colour, technology: colour === 'green' ? 'GPS' : '4G' });
    expect(now.phase).toBe('logistics');
    expect(now.order[0]).toBe(reading === 'phaseBefore' ? 'red' : 'green');
    expect(told(now, 'coin')).toBe(false);
  });

  eachReading('priorityTie', 'Steve ties by his colour like anyone', (reading, options) => {
    const tied = (steve: Colour, other: Colour) => level({ [steve]: made(4), [other]: made(3) }, { ...options, steve });
    if (reading === 'startingVp') {
      expect(orderOf(tied('green', 'blue'))).toEqual(['green', 'blue']);
      expect(orderOf(tied('red', 'blue'))).toEqual(['blue', 'red']);
    } else {
      expect(orderOf(tied('green', 'blue'))).toEqual(['blue', 'green']);
      expect(orderOf(tied('red', 'blue'))).toEqual(['blue', 'red']);
    }
  });

  test('SP.2 the lower starting VP decides only after VP now', () => {
    expect(orderOf(level({ green: { vp: 11 }, red: {} }))).toEqual(['red', 'green']);
  });
});
