import type { PlayingOf, RulesOf } from '@machines/core/game.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { ComponentType } from 'react';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { Ahead } from '../../deadEnd.ts';
import type { LessonSettings } from '../../lessonPage.ts';
import type { BoardStepViewOf } from '../../resolve.ts';
import type { StepProps } from '../Lesson.tsx';

/** A try of the learner's that was refused, and where it was made; nowhere for one from a list. */
export interface RefusedAt<R> {
  place: unknown;
  refusal: R;
}

/** What a table needs to be acted on. */
export interface Trying<T extends ScenarioTypes> {
  /** Whether the learner may do something now. */
  open: boolean;
  act: (action: T['action'], place?: unknown) => void;
  refused: RefusedAt<T['refusal']> | null;
  /** Whether what can be done is shown: where that is asked, it would be the answer. */
  lit: 'all' | 'several' | 'none';
}

export interface TableProps<T extends ScenarioTypes, P> {
  state: T['state'];
  seat: Colour;
  show: T['show'];
  page: P;
  /** Left out: it is only looked at. */
  trying?: Trying<T>;
}

/** A game as its lessons handle it: the rules to try things with, and how its table and its moves are shown. */
export interface BoardKit<T extends ScenarioTypes, P extends LessonSettings>
  extends RulesOf<T>,
    PlayingOf<T>,
    Ahead<T> {
  /** Whether what follows a phase clears the board, so that a turn is looked at as it ended. */
  clears: boolean;
  Table: ComponentType<TableProps<T, P>>;
  /** Every legal move in words: whoever does not point can still do everything. */
  Moves: ComponentType<{ state: T['state']; page: P; onAct: (action: T['action']) => void }>;
}

export type KindOf<T extends ScenarioTypes, K extends BoardStepViewOf<T>['kind']> = Extract<
  BoardStepViewOf<T>,
  { kind: K }
>;

export interface BoardProps<T extends ScenarioTypes, P extends LessonSettings, K extends BoardStepViewOf<T>['kind']>
  extends StepProps<KindOf<T, K>, P> {
  kit: BoardKit<T, P>;
}
