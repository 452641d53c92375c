import type { Action } from '@machines/smartphone/actions.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect } from 'vitest';
import {
  begin,
  eachReading,
  eachRuleSet,
  expectRefused,
  isLegal,
  phase6,
  play,
  seat,
  type TableOptions,
  told,
} from '../kit.ts';
import { bonusPrice, endTurn, expand, offBoard, retailer, secondOffice } from './acts.ts';

describe('the order of things in a turn of phase 6', () => {
  const steps: Record<'progress' | 'wifi' | 'nfc', Action> = {
    progress: expand('Europe'),
    wifi: secondOffice('North Africa'),
    nfc: offBoard(1),
  };
  const orders: (keyof typeof steps)[][] = [
    ['progress', 'wifi', 'nfc'],
    ['progress', 'nfc', 'wifi'],
    ['wifi', 'progress', 'nfc'],
    ['wifi', 'nfc', 'progress'],
    ['nfc', 'progress', 'wifi'],
    ['nfc', 'wifi', 'progress'],
  ];
  const busy = (options: TableOptions): GameState =>
    phase6(
      1,
      (draft) => {
        draft.offices['North Africa'] = ['green'];
        Object.assign(seat(draft, 'green'), { technologies: ['Wi-Fi', 'NFC'], goods: 2 });
      },
      options,
    );
  const possible = (start: GameState, order: (keyof typeof steps)[]): boolean => {
    let state = start;
    return order.every((name) => {
      if (!isLegal(state, steps[name])) return false;
      state = play(state, steps[name]);
      return true;
    });
  };

  eachReading('phase6Order', 'progress, Wi-Fi side A and NFC side A', (reading, options) => {
    const start = busy(options);
    const allowed = orders.filter((order) => possible(start, order));
    expect(allowed).toEqual(reading === 'anyOrder' ? orders : [['progress', 'wifi', 'nfc']]);
    if (reading === 'fixed') expectRefused(play(start, steps.wifi), steps.progress, 'S6.8', 'progressOver');
  });

  eachReading(
    'wifiSecondOffice',
    'S6.8 in the fixed order a sale off the board comes last',
    (reading, { ruleSet, rulings }) => {
      const start = busy({ ruleSet, rulings: { ...rulings, phase6Order: 'fixed' } });
      // Who must place the second office does so first; who need not has missed it by selling, and the turn is over.
      if (reading === 'must') expectRefused(start, steps.nfc, 'S9.3', 'wifiMust');
      else expect(play(start, steps.nfc).phase).toBe('sale');
    },
  );

  eachReading('phase6Order', 'progress after NFC side A, without Wi-Fi', (reading, options) => {
    const sold = play(
      phase6(
        1,
        (draft) => {
          draft.offices['North Africa'] = ['green'];
          Object.assign(seat(draft, 'green'), { technologies: ['NFC'], goods: 2 });
        },
        options,
      ),
      steps.nfc,
    );
    // In the fixed order nothing is left to do after the sale, and the progress is gone.
    expect(isLegal(sold, steps.progress)).toBe(reading === 'anyOrder');
    expect(told(sold, 'progressLost')).toBe(reading === 'fixed');
  });

  eachRuleSet('S6.8 a price bonus taken earlier in the turn counts for NFC side A', (o) => {
    const start = phase6(
      1,
      (draft) => {
        draft.retailers.RSA = retailer.small.price;
        draft.offices.Emirates = ['green'];
        draft.progress.RSA = { green: 1 };
        Object.assign(seat(draft, 'green'), { technologies: ['NFC'], goods: 2 });
      },
      o,
    );
    const state = play(start, expand('RSA'), bonusPrice(1), offBoard(2));
    expect(seat(state, 'green').vp).toBe(3 + 2 * 6);
  });

  eachReading('wifiFreshOffice', 'an office opened in Emirates this turn', (reading, options) => {
    const start = phase6(
      2,
      (draft) => {
        draft.offices['North Africa'] = ['green', 'green'];
        draft.progress.Emirates = { green: 1 };
        seat(draft, 'green').technologies = ['Wi-Fi'];
      },
      options,
    );
    const state = play(start, expand('Emirates'));
    if (reading === 'counts') {
      expect(play(state, secondOffice('Emirates')).offices.Emirates).toEqual(['green', 'green']);
      return;
    }
    expectRefused(state, secondOffice('Emirates'), 'S6.8', 'officeTooFresh', { region: 'Emirates' });
    expect(isLegal(state, endTurn())).toBe(true);
    expect(isLegal(begin(state, 'logistics'), secondOffice('Emirates'))).toBe(true);
  });
});
