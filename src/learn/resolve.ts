import type { ClauseIndex } from '@machines/core/clause.ts';
import type { GameOf, LaidIn, UnderIn } from '@machines/core/game.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { ClauseId } from '@machines/smartphone/clauses/index.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import type { PlanCheck } from '@machines/smartphone/position/spec.ts';
import type { PlanMeans } from '@machines/smartphone/rules/plan.ts';
import type { Powers } from '@machines/smartphone/rules/yields.ts';
import { type CoverageLesson, coverageMap } from '@/games/coverage/learn/lessonGame.ts';
import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';
import { meansOf, planOf, planResultOf } from '@/games/smartphone/learn/desk.ts';
import { deskOutcomes } from '@/games/smartphone/learn/deskOutcomes.ts';
import { type BoardStep, type DeskStep, smartphoneBoard } from '@/games/smartphone/learn/lessonGame.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { KnownWrong } from './known.ts';
import type { LessonGame } from './lessonGame.ts';
import {
  allSteps,
  type BoardStepOf,
  type LessonOf,
  type LessonPart,
  type LessonWords,
  type StepWords,
} from './lessonSchema.ts';
import { type LineIn, waysOf } from './outcome.ts';
import { learnerOf } from './proveBoard.ts';
import { allowed } from './spot.ts';

/** Steps as their page is given them: everything looked up and worked out, nothing left to parse. */

export interface ClauseAnswer {
  id: string;
  title: string;
  text: string;
}

interface Base {
  id: string;
  part: LessonPart;
  words: StepWords;
}
interface OnBoard<T extends ScenarioTypes> extends Base {
  seat: Colour;
  show: T['show'];
  laid: LaidIn<T>;
}
interface OnDesk extends Base {
  /** Without the printed components, which the page has. */
  means: Omit<PlanMeans, 'components'>;
  powers: Powers;
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
export type BoardStepView = BoardStepViewOf<SmartphoneShown>;
export type MapStepView = BoardStepViewOf<CoverageShown>;

export type DeskStepView =
  | (OnDesk & { kind: 'do'; plan: Plan; goal: PlanCheck; solution: Plan; wrong: { id: string; if: PlanCheck }[] })
  | (OnDesk & { kind: 'predict'; plan: Plan; answers: string[]; right: string; asks: string[] })
  | (OnDesk & {
      kind: 'choose';
      options: Record<string, Plan>;
      outcomes: Record<string, number> | null;
    })
  | (OnDesk & { kind: 'spot'; plan: Plan; answers: ClauseAnswer[]; right: ClauseId | typeof allowed });

const clauseAnswers = ({ chapters }: ClauseIndex, ids: readonly string[]): ClauseAnswer[] => {
  const known = chapters.flatMap(({ clauses }) => clauses);
  return ids.flatMap((id) => known.filter((each) => each.id === id).map(({ title, text }) => ({ id, title, text })));
};

/** Answers in their own order, begun at another one for each step: the right one is not always the first. */
const rotated = (id: string, answers: string[]): string[] => {
  const from = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % answers.length;
  return [...answers.slice(from), ...answers.slice(0, from)];
};

const told = <T extends ScenarioTypes>(lines: Record<string, LineIn<T>>) =>
  Object.fromEntries(Object.entries(lines).map(([id, { actions, score }]) => [id, { actions, score }]));

const broken = (id: string): never => {
  throw new Error(`${id} has nothing wrong in it; the proof of its lesson should have said so.`);
};

function boardView<T extends ScenarioTypes>(
  own: LessonGame<T>,
  step: BoardStepOf<T>,
  base: Base,
  all: readonly BoardStepOf<T>[] = [step],
): BoardStepViewOf<T> {
  const { game } = own;
  const laid = game.lay(step.position);
  const { state } = game.openLaid(laid);
  const on = { ...base, seat: learnerOf(game, step), show: step.show ?? {}, laid };
  switch (step.kind) {
    case 'do':
      return {
        ...on,
        kind: 'do',
        goal: step.goal.map((check) => own.readCheck(state, check)),
        solution: solutionOf(game, state, step),
        wrong: (step.wrong ?? []).map(({ id, move, by, because }) => ({
          id,
          move: own.readPart(state, move),
          by,
          because: because?.map((check) => own.readCheck(state, check)),
        })),
      };
    case 'predict':
      return {
        ...on,
        kind: 'predict',
        actions: game.resolveMoves(state, step.moves ?? []),
        until: step.until ?? null,
        answers: rotated(step.id, Object.keys(step.answers)),
        right: step.right,
        at: step.at ?? {},
      };
    case 'choose':
      return {
        ...on,
        kind: 'choose',
        ids: Object.keys(step.options),
        after: step.after ?? [],
        compared: step.compare ?? false,
        ways: Object.fromEntries(
          waysOf(own, step, on.seat, all).map(({ chosen, before, lines }) => [
            chosen.join(' '),
            { before, lines: told(lines) },
          ]),
        ),
        until: step.until ?? null,
      };
    case 'spot': {
      const action = game.actionOf(state, step.move);
      const right = step.allowed ? allowed : (game.refuse(state, action)?.rule ?? broken(step.id));
      return { ...on, kind: 'spot', action, answers: clauseAnswers(game.clauses, step.answers), right };
    }
  }
}

/** The learner's moves alone; what others do in between is theirs. */
function solutionOf<T extends ScenarioTypes>(
  game: GameOf<T>,
  start: T['state'],
  { goal, solution }: Extract<BoardStepOf<T>, { kind: 'do' }>,
): T['action'][] {
  let under: UnderIn<T> = { state: start, news: [], actionOf: game.actionOf };
  return solution.map((move, n) => {
    const action = game.actionOf(under.state, move, `solution[${n}]`);
    const tried = game.tryFor(goal, under, action);
    if (tried.kind !== 'refused') under = tried.under;
    return action;
  });
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
      return {
        ...on,
        kind: 'predict',
        plan,
        answers: rotated(step.id, Object.keys(step.answers)),
        right: step.right,
        asks: [...new Set(Object.values(step.answers).flatMap((check) => Object.keys(check)))],
      };
    case 'choose':
      return {
        ...on,
        kind: 'choose',
        options: Object.fromEntries(
          Object.entries(step.options).map(([id, option]) => [id, planOf(desk, option.plan)]),
        ),
        outcomes: step.compare ? deskOutcomes(step) : null,
      };
    case 'spot':
      return {
        ...on,
        kind: 'spot',
        plan,
        answers: clauseAnswers(smartphoneBoard.game.clauses, step.answers),
        right: step.allowed ? allowed : (planResultOf(desk, plan).refusal?.rule ?? broken(step.id)),
      };
  }
}

const baseOf = (words: LessonWords, part: LessonPart, id: string): Base => {
  const own = words.steps[id];
  if (!own) throw new Error(`${id} has no words; the check of its words should have said so.`);
  return { id, part, words: own };
};

export const boardViews = (lesson: LessonOf<'board', BoardStep>, words: LessonWords): BoardStepView[] =>
  allSteps(lesson).map(({ part, step }, _, all) =>
    boardView(
      smartphoneBoard,
      step,
      baseOf(words, part, step.id),
      all.map((each) => each.step),
    ),
  );

export const deskViews = (lesson: LessonOf<'desk', DeskStep>, words: LessonWords): DeskStepView[] =>
  allSteps(lesson).map(({ part, step }) => deskView(step, baseOf(words, part, step.id)));

export const mapViews = (lesson: CoverageLesson, words: LessonWords): MapStepView[] =>
  allSteps(lesson).map(({ part, step }, _, all) =>
    boardView(
      coverageMap,
      step,
      baseOf(words, part, step.id),
      all.map((each) => each.step),
    ),
  );
