import { type GameOf, turnOf, type UnderIn } from '@machines/core/game.ts';
import { unmetText } from '@machines/core/position/unmet.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { LessonGame } from './lessonGame.ts';
import type { BoardStepOf } from './lessonSchema.ts';
import { waysOf } from './outcome.ts';

type StepOf<T extends ScenarioTypes, K extends BoardStepOf<T>['kind']> = Extract<BoardStepOf<T>, { kind: K }>;

/** The learner's seat: the one a step names, or the first. */
export const learnerOf = <T extends ScenarioTypes>(
  game: Pick<GameOf<T>, 'firstSeat'>,
  { seat, position }: Pick<BoardStepOf<T>, 'seat' | 'position'>,
) => seat ?? game.firstSeat(position);

/** “Show me” has to get there, with its last move and not before. */
function solutionProblems<T extends ScenarioTypes>(
  game: GameOf<T>,
  { goal, solution }: StepOf<T, 'do'>,
  start: UnderIn<T>,
): string[] {
  let under = start;
  for (const [n, move] of solution.entries()) {
    const tried = game.tryFor(goal, under, game.actionOf(under.state, move, `solution[${n}]`));
    if (tried.kind === 'refused')
      return [`solution[${n}]: ${tried.refusal.rule}: ${game.sentence(tried.refusal, under.state)}`];
    if (tried.kind === 'reached')
      return n === solution.length - 1 ? [] : [`solution[${n}] reaches the goal; what follows is not needed`];
    under = tried.under;
  }
  return game.unmetOf(under, goal).map((each) => `solution: ${unmetText(each)}`);
}

function proveDo<T extends ScenarioTypes>(game: GameOf<T>, step: StepOf<T, 'do'>): string[] {
  const { actionOf } = game;
  const { state, frames } = game.openLaid(game.lay(step.position));
  const seat = learnerOf(game, step);
  const start: UnderIn<T> = { state, news: frames.flatMap(({ news }) => news), actionOf };
  const wrong = (step.wrong ?? []).flatMap(({ id, move, by, because = [] }) => {
    // A move that is wrong without a clause is one that may be done, so it is written out whole.
    const whole = actionOf(state, { seat, ...move } as T['move']);
    const refusal = game.refuse(state, whole);
    if (by !== undefined)
      return refusal?.rule === by ? [] : [`wrong.${id}: ${by} should refuse it; ${refusal?.rule ?? 'nothing'} does`];
    if (refusal) return [`wrong.${id}: ${refusal.rule} refuses it, so the step should say so`];
    const tried = game.tryFor(step.goal, start, whole);
    if (tried.kind !== 'onTheWay') return [`wrong.${id}: it reaches the goal`];
    return game
      .unmetOf({ ...tried.under, actionOf }, because)
      .map((each) => `wrong.${id}: its cause does not hold: ${unmetText(each)}`);
  });
  const turn = turnOf(game, state);
  return [
    ...(turn && turn !== seat ? [`it is ${turn}’s turn, not ${seat}’s`] : []),
    ...(game.unmetOf(start, step.goal).length === 0 ? ['the goal is met before anything is done'] : []),
    ...solutionProblems(game, step, start),
    ...wrong,
  ];
}

function provePredict<T extends ScenarioTypes>(game: GameOf<T>, step: StepOf<T, 'predict'>): string[] {
  const played = game.run(step.position, step.moves, step.until);
  const right = Object.entries(step.answers).flatMap(([answer, checks]) =>
    game.unmetOf(played, checks).length === 0 ? [answer] : [],
  );
  return right.length === 1 && right[0] === step.right
    ? []
    : [`${step.right} alone should be right; the engine says ${right.join(', ') || 'nothing'}`];
}

/** Every option does what it says, however the decisions before it were made; and a decision makes a difference. */
function proveChoose<T extends ScenarioTypes>(
  own: LessonGame<T>,
  step: StepOf<T, 'choose'>,
  all: readonly BoardStepOf<T>[],
): string[] {
  const { game } = own;
  const seat = learnerOf(game, step);
  const missing = (step.after ?? []).filter((id) => all.find((each) => each.id === id)?.kind !== 'choose');
  if (missing.length > 0) return missing.map((id) => `there is no decision ${id} before it`);
  return waysOf(own, step, seat, all).flatMap(({ chosen, lines }) => {
    const of = chosen.length > 0 ? ` (after ${chosen.join(', ')})` : '';
    const scores = Object.values(lines).map(({ score }) => score);
    return [
      // What is said of an option is so whatever was chosen before.
      ...Object.entries(lines).flatMap(([id, { under }]) =>
        game.unmetOf(under, step.options[id]?.expect ?? []).map((each) => `options.${id}${of}: ${unmetText(each)}`),
      ),
      ...(step.compare && new Set(scores).size === 1
        ? [`every option brings ${scores[0]}${of}: nothing is decided`]
        : []),
    ];
  });
}

function proveSpot<T extends ScenarioTypes>(game: GameOf<T>, step: StepOf<T, 'spot'>): string[] {
  const { state } = game.openLaid(game.lay(step.position));
  const refusal = game.refuse(state, game.actionOf(state, step.move));
  if (step.allowed) return refusal ? [`it should be allowed; ${refusal.rule} refuses it`] : [];
  if (!refusal) return ['nothing is wrong with the move'];
  return step.answers.includes(refusal.rule) ? [] : [`${refusal.rule} refuses it and is not among the answers`];
}

/** What the rules say against a step on the board. */
export function proveBoardStep<T extends ScenarioTypes>(
  own: LessonGame<T>,
  step: BoardStepOf<T>,
  all: readonly BoardStepOf<T>[] = [step],
): string[] {
  const { game } = own;
  switch (step.kind) {
    case 'do':
      return proveDo(game, step);
    case 'predict':
      return provePredict(game, step);
    case 'choose':
      return proveChoose(own, step, all);
    case 'spot':
      return proveSpot(game, step);
  }
}
