import type { Schema } from '@machines/core/parse.ts';
import { type CoverageLesson, coverageLesson, coverageMap, type MapStep } from '@/games/coverage/learn/lessonGame.ts';
import {
  type BoardStep,
  type DeskStep,
  type SmartphoneLesson,
  smartphoneBoard,
  smartphoneLesson,
} from '@/games/smartphone/learn/lessonGame.ts';
import { onDesk } from '@/games/smartphone/learn/onDesk.ts';
import type { Game } from '@/site.ts';
import { onBoard } from './onBoard.ts';
import type { StepsOn } from './stepViews.ts';

/** The lessons of each game. */
export interface LessonsOf {
  smartphone: SmartphoneLesson;
  coverage: CoverageLesson;
}
export const lessonSchemas: { [G in Game]: Schema<LessonsOf[G]> } = {
  smartphone: smartphoneLesson,
  coverage: coverageLesson,
};

/** A lesson of any game, and a step of one. */
export type Lesson = LessonsOf[Game];
export type Step = BoardStep | DeskStep | MapStep;

/** Under which name the words of a game's course stand. */
export const courseWords = { smartphone: 'course', coverage: 'coverage' } as const satisfies Record<Game, string>;

/** The ways in which lessons are handled. */
export const handled = { desk: onDesk, board: onBoard(smartphoneBoard), map: onBoard(coverageMap) };

/** How the steps of a lesson are handled, for whoever gives its own steps back to it. */
export const stepsOn = ({ on }: Pick<Lesson, 'on'>) => handled[on] as unknown as StepsOn<Step, unknown>;
