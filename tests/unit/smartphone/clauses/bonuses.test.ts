import { withPriceArrows } from '@machines/smartphone/components/arrows.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import { regions, technologies } from '@machines/smartphone/names.ts';
import { bonusUsable } from '@machines/smartphone/rules/bonusTargets.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import {
  begin,
  type Change,
  eachReading,
  eachRuleSet,
  edit,
  expectRefused,
  inPhase,
  isLegal,
  play,
  seat,
  showing,
  type TableOptions,
  tableOf,
  told,
} from '../kit.ts';
import { bonusOffice, bonusPrice, bonusProgress, expand, move, retailer, secondOffice, takeGoods } from './acts.ts';
import { atRsa } from './rsa.ts';

type Placed = NonNullable<GameState['retailers']['India']>;

/** Green, with an office in Emirates, has just reached this retailer (in RSA, India or China, by its size), with 1 progress left. */
const arrived = (tile: Placed, options: TableOptions = {}, change: Change = () => {}): GameState => {
  const small = tile.tile < 2;
  const there = small ? 'RSA' : tile.tile < 5 ? 'India' : 'China';
  return play(
    inPhase(
      'logistics',
      (draft) => {
        draft.retailers[there] = tile;
        draft.offices.Emirates = ['green'];
        if (there === 'China') draft.offices['North Africa'] = ['green'];
        draft.progress[there] = { green: { RSA: 1, India: 2, China: 3 }[there] };
        change(draft);
      },
      { ...options, shown: { green: { logistics: 2 } } },
    ),
    expand(there),
  );
};

describe('the bonuses of retailers', () => {
  eachRuleSet('SR.4 1 good, or 2', (o) => {
    expect(seat(takeGoods(arrived(retailer.small.good, o)), 'green').goods).toBe(1);
    expect(seat(takeGoods(arrived(retailer.medium.twoGoods, o)), 'green').goods).toBe(2);
    expect(seat(takeGoods(arrived(retailer.large.twoGoods, o)), 'green').goods).toBe(2);
  });

  eachRuleSet('SR.4 1 progress on a technology of choice, or 2, which may be split', (o) => {
    const one = arrived(retailer.small.progress, o);
    expect(seat(play(one, bonusProgress('4G')), 'green').research).toMatchObject({ '4G': 1, GPS: 0 });
    for (const tile of [retailer.medium.twoProgress, retailer.large.twoProgress]) {
      const two = arrived(tile, o);
      expect(seat(play(two, bonusProgress('GPS', '4G')), 'green').research).toMatchObject({ '4G': 1, GPS: 1 });
      expect(seat(play(two, bonusProgress('NFC', 'NFC')), 'green').research).toMatchObject({ NFC: 2, GPS: 0 });
    }
  });

  test('SR.4 as much progress as the retailer shows, on technologies you have not got', () => {
    const one = arrived(retailer.small.progress);
    expectRefused(one, bonusProgress('GPS', 'GPS'), 'SR.4', 'bonusProgressCount');
    expectRefused(one, bonusProgress(), 'SR.4', 'bonusProgressCount');
    const two = arrived(retailer.medium.twoProgress, {}, (draft) => {
      seat(draft, 'green').technologies = ['GPS'];
    });
    expectRefused(two, bonusProgress('NFC'), 'SR.4', 'bonusProgressCount');
    expectRefused(two, bonusProgress('NFC', 'GPS'), 'SR.4', 'technologyOwned', { technology: 'GPS' });
  });

  eachReading('progressMarkers', 'SR.3 with all twelve in use a progress bonus has no use', (reading, { ruleSet }) => {
    const using = (markers: number) =>
      edit(tableOf({ ruleSet, rulings: { pieceLimits: 'limited' } }), (draft) => {
        for (const region of regions) draft.progress[region] = {};
        Object.assign(seat(draft, 'green').research, { NFC: 5, '4G': markers - 5 });
      });
    const usable = (markers: number) => bonusUsable(using(markers), 'green', 'RSA', { kind: 'progress', amount: 2 });
    expect([usable(11), usable(12)]).toEqual([true, reading === 'endless']);
  });

  eachRuleSet('SR.4 price +1 or −1, on the price block at once', (o) => {
    const state = arrived(retailer.medium.price, o);
    expect(seat(play(state, bonusPrice(1)), 'green').price).toBe(6);
    expect(seat(play(state, bonusPrice(-1)), 'green').price).toBe(4);
    expect(seat(play(state, bonusPrice(1)), 'red').price).toBe(5);
  });

  eachReading('priceBonusDirection', 'which way the price may go', (reading, options) => {
    const at = (shows?: 'up' | 'down') =>
      arrived(retailer.small.price, { ...options, ...(shows && { components: withPriceArrows(printed, shows) }) });
    const prices = (state: GameState) =>
      ([1, -1] as const).flatMap((change) =>
        isLegal(state, bonusPrice(change)) ? [seat(play(state, bonusPrice(change)), 'green').price] : [],
      );
    // Our tiles show nothing, so that both readings leave the choice.
    expect(prices(at())).toEqual([6, 4]);
    expect(prices(at('up'))).toEqual(reading === 'either' ? [6, 4] : [6]);
    expect(prices(at('down'))).toEqual(reading === 'either' ? [6, 4] : [4]);
    if (reading === 'either') return;
    expectRefused(at('up'), bonusPrice(-1), 'SR.7', 'bonusOnlyUp');
    expectRefused(at('down'), bonusPrice(1), 'SR.7', 'bonusOnlyDown');
  });

  eachReading('priceBonusAtEnd', 'at the end of the track', (reading, options) => {
    const at = (price: number, more: TableOptions = {}) =>
      arrived(retailer.small.price, { ...options, ...more }, (draft) => {
        for (const each of draft.seats) each.price = price;
      });
    for (const [end, out] of [
      [8, 1],
      [2, -1],
    ] as const) {
      if (reading === 'any') expect(seat(play(at(end), bonusPrice(out)), 'green').price).toBe(end);
      else expectRefused(at(end), bonusPrice(out), 'SR.7', 'bonusNoEffect', { price: end });
      expect(isLegal(at(end), bonusPrice(out === 1 ? -1 : 1))).toBe(true);
    }
    // Short of the end both ways change it; where the track has no end, so they do at 8.
    for (const change of [1, -1] as const) {
      expect(isLegal(at(7), bonusPrice(change))).toBe(true);
      const unbounded = { rulings: { ...options.rulings, priceBeyondTrack: 'unbounded' as const } };
      expect(isLegal(at(8, unbounded), bonusPrice(change))).toBe(true);
    }
    // Where no way changes it, any will do.
    const single = { ...printed, priceTrack: { min: 8, max: 8, start: 8 } };
    expect(isLegal(at(8, { components: single }), bonusPrice(1))).toBe(true);
    // A tile that points out of the track leaves no way to change the price.
    const shown = at(8, {
      rulings: { ...options.rulings, priceBonusDirection: 'asShown' },
      components: withPriceArrows(printed, 'up'),
    });
    expect(seat(play(shown, bonusPrice(1)), 'green').price).toBe(8);
  });

  test('SR.4 by the default ruling of S2.2 the price stops at 2 and 8 here too', () => {
    const at = (price: number) =>
      arrived(retailer.small.price, {}, (draft) => {
        for (const each of draft.seats) each.price = price;
      });
    expect(seat(play(at(8), bonusPrice(1)), 'green').price).toBe(8);
    expect(seat(play(at(2), bonusPrice(-1)), 'green').price).toBe(2);
  });

  eachRuleSet('SR.4 a second office in a region, not a retailer, where you have exactly one', (o) => {
    const state = arrived(retailer.medium.secondOffice, o, (draft) => {
      draft.retailers.Canada = retailer.small.nothing;
      draft.offices.Canada = ['green'];
      draft.offices.Emirates = ['green', 'red'];
      draft.offices.Europe = ['green', 'green'];
      draft.offices.USA = ['red'];
    });
    expectRefused(state, bonusOffice('Canada'), 'SR.4', 'noSecondOnRetailer');
    expectRefused(state, bonusOffice('India'), 'SR.4', 'noSecondOnRetailer');
    expectRefused(state, bonusOffice('Europe'), 'SR.4', 'secondOfficeNeedsOne');
    expectRefused(state, bonusOffice('USA'), 'SR.4', 'secondOfficeNeedsOne');
    expectRefused(state, secondOffice('Emirates'), 'SR.3', 'bonusFirst');
    expect(play(state, bonusOffice('Emirates')).offices.Emirates).toEqual(['green', 'red', 'green']);
  });

  test('SR.4 the second office is not Wi-Fi’s: that can still be used', () => {
    const state = arrived(retailer.medium.secondOffice, {}, (draft) => {
      draft.offices.USA = ['green'];
      seat(draft, 'green').technologies = ['Wi-Fi'];
    });
    const both = play(state, bonusOffice('Emirates'), secondOffice('USA'));
    expect([both.offices.Emirates, both.offices.USA]).toEqual([
      ['green', 'green'],
      ['green', 'green'],
    ]);
  });
});

describe('moving an office', () => {
  const mover = (options: TableOptions = {}, change: Change = () => {}) =>
    arrived(retailer.medium.move, options, change);

  eachRuleSet('SR.6 region to region, no connection needed; the gap closes to the left', (o) => {
    const state = mover(o, (draft) => {
      draft.offices.Emirates = ['green', 'red'];
      draft.offices.USA = ['red'];
    });
    const moved = play(state, move('Emirates', 'USA'));
    expect(moved.offices.Emirates).toEqual(['red']);
    expect(moved.offices.USA).toEqual(['red', 'green']);
    expect(moved.turn).toMatchObject({ seat: 'green', progress: 1 });
  });

  test('SR.6 one of two offices in a region may leave it', () => {
    const state = mover({}, (draft) => {
      draft.offices.Emirates = ['green', 'red', 'green'];
    });
    expect(play(state, move('Emirates', 'USA', 2)).offices.Emirates).toEqual(['green', 'red']);
    expect(play(state, move('Emirates', 'USA', 0)).offices.Emirates).toEqual(['red', 'green']);
    expectRefused(state, move('Emirates', 'USA', 1), 'SR.6', 'moveNothing');
  });

  eachRuleSet('SR.6 the home office may move', (o) => {
    const state = mover(o, (draft) => {
      draft.offices['North Africa'] = ['green']; // green's home
    });
    const moved = play(state, move('North Africa', 'Australia'));
    expect([moved.offices['North Africa'], moved.offices.Australia]).toEqual([[], ['green']]);
  });

  const onRetailers: Change = (draft) => {
    draft.retailers.Canada = retailer.small.nothing; // 12, 9, 6
    draft.retailers.Caribbean = retailer.small.good; // 11, 8, 5
    draft.offices.Canada = ['green', 'red'];
    draft.offices.Caribbean = ['red'];
  };

  eachRuleSet('SR.6 retailer to retailer: no bonus, and the spaces count as they are in the end', (o) => {
    const moved = play(mover(o, onRetailers), move('Canada', 'Caribbean'));
    expect([moved.offices.Canada, moved.offices.Caribbean]).toEqual([['red'], ['red', 'green']]);
    expect(moved.pending).toBeNull();
    expect(seat(moved, 'green').goods).toBe(0);
    const end = begin(
      edit(moved, (draft) => {
        draft.round = 5;
      }),
      'scoring',
    );
    // Green: India's first space 13, Caribbean's second 8. Red: Canada's first 12 (was 9), Caribbean's first 11.
    expect(end.standings).toMatchObject([
      { colour: 'red', retailers: 23 },
      { colour: 'green', retailers: 21 },
    ]);
  });

  eachReading('moveFrom', 'from the retailer that gave the bonus', (reading, options) => {
    const state = mover(options, onRetailers);
    if (reading === 'others') expectRefused(state, move('India', 'Caribbean'), 'SR.6', 'moveThisRetailer');
    else {
      const moved = play(state, move('India', 'Caribbean'));
      expect([moved.offices.India, moved.offices.Caribbean]).toEqual([[], ['red', 'green']]);
      expect(moved.pending).toBeNull();
    }
    // Onto it nobody's office moves: green's stands there already.
    const onto = move('Canada', 'India');
    if (reading === 'others') expectRefused(state, onto, 'SR.6', 'moveThisRetailer');
    else expectRefused(state, onto, 'SR.6', 'officeThere', { region: 'India' });
    expect(isLegal(state, move('Canada', 'Caribbean'))).toBe(true);
  });

  eachReading('moveTargets', 'between a region and a retailer', (reading, options) => {
    const state = mover(options, onRetailers);
    if (reading === 'sameKind') {
      expectRefused(state, move('Emirates', 'Caribbean'), 'SR.6', 'moveKinds');
      expectRefused(state, move('Canada', 'Europe'), 'SR.6', 'moveKinds');
      return;
    }
    const toRetailer = play(state, move('Emirates', 'Caribbean'));
    expect(toRetailer.offices.Caribbean).toEqual(['red', 'green']);
    expect(toRetailer.pending).toBeNull();
    expect(seat(toRetailer, 'green').goods).toBe(0);
    expect(play(state, move('Canada', 'Europe')).offices).toMatchObject({ Canada: ['red'], Europe: ['green'] });
  });

  eachReading('moveTargets', 'a target needs a free space and none of your offices', (_, options) => {
    const state = mover({ ...options, seats: ['green', 'blue', 'black', 'red'] }, (draft) => {
      draft.offices.Europe = ['green'];
      draft.offices.RSA = ['blue', 'black', 'red'];
    });
    expectRefused(state, move('Emirates', 'Europe'), 'SR.6', 'officeThere', { region: 'Europe' });
    expectRefused(state, move('Emirates', 'RSA'), 'S6.5', 'regionFull', { region: 'RSA' });
    expectRefused(state, move('Emirates', 'Emirates'), 'SR.6', 'moveSame');
    expectRefused(state, move('RSA', 'USA'), 'SR.6', 'moveNothing');
    expectRefused(state, move('USA', 'China'), 'SR.6', 'moveNothing');
  });

  eachReading('connections', 'SR.6 connections are those after the move', (reading, options) => {
    const before = mover(options);
    // India reaches Australia, Canada, China, Emirates; Emirates reached RSA; the USA reach Europe.
    const state = play(before, move('Emirates', 'USA'));
    expect(isLegal(state, expand('Europe'))).toBe(true);
    if (reading === 'needed') expectRefused(state, expand('RSA'), 'S6.2', 'notConnected');
    else expect(isLegal(state, expand('RSA'))).toBe(true);
  });

  eachReading('midTurnConnection', 'S6.2 SR.6 a region that was left connects no more', (reading, options) => {
    const atHome: Change = (draft) => {
      draft.offices['North Africa'] = ['green'];
    };
    const state = play(mover(options, atHome), move('Emirates', 'USA'));
    const free = options.ruleSet === 'e1';
    // Emirates joined RSA when the turn began, but no office of green's is there now.
    if (free) expect(isLegal(state, expand('RSA'))).toBe(true);
    else expectRefused(state, expand('RSA'), 'S6.2', 'notConnected');
    // Canada is reached from the USA, where the office has just gone, and from India.
    if (free || reading === 'atOnce') expect(isLegal(state, expand('Canada'))).toBe(true);
    else expectRefused(state, expand('Canada'), 'S6.3', 'notConnectedAtStart');
    expect(isLegal(state, expand('Europe'))).toBe(true);
    // One of two offices that moves away leaves the line as it was.
    const two = mover(options, (draft) => {
      draft.offices.Emirates = ['green', 'green'];
    });
    expect(isLegal(play(two, move('Emirates', 'USA')), expand('RSA'))).toBe(true);
  });
});

describe('coming back to a retailer', () => {
  /** Green has the good of RSA's retailer and has left it for Canada by India's; one progress is short of RSA again. */
  const back = (options: TableOptions, change: Change = () => {}): GameState => {
    const first = takeGoods(atRsa('good', options));
    const again = edit(first, (draft) => {
      draft.retailers.India = retailer.medium.move;
      draft.retailers.Canada = retailer.small.nothing;
      draft.progress.India = { green: 2 };
      draft.progress.RSA = { green: 1 };
      change(draft);
    });
    const moved = play(begin(showing(again, { green: { logistics: 3 } }), 'logistics'), expand('India'));
    return play(moved, move('RSA', 'Canada'));
  };

  eachReading('bonusAgain', 'the bonus for one who has had it', (reading, options) => {
    const state = back(options);
    expect(seat(state, 'green').goods).toBe(1);
    const arrivedAgain = play(state, expand('RSA'));
    expect(arrivedAgain.offices.RSA).toEqual(['green']);
    const had = { rule: 'SR.3', what: 'bonusHad', params: { seat: 'green', region: 'RSA' } };
    if (reading === 'once') {
      expect(arrivedAgain.news).toContainEqual(expect.objectContaining(had));
      expect(arrivedAgain.pending).toBeNull();
    } else expect(told(arrivedAgain, 'bonusHad')).toBe(false);
    expect(seat(takeGoods(arrivedAgain), 'green').goods).toBe(reading === 'once' ? 1 : 2);
  });

  eachRuleSet('SR.3 by default once in the second and the Korean edition, which call it a one-time bonus', (o) => {
    const goods = seat(takeGoods(play(back(o), expand('RSA'))), 'green').goods;
    expect(goods).toBe(o.ruleSet === 'e2' || o.ruleSet === 'ko' ? 1 : 2);
  });

  eachReading('bonusAgain', 'an office that came by a move has had none', (_, options) => {
    const state = back(options, (draft) => {
      draft.offices.RSA = ['green'];
      draft.retailers.Canada = { tile: 0, side: 0 }; // one good too
    });
    // Canada was reached by a move; that one is left in turn, and reached by logistics.
    const left = edit(state, (draft) => {
      draft.offices.Canada = [];
      draft.progress.Canada = { green: 1 };
    });
    const reached = takeGoods(play(begin(left, 'logistics'), expand('Canada')));
    expect(seat(reached, 'green').goods).toBe(2);
  });

  eachReading('bonusAgain', 'what was declined or lost has been had', (reading, { ruleSet, rulings }) => {
    const full = edit(
      atRsa('progress', { ruleSet, rulings }, (draft) => {
        seat(draft, 'green').technologies = [...technologies]; // nothing to research
      }),
      (draft) => {
        draft.offices.RSA = [];
        draft.progress.RSA = { green: 1 };
        seat(draft, 'green').technologies = [];
      },
    );
    const state = play(full, expand('RSA'));
    expect(state.pending?.kind ?? null).toBe(reading === 'once' ? null : 'bonus');
  });

  eachReading('bonusAgain', 'the same retailer twice in a turn, in the Korean edition', (reading, { rulings }) => {
    const start = arrived(retailer.medium.move, { ruleSet: 'ko', rulings }, (draft) => {
      draft.retailers.Canada = retailer.small.nothing;
    });
    const gone = edit(play(start, move('India', 'Canada')), (draft) => {
      draft.progress.India = { green: 2 };
    });
    expect(play(gone, expand('India')).pending?.kind ?? null).toBe(reading === 'once' ? null : 'bonus');
  });

  test('SR.3 each player for themselves', () => {
    const state = edit(back({}), (draft) => {
      draft.progress.RSA = { red: 1 };
      draft.offices.Emirates = ['green', 'red'];
      seat(draft, 'red').price = 2;
    });
    const reds = begin(showing(state, { red: { logistics: 1 } }), 'logistics');
    expect(play(reds, expand('RSA', 'red')).pending).toMatchObject({ kind: 'bonus', region: 'RSA' });
  });
});
