import type { PlayingOf } from '@machines/core/game.ts';
import type { TableKit } from '@/live/ui/table.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { Ahead } from '../../deadEnd.ts';
import type { LessonSettings } from '../../lessonPage.ts';
import type { BoardStepViewOf } from '../../stepViews.ts';
import type { StepProps } from '../Lesson.tsx';

/** A game as its lessons handle it: the rules to try things with, and how its table and its moves are shown. */
export interface BoardKit<T extends ScenarioTypes, P extends LessonSettings>
  extends PlayingOf<T>,
    Ahead<T>,
    TableKit<T, P> {
  /** Whether what follows a phase clears the board, so that a turn is looked at as it ended. */
  clears: boolean;
  /** A place of the board from its name in a lesson, `region CIS`. */
  placeAt(name: string): unknown;
}

export type KindOf<T extends ScenarioTypes, K extends BoardStepViewOf<T>['kind']> = Extract<
  BoardStepViewOf<T>,
  { kind: K }
>;

export interface BoardProps<T extends ScenarioTypes, P extends LessonSettings, K extends BoardStepViewOf<T>['kind']>
  extends StepProps<KindOf<T, K>, P> {
  kit: BoardKit<T, P>;
}
