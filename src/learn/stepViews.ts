import type { ClauseIndex } from '@machines/core/clause.ts';
import type { LaidIn } from '@machines/core/game.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { KnownWrong } from './known.ts';
import {
  allSteps,
  isDecision,
  type LessonOf,
  type LessonPart,
  type LessonWords,
  type StepWords,
} from './lessonSchema.ts';

/** Steps as their page is given them: everything looked up and worked out, nothing left to parse. */

export interface ClauseAnswer {
  id: string;
  title: string;
}

export interface Base {
  id: string;
  part: LessonPart;
  words: StepWords;
  /** One chooses, and what each choice brings is compared. */
  decides: boolean;
}
interface OnBoard<T extends ScenarioTypes> extends Base {
  seat: Colour;
  show: T['show'];
  laid: LaidIn<T>;
}
export type BoardStepViewOf<T extends ScenarioTypes> =
  | (OnBoard<T> & {
      kind: 'do';
      goal: T['check'][];
      solution: T['action'][];
      wrong: KnownWrong<T['check']>[];
    })
  | (OnBoard<T> & {
      kind: 'predict';
      actions: T['action'][];
      until: T['state']['phase'] | null;
      answers: string[];
      right: string;
      /** Answers that are places of the board. */
      at: Record<string, string>;
    })
  | (OnBoard<T> & {
      kind: 'choose';
      ids: string[];
      until: T['state']['phase'] | null;
      /** Whether what each brings is told, once one is chosen. */
      compared: boolean;
      /** Decisions it goes on from. */
      after: string[];
      /** By what was chosen in them, joined by a space: what was done before, and what each option leads to. */
      ways: Record<string, { before: T['action'][]; lines: Record<string, { actions: T['action'][]; score: number }> }>;
    })
  | (OnBoard<T> & { kind: 'spot'; action: T['action']; answers: ClauseAnswer[]; right: string });

export const clauseAnswers = ({ chapters }: ClauseIndex, ids: readonly string[]): ClauseAnswer[] => {
  const known = chapters.flatMap(({ clauses }) => clauses);
  return ids.flatMap((id) => known.filter((each) => each.id === id).map(({ title }) => ({ id, title })));
};

/** Answers in their own order, begun at another one for each step: the right one is not always the first. */
export const rotated = (id: string, answers: string[]): string[] => {
  const from = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % answers.length;
  return [...answers.slice(from), ...answers.slice(0, from)];
};

export const broken = (id: string): never => {
  throw new Error(`${id} has nothing wrong in it; the proof of its lesson should have said so.`);
};

/** How the steps of a lesson are handled: what the rules say against one, what it takes to know, and what its page is given. */
export interface StepsOn<Step, View> {
  prove(step: Step, all: readonly Step[]): string[];
  topics(step: Step): string[];
  view(step: Step, base: Base, all: readonly Step[]): View;
}

interface Decidable {
  id: string;
  kind: string;
  compare?: true;
}

const baseOf = (words: LessonWords, part: LessonPart, step: Decidable): Base => {
  const { id } = step;
  const own = words.steps[id];
  if (!own) throw new Error(`${id} has no words; the check of its words should have said so.`);
  return { id, part, words: own, decides: isDecision(step) };
};

/** All steps of a lesson for its page. */
export const viewsOf = <Step extends Decidable, View>(
  { view }: StepsOn<Step, View>,
  lesson: Pick<LessonOf<string, Step>, LessonPart>,
  words: LessonWords,
): View[] => {
  const parts = allSteps(lesson);
  const all = parts.map(({ step }) => step);
  return parts.map(({ part, step }) => view(step, baseOf(words, part, step), all));
};
