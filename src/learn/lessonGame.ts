import type { ClauseIndex } from '@machines/core/clause.ts';
import type { PositionOf } from '@machines/core/position/frames.ts';
import type { TriedOf, UnderOf } from '@machines/core/position/goal.ts';
import type { Unmet } from '@machines/core/position/unmet.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { LaidIn, RunIn, ScenarioTypes } from '@/scenarios/scenarioGame.ts';

/** Someone on the way to a goal, with moves that may be written in notes. */
export type UnderIn<T extends ScenarioTypes> = UnderOf<T['state']> & Partial<Pick<RunIn<T>, 'actionOf'>>;

/**
 * What a game brings to lessons on its board. Proving and laying out their steps ask this and nothing else, so that
 * another game is one more of these.
 */
export interface LessonGame<T extends ScenarioTypes> {
  clauses: ClauseIndex;
  openPosition(spec: T['position']): PositionOf<T['state']>;
  layPosition(spec: T['position']): LaidIn<T>;
  openLaid(laid: LaidIn<T>): PositionOf<T['state']>;
  run(spec: T['position'], moves?: readonly T['move'][], until?: string): RunIn<T>;
  unmetOf(evidence: UnderIn<T> | RunIn<T>, checks: readonly T['check'][]): Unmet[];
  tryFor(goal: readonly T['check'][], from: UnderIn<T>, action: T['action']): TriedOf<T['state'], T['refusal']>;
  actionOf(state: T['state'], move: T['move'], place?: string): T['action'];
  resolveMoves(state: T['state'], moves: readonly T['move'][], place?: string): T['action'][];
  refuse(state: T['state'], action: T['action']): T['refusal'] | null;
  sentence(refusal: T['refusal'], state: T['state']): string;
  /** The learner's seat unless a step names another. */
  firstSeat(spec: T['position']): Colour;
  /** Whose move it is; null: anyone's. */
  toAct(state: T['state']): Colour | null;
  /** Part of a move as a step writes it, in the words of actions. */
  readPart(state: T['state'], part: Record<string, unknown>): Record<string, unknown>;
  /** A check whose moves are actions already: no page reads notes. */
  readCheck(state: T['state'], check: T['check']): T['check'];
}
