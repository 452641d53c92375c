import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { bareBoard, begin, eachReading, edit, expectRefused, isLegal, play, seat, tableOf, told } from '../kit.ts';

/** Green alone in Emirates (6, Gamepad, NFC, 4G) with 4 goods at price 3, then red. */
const emirates = (change: (draft: GameState) => void = () => {}, options = {}): GameState =>
  begin(
    edit(bareBoard(tableOf(options)), (draft) => {
      draft.offices.Emirates = ['green'];
      Object.assign(seat(draft, 'green'), { price: 3, goods: 4, technologies: ['Gamepad', '4G'] });
      change(draft);
    }),
    'sale',
  );

const sell = (region: 'Emirates' | 'RSA' | 'USA', buyer: number) =>
  ({ type: 'sell', seat: 'green', region, buyer }) as const;

describe('phase 7, sale', () => {
  test('S7.3 worked example 5: price 3, Gamepad and 4G sell 3 of 4 goods in Emirates, 1 is lost', () => {
    const state = play(emirates(), sell('Emirates', 0), sell('Emirates', 1), sell('Emirates', 3));
    expect(told(state, 'goodsLost')).toBe(true);
    expect(seat(state, 'green').goods).toBe(0);
    expect(seat(state, 'green').income[0]).toMatchObject({ sales: 9 });
  });

  test('S7.4 a willing red buyer cannot be skipped for a purple one', () => {
    expectRefused(emirates(), sell('Emirates', 1), 'S7.4', 'buyerSkipped');
  });

  eachReading('holdBack', 'stopping while a willing buyer is free', (reading, options) => {
    const state = emirates(undefined, options);
    expect(isLegal(state, { type: 'endTurn', seat: 'green' })).toBe(reading === 'allowed');
    if (reading === 'mustSell') expectRefused(state, { type: 'endTurn', seat: 'green' }, 'S7.5', 'mustSell');
  });
});
