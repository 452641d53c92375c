import type { CoverageLesson, MapStep } from './coverage.ts';
import type { BoardStep, DeskStep, SmartphoneLesson } from './smartphone.ts';

/** A lesson of any game, and a step of one. */
export type Lesson = SmartphoneLesson | CoverageLesson;
export type Step = BoardStep | DeskStep | MapStep;
