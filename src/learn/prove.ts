import { PositionError } from '@machines/core/position/error.ts';
import { coverageMap } from '@/games/coverage/learn/lessonGame.ts';
import { smartphoneBoard } from '@/games/smartphone/learn/lessonGame.ts';
import { proveDeskStep } from '@/games/smartphone/learn/proveDesk.ts';
import { reasonProblems } from '@/scenarios/prove.ts';
import { allSteps, type LessonWords, type StepWords } from './lessonSchema.ts';
import type { Lesson, Step } from './lessons.ts';
import { proveBoardStep } from './proveBoard.ts';

/** Answers, options or known wrong moves of a step, by the key their words stand under. */
function keysOf(step: Step): { answers: string[]; why: string[]; wrong: string[] } {
  switch (step.kind) {
    case 'predict': {
      const answers = Object.keys(step.answers);
      return { answers, why: answers.filter((answer) => answer !== step.right), wrong: [] };
    }
    case 'choose':
      return { answers: Object.keys(step.options), why: Object.keys(step.options), wrong: [] };
    case 'do':
      return { answers: [], why: [], wrong: (step.wrong ?? []).map(({ id }) => id) };
    case 'spot':
      return { answers: [], why: [], wrong: [] };
  }
}

const differ = (what: string, wanted: readonly string[], given: Record<string, string> | undefined): string[] => {
  const has = Object.keys(given ?? {});
  return [
    ...wanted.filter((name) => !has.includes(name)).map((name) => `${what}.${name}: no words`),
    ...has.filter((name) => !wanted.includes(name)).map((name) => `${what}.${name}: words for nothing`),
  ];
};

function stepWordsProblems(step: Step, words: StepWords | undefined): string[] {
  if (!words) return ['no words'];
  const { answers, why, wrong } = keysOf(step);
  return [
    ...differ('answers', answers, words.answers),
    ...differ('why', why, words.why),
    ...differ('wrong', wrong, words.wrong),
    ...(step.kind === 'do' && (words.hints?.length ?? 0) < 1 ? ['hints: there are none'] : []),
  ];
}

/** Words that are missing, or that belong to nothing. */
export const lessonWordsProblems = (lesson: Lesson, words: LessonWords): string[] => {
  const steps = allSteps<Step>(lesson).map(({ step }) => step);
  const ids = steps.map(({ id }) => id);
  return [
    ...Object.keys(words.steps)
      .filter((id) => !ids.includes(id))
      .map((id) => `steps.${id}: there is no such step`),
    ...reasonProblems(
      steps.some(({ constructed }) => constructed),
      words.constructed,
    ),
    ...steps.flatMap((step) => stepWordsProblems(step, words.steps[step.id]).map((text) => `steps.${step.id}.${text}`)),
  ];
};

/** A step with what the rules say against it, whichever way it is handled. */
function provedSteps(lesson: Lesson): { id: string; prove: () => string[] }[] {
  switch (lesson.on) {
    case 'desk':
      return allSteps(lesson).map(({ step }) => ({ id: step.id, prove: () => proveDeskStep(step) }));
    case 'board':
      return allSteps(lesson).map(({ step }) => ({
        id: step.id,
        prove: () => proveBoardStep(smartphoneBoard.game, step),
      }));
    case 'map':
      return allSteps(lesson).map(({ step }) => ({ id: step.id, prove: () => proveBoardStep(coverageMap.game, step) }));
  }
}

/** Everything that is wrong with a lesson; nothing: each step can be done as it says, and only so. */
export function lessonProblems(lesson: Lesson): string[] {
  const steps = provedSteps(lesson);
  const ids = steps.map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) < at);
  const problems = (prove: () => string[]): string[] => {
    try {
      return prove();
    } catch (error) {
      if (error instanceof PositionError) return [`${error.place}: ${error.message}`];
      throw error;
    }
  };
  return [
    ...twice.map((id) => `two steps are called ${id}`),
    ...steps.flatMap(({ id, prove }) => problems(prove).map((text) => `${id}: ${text}`)),
  ];
}
