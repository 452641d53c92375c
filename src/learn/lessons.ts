import type { CoverageLesson, MapStep } from '@/games/coverage/learn/lessonGame.ts';
import type { BoardStep, DeskStep, SmartphoneLesson } from '@/games/smartphone/learn/lessonGame.ts';

/** A lesson of any game, and a step of one. */
export type Lesson = SmartphoneLesson | CoverageLesson;
export type Step = BoardStep | DeskStep | MapStep;
