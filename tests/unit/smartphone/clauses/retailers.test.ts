import { printed } from '@machines/smartphone/components/printed.ts';
import { retailers as tiles } from '@machines/smartphone/components/retailers.ts';
import type { Technology } from '@machines/smartphone/names.ts';
import { technologies } from '@machines/smartphone/names.ts';
import { controlSpace } from '@machines/smartphone/rules/control.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import {
  begin,
  eachReading,
  eachRuleSet,
  edit,
  expectRefused,
  inPhase,
  isLegal,
  play,
  seat,
  type TableOptions,
  tableOf,
  told,
} from '../kit.ts';
import {
  bonusPrice,
  bonusProgress,
  decline,
  endTurn,
  expand,
  freeOffice,
  offBoard,
  research,
  retailer,
  secondOffice,
  sell,
  takeBonus,
  takeGoods,
} from './acts.ts';
import { atRsa, beforeRsa, type Change } from './rsa.ts';

describe('retailers', () => {
  test('SR.1 a retailer’s region has no space that pays for control', () => {
    const state = edit(tableOf(), (draft) => {
      draft.retailers = { Canada: retailer.small.nothing };
      draft.offices.Canada = ['green'];
      draft.offices.RSA = ['green'];
    });
    expect(controlSpace(state, 'Canada')).toBeUndefined();
    expect(controlSpace(state, 'RSA')).toEqual(printed.sizes.S.offices[0]);
  });

  eachRuleSet('SR.1 no goods are sold in a retailer’s region, office or not', (o) => {
    const market = (technologies: Technology[]) =>
      inPhase(
        'sale',
        (draft) => {
          draft.retailers = { Canada: retailer.small.nothing, China: retailer.large.nothing };
          draft.offices.Canada = ['green'];
          draft.offices.Emirates = ['green'];
          Object.assign(seat(draft, 'green'), { goods: 3, price: 2, technologies });
        },
        { ...o, sides: { '4G': 'B' } },
      );
    expectRefused(market([]), sell('Canada', 0), 'SR.1', 'regionHasRetailer');
    expectRefused(market(['4G']), sell('China', 0), 'SR.1', 'regionHasRetailer');
    expect(isLegal(market([]), sell('Emirates', 0))).toBe(true);
  });

  test('SR.2 each space gives its owner its VP, at game end', () => {
    const end = inPhase('scoring', (draft) => {
      draft.round = 5;
      draft.retailers = { Canada: retailer.small.nothing, RSA: retailer.small.good };
      draft.offices.Canada = ['red', 'green']; // 12, 9
      draft.offices.RSA = ['green', 'red']; // 11, 8
      draft.offices.Europe = ['green']; // no retailer: nothing
    });
    expect(end.standings).toMatchObject([
      { colour: 'red', vp: 7, retailers: 20, total: 27 },
      { colour: 'green', vp: 3, retailers: 20, total: 23 },
    ]);
    expect(seat(atRsa('nothing'), 'green').vp).toBe(3);
  });

  test('SR.2 every retailer gives more on the left', () => {
    for (const { sides } of tiles)
      for (const { vp } of sides) {
        expect(vp).toEqual([...new Set(vp)].sort((a, b) => b - a));
        expect(vp.every((each) => each > 0)).toBe(true);
      }
  });

  eachRuleSet('SR.3 the bonus comes once, when your office arrives', (o) => {
    const before = beforeRsa('good', o, (draft) => {
      draft.offices.RSA = ['red'];
    });
    expectRefused(before, takeBonus, 'SR.3', 'noBonus');
    const taken = takeGoods(play(before, expand('RSA')));
    // The second to arrive gets it too; red, there before, gets nothing.
    expect(seat(taken, 'green').goods).toBe(1);
    expect(seat(taken, 'red').goods).toBe(0);
    expectRefused(taken, takeBonus, 'SR.3', 'noBonus');
    const next = begin(play(taken, endTurn()), 'logistics');
    expect(next.pending).toBeNull();
    expectRefused(begin(taken, 'logistics'), takeBonus, 'SR.3', 'noBonus');
  });

  eachRuleSet('SR.3 by Gamepad side B as well', (o) => {
    const start = inPhase(
      'research',
      (draft) => {
        draft.retailers.RSA = retailer.small.price;
        seat(draft, 'green').research.Gamepad = 3;
      },
      { ...o, sides: { Gamepad: 'B' }, shown: { green: { research: 2 } } },
    );
    const arrived = play(start, research('Gamepad'), freeOffice('RSA'));
    expectRefused(arrived, research('GPS'), 'SR.3', 'bonusFirst');
    expect(seat(play(arrived, bonusPrice(-1)), 'green').price).toBe(4);
  });

  eachRuleSet('SR.3 some retailers have none', (o) => {
    const state = atRsa('nothing', o);
    expect(state.offices.RSA).toEqual(['green']);
    expect(state.pending).toBeNull();
    expect(state.turn).toMatchObject({ seat: 'green', progress: 1 });
  });

  eachReading('retailerBonus', 'declining a price bonus, and goods', (reading, options) => {
    const price = atRsa('price', options);
    const goods = atRsa('good', options);
    if (reading === 'must') {
      expectRefused(price, decline, 'SR.3', 'bonusMust');
      // Goods leave nothing to choose: they are there.
      expect(seat(goods, 'green').goods).toBe(1);
      expectRefused(goods, decline, 'SR.3', 'noBonus');
      return;
    }
    expect(seat(goods, 'green').goods).toBe(0);
    for (const offered of [price, goods]) {
      const declined = play(offered, decline);
      expect(told(declined, 'bonusDeclined')).toBe(true);
      expect(seat(declined, 'green')).toMatchObject({ price: 5, goods: 0 });
      expectRefused(declined, takeBonus, 'SR.3', 'noBonus');
    }
  });

  eachRuleSet('SR.3 it resolves at once, before anything else is done', (o) => {
    const state = atRsa('price', o, (draft) => {
      Object.assign(seat(draft, 'green'), { technologies: ['Wi-Fi', 'NFC'], goods: 1 });
    });
    for (const action of [expand('India'), secondOffice('Emirates'), offBoard(1), endTurn()])
      expectRefused(state, action, 'SR.3', 'bonusFirst');
    expectRefused(state, takeBonus, 'SR.3', 'bonusOther');
    expectRefused(state, bonusProgress('GPS'), 'SR.3', 'bonusOther');
    expect(isLegal(play(state, bonusPrice(1)), expand('India'))).toBe(true);
  });
});

describe('a retailer’s bonus without a use', () => {
  /** Green arrives on the medium retailer in India, from here. */
  const atIndia = (bonus: keyof typeof retailer.medium, options: TableOptions, change: Change): GameState =>
    play(
      inPhase(
        'logistics',
        (draft) => {
          draft.retailers.India = retailer.medium[bonus];
          draft.progress.India = { green: 2 };
          change(draft);
        },
        { ...options, shown: { green: { logistics: 2 } } },
      ),
      expand('India'),
    );

  eachReading(
    'bonusImpossible',
    'progress with all technologies, no place for a second office or a move',
    (_, options) => {
      const progress = atIndia('twoProgress', options, (draft) => {
        draft.offices.Emirates = ['green'];
        seat(draft, 'green').technologies = [...technologies];
      });
      const office = atIndia('secondOffice', options, (draft) => {
        draft.offices.Emirates = ['green', 'green'];
      });
      // Only on retailers, this one and Canada's: each already has one of green's.
      const move = atIndia('move', options, (draft) => {
        draft.retailers.Canada = retailer.small.nothing;
        draft.offices.Canada = ['green'];
      });
      for (const state of [progress, office, move]) {
        expect(told(state, 'bonusLost')).toBe(true);
        expect(state.pending).toBeNull();
        expect(state.offices.India).toEqual(['green']);
        expect(isLegal(state, expand('China'))).toBe(true);
      }
    },
  );
});
