import { walker } from '@machines/core/rules.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { step } from '@machines/smartphone/flow.ts';
import { smartphoneChart } from '@machines/smartphone/machine.ts';
import { openPosition } from '@machines/smartphone/position/build.ts';
import { resolveMoves } from '@machines/smartphone/position/moves.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { type BoardStep, smartphoneBoard } from '@/games/smartphone/learn/lessonGame.ts';
import { readLesson } from '@/learn/lessonLibrary.ts';
import { allSteps } from '@/learn/lessonSchema.ts';
import { waysOf } from '@/learn/outcome.ts';
import { learnerOf } from '@/learn/proveBoard.ts';
import { filesOf } from './files.ts';

/** Lesson pages step the compiled chart, to be light; the statechart has to say the same at every move they can show. */

const walk = walker<GameState, Action>(smartphoneChart.machine);

/** The lines of play that a step can show, as actions; a decision is shown after every way that leads to it. */
function linesOf(entry: BoardStep, start: GameState, all: readonly BoardStep[]): Action[][] {
  if (entry.kind === 'do') return [resolveMoves(start, entry.solution)];
  if (entry.kind === 'predict') return [resolveMoves(start, entry.moves ?? [])];
  if (entry.kind !== 'choose') return [];
  return waysOf(smartphoneBoard, entry, learnerOf(smartphoneBoard.game, entry), all).flatMap(({ before, lines }) =>
    Object.values(lines).map(({ actions }) => [...before, ...actions]),
  );
}

describe('the chart agrees with every lesson', () => {
  for (const { file, text } of filesOf('content/lessons/smartphone/*/lesson.yaml'))
    test(`${file.split('/').at(-2)}`, () => {
      const { lesson } = readLesson(file, text);
      let compared = 0;
      const entries = lesson.on === 'board' ? allSteps(lesson).map((each) => each.step) : [];
      for (const entry of entries) {
        const { state: start } = openPosition(entry.position);
        if (start.phase === 'over') continue;
        for (const actions of linesOf(entry, start, entries)) {
          let { snapshot } = walk.rest(start, smartphoneChart.pathOf(start));
          let state = start;
          for (const action of actions) {
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
