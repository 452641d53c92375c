import type { GameOf, UnderIn } from '@machines/core/game.ts';
import type { News } from '@machines/core/refusal.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { LessonGame } from './lessonGame.ts';
import type { BoardStepOf } from './lessonSchema.ts';
import { type LineIn, waysOf } from './outcome.ts';
import { learnerOf, proveBoardStep } from './proveBoard.ts';
import { allowed } from './spot.ts';
import { type Base, type BoardStepViewOf, broken, clauseAnswers, rotated, type StepsOn } from './stepViews.ts';

/** Lessons on the board of a game. */

/** A case of a clause that one does not know from the clause's first sentence: a tie, second place. */
const cases = new Set(['shared', 'tieTechnologies', 'tiePatents', 'controlSecond']);

/** Told of a move or a result whose clause is not what it takes to know it: that the most win, that someone passed. */
const plain = new Set(['won', 'passed']);

const topicOf = ({ rule, what }: News): string[] =>
  plain.has(what) ? [] : cases.has(what) ? [rule, `${rule}/${what}`] : [rule];

const isAbout = (checks: readonly object[], key: string): boolean => checks.some((check) => key in check);

/** What is at work in a step on the board, by what the game tells while it is played out. */
function boardTopics<T extends ScenarioTypes>(game: GameOf<T>, step: BoardStepOf<T>): string[] {
  switch (step.kind) {
    case 'spot': {
      const { state } = game.openLaid(game.lay(step.position));
      const refusal = game.refuse(state, game.actionOf(state, step.move));
      return refusal ? [refusal.rule] : [];
    }
    case 'predict': {
      const { news } = game.run(step.position, step.moves, step.until);
      const checks = Object.values(step.answers).flat();
      // Whose turn it is stands on the page; only who comes next may be the question.
      return news
        .filter(({ what }) => what !== 'order' || isAbout(checks as readonly object[], 'order'))
        .flatMap(topicOf);
    }
    case 'do': {
      const { state, frames } = game.openLaid(game.lay(step.position));
      let under: UnderIn<T> = { state, news: frames.flatMap(({ news }) => news), actionOf: game.actionOf };
      for (const move of step.solution) {
        const tried = game.tryFor(step.goal, under, game.actionOf(under.state, move));
        if (tried.kind !== 'refused') under = tried.under;
      }
      return under.news.filter(({ what }) => what !== 'order').flatMap(topicOf);
    }
    case 'choose':
      return [];
  }
}

const told = <T extends ScenarioTypes>(lines: Record<string, LineIn<T>>) =>
  Object.fromEntries(Object.entries(lines).map(([id, { actions, score }]) => [id, { actions, score }]));

function boardView<T extends ScenarioTypes>(
  own: LessonGame<T>,
  step: BoardStepOf<T>,
  base: Base,
  all: readonly BoardStepOf<T>[],
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

export const onBoard = <T extends ScenarioTypes>(own: LessonGame<T>): StepsOn<BoardStepOf<T>, BoardStepViewOf<T>> => ({
  prove: (step, all) => proveBoardStep(own, step, all),
  topics: (step) => boardTopics(own.game, step),
  view: (step, base, all) => boardView(own, step, base, all),
});
