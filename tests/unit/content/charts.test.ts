import { createStepper } from '@machines/core/stepper.ts';
import { gameMachine } from '@machines/smartphone/game.ts';
import { openPosition } from '@machines/smartphone/position/build.ts';
import { resolveMoves } from '@machines/smartphone/position/moves.ts';
import { chartValue } from '@machines/smartphone/resting.ts';
import { step } from '@machines/smartphone/stepping.ts';
import { describe, expect, test } from 'vitest';
import { readLesson } from '@/learn/library.ts';
import { allSteps } from '@/learn/schema.ts';
import type { BoardStep } from '@/learn/smartphone.ts';
import { filesOf } from './files.ts';

/** Lesson pages step the plain rules, to be light; the statechart has to say the same at every move they can show. */

const stepChart = createStepper(gameMachine);

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
          let snapshot = gameMachine.resolveState({ value: chartValue(start), context: { game: start } });
          let state = start;
          for (const action of resolveMoves(start, moves)) {
            snapshot = stepChart(snapshot, action);
            state = step(state, action).state;
            expect(snapshot.context.game).toEqual(state);
            compared++;
          }
        }
      }
      expect(compared > 0).toBe(lesson.on === 'board');
    });
});
