import { restingState } from '@machines/smartphone/flow.ts';
import { expect, test } from 'vitest';
import { promptOf } from '@/games/smartphone/play/prompt.ts';
import { messages } from '@/i18n/index.ts';
import { setupOf } from '../smartphone/kit.ts';
import { playUntil } from './kit.ts';

test('with no logistics left, whoever may still do something is not sent to a region', () => {
  const { end: state } = playUntil(setupOf(), (now) => restingState(now) === 'moving');
  const { play, board } = messages('en');
  const names = { green: 'Green', blue: 'Blue', black: 'Black', yellow: 'Yellow', red: 'Red' };
  const at = (progress: number) => {
    const now = { state: { ...state, turn: state.turn && { ...state.turn, progress } } };
    const asked = { game: { at: 'acting', now, seat: state.turn?.seat }, names, words: { play, board } };
    return promptOf(asked as unknown as Parameters<typeof promptOf>[0]);
  };
  expect(restingState(state)).toBe('moving');
  expect(at(0)).toBe(play.prompts['movingNone']);
  expect(at(2)).toMatch(/^2 logistics left/);
});
