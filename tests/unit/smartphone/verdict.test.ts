import type { GameState } from '@machines/smartphone/state.ts';
import { expect, test } from 'vitest';
import { levelOf } from '@/games/smartphone/play/end/verdict.ts';

const seat = (colour: string, technologies: string[], patents: string[]) => ({ colour, technologies, patents });
const standing = (colour: string, total: number, place: number) => ({ colour, total, place });
const ended = (standings: unknown[], seats: unknown[]) => ({ standings, seats }) as unknown as GameState;

const blue = seat('blue', ['GPS', 'NFC', '4G'], ['GPS']);
const red = seat('red', ['GPS', 'Wi-Fi'], ['Wi-Fi', 'GPS']);
const green = seat('green', ['GPS', 'Wi-Fi', 'NFC'], ['Wi-Fi', 'NFC']);

test('SE.2: a game that VP left level is told by what settled it', () => {
  const level = [standing('blue', 258, 1), standing('red', 258, 2)];
  expect(levelOf(ended(level, [blue, red]))).toEqual({ by: 'technologies', n: 3, other: 2 });
  const closer = [standing('green', 258, 1), standing('blue', 258, 2)];
  expect(levelOf(ended(closer, [blue, green]))).toEqual({ by: 'patents', n: 2, other: 1 });
  expect(levelOf(ended([standing('blue', 259, 1), standing('red', 258, 2)], [blue, red]))).toBeNull();
  expect(levelOf(ended([standing('blue', 258, 1), standing('red', 258, 1)], [blue, red]))).toBeNull();
});
