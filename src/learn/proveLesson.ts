import { PositionError } from '@machines/core/position/error.ts';
import type { Problem } from '@/content/problem.ts';
import { reasonProblems } from '@/scenarios/proveScenario.ts';
import { allSteps, isDecision, type LessonWords, type StepWords } from './lessonSchema.ts';
import { type Lesson, type Step, stepsOn } from './lessons.ts';
import { allowed } from './spot.ts';

/** Answers, options or known wrong moves of a step, by the key their words stand under. */
function keysOf(step: Step, words: StepWords): { answers: string[]; why: string[]; wrong: string[] } {
  switch (step.kind) {
    case 'predict': {
      const answers = Object.keys(step.answers);
      return { answers, why: answers.filter((answer) => answer !== step.right), wrong: [] };
    }
    case 'choose':
      return { answers: Object.keys(step.options), why: Object.keys(step.options), wrong: [] };
    case 'do':
      return { answers: [], why: [], wrong: (step.wrong ?? []).map(({ id }) => id) };
    case 'spot': {
      // Nothing of its own is said to any of them, or to all but the right one.
      const answers = [allowed, ...step.answers];
      const given = answers.filter((id) => words.why?.[id]);
      return { answers: [], why: !words.why || given.length === answers.length - 1 ? given : answers, wrong: [] };
    }
  }
}

const differ = (what: string, wanted: readonly string[], given: Record<string, string> | undefined): Problem[] => {
  const has = Object.keys(given ?? {});
  const told = (names: string[], message: string) => names.map((name) => ({ path: `${what}.${name}`, message }));
  return [
    ...told(
      wanted.filter((name) => !has.includes(name)),
      'no words',
    ),
    ...told(
      has.filter((name) => !wanted.includes(name)),
      'words for nothing',
    ),
  ];
};

function stepWordsProblems(step: Step, words: StepWords | undefined): Problem[] {
  const at = `steps.${step.id}`;
  if (!words) return [{ path: at, message: 'no words' }];
  const { answers, why, wrong } = keysOf(step, words);
  return [
    ...differ(`${at}.answers`, answers, words.answers),
    ...differ(`${at}.why`, why, words.why),
    ...differ(`${at}.wrong`, wrong, words.wrong),
    ...(step.kind === 'do' && (words.hints?.length ?? 0) < 1
      ? [{ path: `${at}.hints`, message: 'there are none' }]
      : []),
  ];
}

/** Words that are missing, or that belong to nothing. */
export const lessonWordsProblems = (lesson: Lesson, words: LessonWords): Problem[] => {
  const steps = allSteps<Step>(lesson).map(({ step }) => step);
  const ids = steps.map(({ id }) => id);
  return [
    ...Object.keys(words.steps)
      .filter((id) => !ids.includes(id))
      .map((id) => ({ path: `steps.${id}`, message: 'there is no such step' })),
    ...reasonProblems(
      steps.some(({ constructed }) => constructed),
      words.constructed,
    ),
    ...steps.flatMap((step) => stepWordsProblems(step, words.steps[step.id])),
  ];
};

/** Where in its file each step of a lesson stands, in the order of `allSteps`. */
export const stepPaths = ({ steps, checks }: Lesson): string[] => [
  'hook',
  ...steps.map((_, n) => `steps[${n}]`),
  ...checks.map((_, n) => `checks[${n}]`),
];

/** Everything that is wrong with a lesson; empty if each step can be done as it says, and only so. */
export function lessonProblems(lesson: Lesson): Problem[] {
  const paths = stepPaths(lesson);
  const steps = allSteps<Step>(lesson).map(({ step }) => step);
  const ids = steps.map(({ id }) => id);
  const problems = (step: Step, at: number): Problem[] => {
    const path = paths[at] ?? '';
    try {
      return stepsOn(lesson)
        .prove(step, steps)
        .map((message) => ({ path, message: `${ids[at]}: ${message}` }));
    } catch (error) {
      if (error instanceof PositionError)
        return [{ path: `${path}.position.${error.place}`, message: `${ids[at]}: ${error.place}: ${error.message}` }];
      throw error;
    }
  };
  return [
    ...ids.flatMap((id, at) =>
      ids.indexOf(id) < at ? [{ path: `${paths[at]}.id`, message: `two steps are called ${id}` }] : [],
    ),
    ...(isDecision(steps.at(-1) as Step)
      ? []
      : [{ path: 'checks', message: 'a lesson ends in a decision whose outcomes are compared' }]),
    ...steps.flatMap(problems),
  ];
}
