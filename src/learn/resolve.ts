import type { Action } from '@machines/smartphone/actions.ts';
import type { ClauseId } from '@machines/smartphone/clauses/index.ts';
import { clause } from '@machines/smartphone/clauses/index.ts';
import type { Colour, Phase } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { layPosition } from '@machines/smartphone/position/build.ts';
import { actionOf, resolveMoves } from '@machines/smartphone/position/moves.ts';
import { type Laid, openLaid } from '@machines/smartphone/position/open.ts';
import type { Check, Move, PlanCheck } from '@machines/smartphone/position/spec.ts';
import { refuse } from '@machines/smartphone/rules/game.ts';
import type { PlanMeans } from '@machines/smartphone/rules/plan.ts';
import type { Powers } from '@machines/smartphone/rules/yields.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { Show } from '@/scenarios/smartphoneShow.ts';
import { learnerOf } from './board.ts';
import { meansOf, planOf, readingOf } from './desk.ts';
import {
  allSteps,
  type BoardStep,
  type DeskStep,
  type Lesson,
  type LessonPart,
  type LessonWords,
  type StepWords,
} from './schema.ts';

/** Steps as their page is given them: everything looked up and worked out, nothing left to parse. */

export interface ClauseAnswer {
  id: ClauseId;
  title: string;
  text: string;
}

interface Base {
  id: string;
  part: LessonPart;
  words: StepWords;
}
interface OnBoard extends Base {
  seat: Colour;
  show: Show;
  laid: Laid;
}
interface OnDesk extends Base {
  /** Without the printed components, which the page has. */
  means: Omit<PlanMeans, 'components'>;
  powers: Powers;
}

export type BoardStepView =
  | (OnBoard & {
      kind: 'do';
      goal: Check[];
      solution: Action[];
      wrong: { id: string; move: Record<string, unknown> }[];
    })
  | (OnBoard & { kind: 'predict'; actions: Action[]; until: Phase | null; answers: string[]; right: string })
  | (OnBoard & { kind: 'choose'; options: Record<string, Action[]>; until: Phase | null })
  | (OnBoard & { kind: 'spot'; action: Action; answers: ClauseAnswer[]; right: ClauseId });

export type DeskStepView =
  | (OnDesk & { kind: 'do'; plan: Plan; goal: PlanCheck; solution: Plan; wrong: { id: string; if: PlanCheck }[] })
  | (OnDesk & { kind: 'predict'; plan: Plan; answers: string[]; right: string })
  | (OnDesk & { kind: 'choose'; options: Record<string, Plan> })
  | (OnDesk & { kind: 'spot'; plan: Plan; answers: ClauseAnswer[]; right: ClauseId });

const clauseAnswers = (ids: readonly string[]): ClauseAnswer[] =>
  ids.map((id) => {
    const { title, text } = clause(id as ClauseId);
    return { id: id as ClauseId, title, text };
  });

/** Answers in their own order, begun at another one for each step: the right one is not always the first. */
const rotated = (id: string, answers: string[]): string[] => {
  const from = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % answers.length;
  return [...answers.slice(from), ...answers.slice(0, from)];
};

const broken = (id: string): never => {
  throw new Error(`${id} has nothing wrong in it; the proof of its lesson should have said so.`);
};

/** A check whose move is an action already: no page reads notes. */
function readCheck(state: GameState, check: Check): Check {
  if ('allowed' in check) return { allowed: actionOf(state, check.allowed) as Move };
  return 'refused' in check ? { ...check, refused: actionOf(state, check.refused) as Move } : check;
}

function boardView(step: BoardStep, base: Base): BoardStepView {
  const laid = layPosition(step.position);
  const { state } = openLaid(laid);
  const on = { ...base, seat: learnerOf(step), show: step.show ?? {}, laid };
  switch (step.kind) {
    case 'do':
      return {
        ...on,
        kind: 'do',
        goal: step.goal.map((check) => readCheck(state, check)),
        solution: resolveMoves(state, step.solution, 'solution'),
        wrong: (step.wrong ?? []).map(({ id, move }) => ({ id, move })),
      };
    case 'predict':
      return {
        ...on,
        kind: 'predict',
        actions: resolveMoves(state, step.moves ?? []),
        until: step.until ?? null,
        answers: rotated(step.id, Object.keys(step.answers)),
        right: step.right,
      };
    case 'choose':
      return {
        ...on,
        kind: 'choose',
        options: Object.fromEntries(
          Object.entries(step.options).map(([id, { moves }]) => [id, resolveMoves(state, moves, `options.${id}`)]),
        ),
        until: step.until ?? null,
      };
    case 'spot': {
      const action = actionOf(state, step.move);
      const right = refuse(state, action)?.rule ?? broken(step.id);
      return { ...on, kind: 'spot', action, answers: clauseAnswers(step.answers), right };
    }
  }
}

function deskView(step: DeskStep, base: Base): DeskStepView {
  const desk = meansOf(step);
  const { components: _printed, ...means } = desk.means;
  const on = { ...base, means, powers: desk.powers };
  const plan = planOf(desk, step.plan);
  switch (step.kind) {
    case 'do':
      return {
        ...on,
        kind: 'do',
        plan,
        goal: step.goal,
        solution: planOf(desk, step.solution),
        wrong: (step.wrong ?? []).map(({ id, if: told }) => ({ id, if: told })),
      };
    case 'predict':
      return { ...on, kind: 'predict', plan, answers: rotated(step.id, Object.keys(step.answers)), right: step.right };
    case 'choose':
      return {
        ...on,
        kind: 'choose',
        options: Object.fromEntries(
          Object.entries(step.options).map(([id, option]) => [id, planOf(desk, option.plan)]),
        ),
      };
    case 'spot':
      return {
        ...on,
        kind: 'spot',
        plan,
        answers: clauseAnswers(step.answers),
        right: readingOf(desk, plan).refusal?.rule ?? broken(step.id),
      };
  }
}

const baseOf = (words: LessonWords, part: LessonPart, id: string): Base => {
  const own = words.steps[id];
  if (!own) throw new Error(`${id} has no words; the check of its words should have said so.`);
  return { id, part, words: own };
};

export const boardViews = (lesson: Lesson, words: LessonWords): BoardStepView[] =>
  allSteps(lesson).map(({ part, step }) => boardView(step as BoardStep, baseOf(words, part, step.id)));

export const deskViews = (lesson: Lesson, words: LessonWords): DeskStepView[] =>
  allSteps(lesson).map(({ part, step }) => deskView(step as DeskStep, baseOf(words, part, step.id)));
