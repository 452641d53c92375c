import { printed } from '@machines/smartphone/components/printed.ts';
import { type GameSymbol, regions } from '@machines/smartphone/names.ts';
import { setUp } from '@machines/smartphone/rules/setup.ts';
import { startingTile } from '@machines/smartphone/rules/tiles.ts';
import { newGame } from '@machines/smartphone/start.ts';
import { describe, expect, test } from 'vitest';
import {
  active,
  begin,
  colours,
  eachReading,
  eachRuleSet,
  edit,
  expectRefused,
  play,
  seat,
  setupOf,
  showing,
  tableOf,
} from '../kit.ts';
import { expectOnly, gameWith, somePlan, steveAt, steveOf, stevesTurn } from './steveKit.ts';

const redTile = startingTile(printed, 'red');

/** Improvements are numbered kind by kind: the first of price up and goods, the first of goods with price down and goods. */
const priceUpGoods = 11;
const priceDownGoods = 17;

describe('Steve is set up', () => {
  test('SV.1 like a player: colour, home office, starting VP, price', () => {
    const state = setUp(setupOf(steveAt()));
    const { vp, price, colour } = seat(state, 'red');
    expect({ colour, vp, price }).toEqual({ colour: 'red', vp: 7, price: 5 });
    expect(state.offices.CIS).toEqual(['red']);
  });

  test('SV.1 in any colour', () => {
    for (const colour of colours) {
      const seats = colours.filter((each) => each === colour || each === 'green' || each === 'red');
      const state = setUp(setupOf({ seats, steve: colour }));
      expect(state.seats.filter(({ steve }) => steve).map((each) => each.colour)).toEqual([colour]);
      expect(seat(state, colour).steve?.delayed).toBe(startingTile(printed, colour));
    }
  });

  test('SV.1 he counts for the retailers', () => {
    const where = (seats: (typeof colours)[number][]) =>
      regions.filter((region) => setUp(setupOf({ seats, steve: 'red' })).retailers[region]);
    // two seats: China, Canada, Caribbean and the medium regions that are nobody's home
    expect(where(['green', 'red'])).toEqual(['Australia', 'Canada', 'Caribbean', 'China', 'India', 'South America']);
    // four seats: Canada and the one such region, yellow's India
    expect(where(['green', 'blue', 'black', 'red'])).toEqual(['Canada', 'India']);
    expect(where([...colours])).toEqual([]);
  });

  test('SV.1 his starting improvement waits on the delayed space, his round spaces are empty', () => {
    const state = setUp(setupOf(steveAt()));
    expect(steveOf(state)).toMatchObject({ delayed: redTile, placed: [] });
    expect(seat(state, 'red').improvements).toEqual([]);
    expect(printed.steve.roundSpaces).toBe(5);
  });

  test('SV.1 he has no pads and makes no plan', () => {
    const state = tableOf(steveAt());
    expectRefused(state, { type: 'plan', seat: 'red', plan: somePlan }, 'SV.1', 'noPads');
    // the others' plans are all that is waited for
    expect(play(state, { type: 'plan', seat: 'green', plan: somePlan }).phase).not.toBe('planning');
  });
});

describe('Steve in phase 1', () => {
  eachRuleSet('SV.2 worked example 11: in round 1 his starting improvement moves to space I', (options) => {
    const state = tableOf(steveAt(options));
    expect(state.round).toBe(1);
    expect(steveOf(state)).toMatchObject({ delayed: null, placed: [redTile] });
    expect(state.news).toContainEqual(
      expect.objectContaining({ rule: 'SV.2', what: 'steveImprovement', params: { tile: redTile, round: 1 } }),
    );
  });

  eachRuleSet('SV.2 he gets a goods token from the supply every round', (options) => {
    const state = tableOf(steveAt(options));
    expect([seat(state, 'red').tokens, seat(state, 'green').tokens, state.tokens]).toEqual([1, 0, 19]);
    const next = begin(state, 'scoring');
    expect([next.round, seat(next, 'red').tokens, next.tokens]).toEqual([2, 2, 18]);
  });

  test('SV.2 with nothing on the delayed space nothing moves', () => {
    const state = edit(tableOf(steveAt()), (draft) => {
      Object.assign(seat(draft, 'red'), { steve: { delayed: null, placed: [redTile], marker: null } });
    });
    expect(steveOf(begin(state, 'planning'))).toMatchObject({ delayed: null, placed: [redTile] });
  });

  eachReading('tokensOut', 'SV.2 no token is left for Steve', (reading, rulings) => {
    const start = edit(tableOf(steveAt(rulings)), (draft) => {
      draft.tokens = 0;
    });
    expect(seat(begin(start, 'scoring'), 'red').tokens).toBe(reading === 'endless' ? 2 : 1);
  });

  test('SV.2 the delayed improvement joins those placed before, which stay', () => {
    const start = edit(tableOf(steveAt()), (draft) => {
      steveOf(draft).delayed = priceUpGoods;
    });
    expect(steveOf(begin(start, 'scoring'))).toMatchObject({ delayed: null, placed: [redTile, priceUpGoods] });
  });

  test('SV.2 everything on his pad and on his improvements is active, those of earlier rounds too', () => {
    const fixed: GameSymbol[] = ['goods', 'goodsPriceDown', 'research', 'research', 'logistics', 'improve'];
    const start = edit(gameWith({ steve: { fixed, roundSpaces: 5 } }), (draft) => {
      steveOf(draft).placed = [redTile, priceUpGoods];
    });
    const state = play(start, { type: 'plan', seat: 'green', plan: somePlan });
    // red's starting improvement: logistics and goods
    expect(seat(state, 'red').tally).toEqual(
      active({
        goods: 3,
        goodsPriceDown: 1,
        goodsPriceDownOnPads: 1,
        priceUp: 1,
        research: 2,
        logistics: 2,
        improve: 1,
      }),
    );
  });
});

describe('Steve in phases 2 and 3', () => {
  const fixed: GameSymbol[] = ['goods', 'goods', 'goodsPriceDown', 'research', 'logistics'];
  const game = () => gameWith({ steve: { fixed, roundSpaces: 5 } });

  test('SV.3 his price and goods come from his pad, his improvements and his tokens', () => {
    const state = play(game(), { type: 'plan', seat: 'green', plan: somePlan });
    expect(seat(state, 'red').price).toBe(4); // one goods-with-price-down symbol
    expect(seat(state, 'red').goods).toBe(5); // 2 + 1 on the pad, 1 on the improvement, 1 token; no covered cells
  });

  test('SV.3 price-up and price-down symbols on improvements count, and every token', () => {
    const start = edit(game(), (draft) => {
      steveOf(draft).placed = [redTile, priceDownGoods, priceUpGoods, priceDownGoods + 1];
      seat(draft, 'red').tokens = 3;
    });
    const state = play(start, { type: 'plan', seat: 'green', plan: somePlan });
    expect(seat(state, 'red').price).toBe(3); // 5 − 3 + 1
    expect(seat(state, 'red').goods).toBe(12); // 3 on the pad, 1 + 2 + 1 + 2 on improvements, 3 tokens
  });

  test('SV.3 the improvement still on the delayed space gives nothing', () => {
    const start = edit(game(), (draft) => {
      steveOf(draft).delayed = priceDownGoods;
    });
    const state = play(start, { type: 'plan', seat: 'green', plan: somePlan });
    expect([seat(state, 'red').price, seat(state, 'red').goods]).toEqual([4, 5]);
  });
});

describe('Steve in phase 4', () => {
  /** Green has an improvement symbol, Steve none; the lower price goes first. */
  const phase4 = (prices: { green: number; red: number }) =>
    begin(
      edit(showing(tableOf(steveAt()), { green: { improve: 1 } }), (draft) => {
        draft.block = [20, 3, 9, 14, 0];
        seat(draft, 'green').price = prices.green;
        seat(draft, 'red').price = prices.red;
      }),
      'improvement',
    );

  test('SV.4 the first improvement of the block goes to the delayed space, with no symbol needed', () => {
    const start = phase4({ green: 5, red: 4 });
    expectOnly(start, { type: 'takeImprovement', seat: 'red', tile: 20 });
    const { after } = stevesTurn(start);
    expect(after.block).toEqual([3, 9, 14, 0]);
    expect(steveOf(after)).toMatchObject({ delayed: 20, placed: [redTile] });
    expect(seat(after, 'red').improvements).toEqual([]);
    expect(after.turn?.seat).toBe('green');
  });

  test('SV.4 the first of those still there on his turn', () => {
    const start = play(phase4({ green: 4, red: 5 }), { type: 'takeImprovement', seat: 'green', tile: 20 });
    expectOnly(start, { type: 'takeImprovement', seat: 'red', tile: 3 });
  });

  test('SV.4 no other improvement', () => {
    const start = phase4({ green: 5, red: 4 });
    expectRefused(start, { type: 'takeImprovement', seat: 'red', tile: 3 }, 'SV.4', 'stevesChoice');
  });

  test('SV.4 never a goods token', () => {
    const start = phase4({ green: 5, red: 4 });
    expectRefused(start, { type: 'takeToken', seat: 'red' }, 'SV.4', 'stevesChoice');
    expect(seat(stevesTurn(start).after, 'red').tokens).toBe(1);
  });

  test('SV.4 what he takes works from the next round', () => {
    const { after } = stevesTurn(phase4({ green: 5, red: 4 }));
    const next = begin(after, 'scoring');
    expect(steveOf(next)).toMatchObject({ delayed: null, placed: [redTile, 20] });
  });
});

describe('Steve’s alphabet', () => {
  test('SV.9 the regions in his order', () => {
    expect(regions).toEqual([
      'Australia',
      'Canada',
      'Caribbean',
      'China',
      'CIS',
      'Emirates',
      'Europe',
      'India',
      'North Africa',
      'RSA',
      'South America',
      'USA',
    ]);
  });

  test('SV.9 by it he serves twelve regions that are all alike', () => {
    const start = edit(newGame(setupOf(steveAt())), (draft) => {
      draft.retailers = {};
      for (const region of regions) draft.offices[region] = ['red'];
      Object.assign(seat(draft, 'red'), { price: 2, goods: 12 }); // every region has a buyer at 2 or more
    });
    const { moves } = stevesTurn(begin(start, 'sale'));
    expect(moves.map(({ action }) => ('region' in action ? action.region : null))).toEqual([...regions]);
  });
});
