import { expect, test } from 'vitest';
import { sameProps } from '@/games/smartphone/board/drawn.ts';

const seat = { colour: 'green', vp: 3, patents: ['4G'] };

test('a part whose props are made of the same things is not drawn again', () => {
  const { patents } = seat;
  expect(sameProps({ seat, owners: ['red', 'blue'], n: 1 }, { seat: { ...seat }, owners: ['red', 'blue'], n: 1 })).toBe(
    true,
  );
  expect(sameProps({ last: null, seat: { patents } }, { last: null, seat: { patents } })).toBe(true);
});

test('a part is drawn again when a prop, or something in one, is another', () => {
  expect(sameProps({ n: 1 }, { n: 2 })).toBe(false);
  expect(sameProps({ seat }, { seat: { ...seat, vp: 4 } })).toBe(false);
  expect(sameProps({ seat }, { seat: { ...seat, patents: ['4G'] } })).toBe(false);
  expect(sameProps({ owners: ['red'] }, { owners: ['red', 'blue'] })).toBe(false);
  expect(sameProps({ last: null }, { last: { seat: 'red' } })).toBe(false);
  expect(sameProps({ last: [] }, { last: {} })).toBe(false);
  expect(sameProps({ n: 1 }, { n: 1, more: 2 })).toBe(false);
});
