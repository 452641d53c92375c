import { walker } from '@machines/core/rules.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { step } from '@machines/smartphone/flow.ts';
import { smartphoneChart } from '@machines/smartphone/machine.ts';
import { openPosition } from '@machines/smartphone/position/build.ts';
import { resolveMoves } from '@machines/smartphone/position/moves.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import type { BoardStep } from '@/games/smartphone/learn/lessonGame.ts';
import { readLesson } from '@/learn/lessonLibrary.ts';
import { allSteps } from '@/learn/lessonSchema.ts';
import { filesOf } from './files.ts';

/** Lesson pages step the compiled chart, to be light; the statechart has to say the same at every move they can show. */

const walk = walker<GameState, Action>(smartphoneChart.machine);

const movesOf = (entry: BoardStep) => {
  if (entry.kind === 'do') return [entry.solution];
  if (entry.kind === 'predict') return [entry.moves ?? []];
  return entry.kind === 'choose' ? Object.values(entry.options).map(({ moves }) => moves) : [];
};

describe('the chart agrees with every lesson', () => {
  for (const { file, text } of filesOf('content/lessons/smartphone/*/lesson.yaml'))
    test(`${file.split('/').at(-2)}`, () => {
      const { lesson } = readLesson(file, text);
      let compared = 0;
      for (const { step: entry } of lesson.on === 'board' ? allSteps(lesson) : []) {
        const { state: start } = openPosition(entry.position);
        if (start.phase === 'over') continue;
        for (const moves of movesOf(entry)) {
          let { snapshot } = walk.rest(start, smartphoneChart.pathOf(start));
          let state = start;
          for (const action of resolveMoves(start, moves)) {
            ({ snapshot } = walk.take(snapshot, action));
            state = step(state, action).state;
            expect(snapshot.context.game).toEqual(state);
            compared++;
          }
        }
      }
      expect(compared > 0).toBe(lesson.on === 'board');
    });
});
