import type { GameOf, UnderIn } from '@machines/core/game.ts';
import type { News } from '@machines/core/refusal.ts';
import type { PlanCheck } from '@machines/smartphone/position/spec.ts';
import { coverageMap, type MapStep } from '@/games/coverage/learn/lessonGame.ts';
import { meansOf, planOf, planResultOf } from '@/games/smartphone/learn/desk.ts';
import { type BoardStep, type DeskStep, smartphoneBoard } from '@/games/smartphone/learn/lessonGame.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { allSteps, type BoardStepOf, type LessonPart } from './lessonSchema.ts';
import type { Lesson, Step } from './lessons.ts';

/** Whether a course asks only what it has taught. */

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

/** Clauses that say what a check on a plan looks at. */
const deskClauses: Partial<Record<keyof PlanCheck, string>> = {
  price: 'S2.1',
  goods: 'S3.1',
  research: 'S1.3',
  logistics: 'S1.3',
  overlap: 'S1.2',
};

/** What is at work in a step on a desk, by what is asked of its plan and by what lies there. */
function deskTopics(step: DeskStep): string[] {
  if (step.kind === 'choose') return [];
  const desk = meansOf(step);
  const plan = planOf(desk, step.kind === 'do' ? step.solution : step.plan);
  const result = planResultOf(desk, plan);
  if (step.kind === 'spot') return result.refusal ? [result.refusal.rule] : [];
  const checks: PlanCheck[] = step.kind === 'do' ? [step.goal] : Object.values(step.answers);
  const keys = checks.flatMap((check) => Object.keys(check) as (keyof PlanCheck)[]);
  const asks = (key: keyof PlanCheck) => keys.includes(key);
  const laid = plan.improvements;
  const { min, max } = desk.means.components.priceTrack;
  return [
    ...keys.flatMap((key) => deskClauses[key] ?? []),
    ...checks.flatMap(({ refused }) => refused ?? []),
    ...(laid.length > 0 ? ['S1.4'] : []),
    ...(laid.some(({ layer }) => layer === 'under') ? ['S1.5'] : []),
    ...(asks('goods') && laid.length > 0 ? ['S3.2'] : []),
    ...(asks('goods') && result.goods.faceDown > 0 ? ['S1.9'] : []),
    ...(asks('price') && [min, max].includes(result.price) ? ['S2.2'] : []),
  ];
}

/** A step of a lesson, told apart by how the lesson is handled. */
function atWork(on: Lesson['on'], step: Step): string[] {
  switch (on) {
    case 'desk':
      return deskTopics(step as DeskStep);
    case 'board':
      return boardTopics(smartphoneBoard.game, step as BoardStep);
    case 'map':
      return boardTopics(coverageMap.game, step as MapStep);
  }
}

/** What has to be known to answer a step; nothing where it is only tried, or looked at. */
export function needsOf({ on }: Pick<Lesson, 'on'>, part: LessonPart, step: Step): Set<string> {
  if (part === 'hook' || step.kind === 'choose') return new Set(step.asks);
  return new Set([...(step.asks ?? []), ...atWork(on, step)]);
}

export interface Taught {
  id: string;
  lesson: Lesson;
}

/** Steps that ask what neither they nor any step before has taught, in the order of the course. */
export function untaught(course: readonly Taught[]): string[] {
  const known = new Set<string>();
  const learn = (topics: readonly string[] = []) => {
    for (const topic of topics) known.add(topic);
  };
  return course.flatMap(({ id, lesson }) =>
    allSteps<Step>(lesson).flatMap(({ part, step }) => {
      learn(step.tells);
      const missing = [...needsOf(lesson, part, step)].filter((topic) => !known.has(topic));
      learn(step.teaches);
      return missing.map((topic) => `${id}/${step.id} needs ${topic}`);
    }),
  );
}
