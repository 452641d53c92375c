import type { GameState } from '@machines/smartphone/state.ts';
import { expect, test } from 'vitest';
import { losses } from '@/games/smartphone/play/losses.ts';
import { bareBoard, begin, edit, seat, showing, tableOf } from '../smartphone/kit.ts';

/** Green has one office in North Africa, 3 goods at price 3, and 2 research and 2 logistics symbols. */
const table = (technologies: string[] = []): GameState =>
  showing(
    edit(bareBoard(tableOf({ seats: ['green', 'red'] })), (draft) => {
      draft.offices['North Africa'] = ['green'];
      draft.offices.CIS = ['red'];
      Object.assign(seat(draft, 'green'), { price: 3, goods: 3, technologies });
      seat(draft, 'red').price = 6;
    }),
    { green: { research: 2, logistics: 2 }, red: { research: 1, logistics: 1 } },
  );

test('ending a turn in research or logistics loses the progress that is left', () => {
  expect(losses(begin(table(), 'research'))).toEqual([{ kind: 'progress', n: 2 }]);
  expect(losses(begin(table(), 'logistics'))).toEqual([{ kind: 'progress', n: 2 }]);
});

test('S9.3: side A of Wi-Fi would still place a second office', () => {
  expect(losses(begin(table(['Wi-Fi']), 'logistics'))).toContainEqual({ kind: 'wifi', n: 1 });
});

test('S9.9: side A of NFC would still sell goods off the board', () => {
  expect(losses(begin(table(['NFC']), 'logistics'))).toContainEqual({ kind: 'nfc', n: 1 });
});

test('ending a sale loses the goods that could still be sold', () => {
  expect(losses(begin(table(), 'sale'))).toEqual([{ kind: 'goods', n: 3 }]);
});

test('where nobody has a turn, nothing is lost', () => {
  expect(losses(tableOf())).toEqual([]);
});
