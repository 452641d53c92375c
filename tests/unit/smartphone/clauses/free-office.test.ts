import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import {
  type Change,
  eachRuleSet,
  expectRefused,
  inPhase,
  isLegal,
  play,
  seat,
  type TableOptions,
  told,
} from '../kit.ts';
import { endTurn, freeOffice, research, retailer, takeBonus, takeGoods } from './acts.ts';

describe('Gamepad side B, a free office', () => {
  const gamepad = (change: Change = () => {}, options: TableOptions = {}): GameState =>
    play(
      inPhase(
        'research',
        (draft) => {
          draft.offices['North Africa'] = ['green'];
          seat(draft, 'green').research.Gamepad = 3;
          change(draft);
        },
        { sides: { Gamepad: 'B' }, ...options, shown: { green: { research: 2 } } },
      ),
      research('Gamepad'),
    );

  eachRuleSet('S9.6 one office now in any small region without one of yours, free and unconnected', (o) => {
    const start = gamepad(
      (draft) => {
        draft.offices.Canada = ['red'];
        draft.offices.RSA = ['green'];
      },
      { ...o, sides: { Gamepad: 'B' } },
    );
    expectRefused(start, freeOffice('Europe'), 'S9.6', 'regionNotSmall');
    expectRefused(start, freeOffice('Australia'), 'S9.6', 'regionNotSmall');
    expectRefused(start, freeOffice('RSA'), 'S9.6', 'officeThere', { region: 'RSA' });
    expectRefused(start, research('GPS'), 'S9.6', 'freeOfficeFirst');
    const state = play(start, freeOffice('Canada'));
    expect(state.offices.Canada).toEqual(['red', 'green']);
    expect(state.turn).toMatchObject({ seat: 'green', progress: 1 });
    expectRefused(state, freeOffice('Caribbean'), 'S9.6', 'noFreeOffice');
  });

  test('S9.6 a full region takes none', () => {
    const state = gamepad(
      (draft) => {
        draft.offices.Emirates = ['blue', 'black', 'red'];
      },
      { seats: ['green', 'blue', 'black', 'red'] },
    );
    expectRefused(state, freeOffice('Emirates'), 'S6.5', 'regionFull', { region: 'Emirates' });
  });

  test('S9.6 side A gives no office', () => {
    expectRefused(
      gamepad(() => {}, { sides: {} }),
      freeOffice('Canada'),
      'S9.6',
      'noFreeOffice',
    );
  });

  eachRuleSet('S9.6 on a retailer you get its bonus', (o) => {
    const start = gamepad(
      (draft) => {
        draft.retailers = { Canada: retailer.small.good };
      },
      { ...o, sides: { Gamepad: 'B' } },
    );
    const arrived = play(start, freeOffice('Canada'));
    expect(isLegal(arrived, takeBonus)).toBe(o.ruleSet === 'e2');
    expect(seat(takeGoods(arrived), 'green').goods).toBe(1);
  });

  eachRuleSet('S9.13 with no small region to go to, the free office is lost', (o) => {
    const others: TableOptions = { ...o, sides: { Gamepad: 'B' }, seats: ['green', 'blue', 'black', 'red'] };
    const taken: Change = (draft) => {
      draft.offices.Canada = ['green'];
      draft.offices.Caribbean = ['blue', 'green'];
      draft.offices.Emirates = ['blue', 'black', 'red'];
      draft.offices.RSA = ['red', 'blue', 'black'];
    };
    const lost = gamepad(taken, others);
    expect(told(lost, 'freeOfficeLost')).toBe(true);
    expect(lost).toMatchObject({ pending: null, turn: { seat: 'green', progress: 1 } });
    expect(seat(lost, 'green').technologies).toEqual(['Gamepad']);
    // One free space in one of them, and it has to be used.
    const last = gamepad((draft) => {
      taken(draft);
      draft.offices.RSA = ['red', 'blue'];
    }, others);
    expectRefused(last, endTurn(), 'S9.6', 'freeOfficeFirst');
    expect(play(last, freeOffice('RSA')).offices.RSA).toEqual(['red', 'blue', 'green']);
  });
});
