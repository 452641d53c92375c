import { unmetText } from '@machines/core/position/unmet.ts';
import { openPosition } from '@machines/smartphone/position/build.ts';
import { holds, unmetOf } from '@machines/smartphone/position/checks.ts';
import { tryFor, type Under } from '@machines/smartphone/position/goal.ts';
import { actionOf } from '@machines/smartphone/position/moves.ts';
import { run } from '@machines/smartphone/position/run.ts';
import type { Move } from '@machines/smartphone/position/spec.ts';
import { refuse } from '@machines/smartphone/rules/game.ts';
import { sentence } from '@machines/smartphone/words/sentence.ts';
import { learnerOf } from './board.ts';
import type { BoardStep } from './schema.ts';

type StepOf<K extends BoardStep['kind']> = Extract<BoardStep, { kind: K }>;

/** “Show me” has to get there, with its last move and not before. */
function solutionProblems({ goal, solution }: StepOf<'do'>, start: Under): string[] {
  let under = start;
  for (const [n, move] of solution.entries()) {
    const tried = tryFor(goal, under, actionOf(under.state, move, `solution[${n}]`));
    if (tried.kind === 'refused') return [`solution[${n}]: ${tried.refusal.rule}: ${sentence(tried.refusal)}`];
    if (tried.kind === 'reached')
      return n === solution.length - 1 ? [] : [`solution[${n}] reaches the goal; what follows is not needed`];
    under = tried.under;
  }
  return unmetOf(under, goal).map((each) => `solution: ${unmetText(each)}`);
}

function proveDo(step: StepOf<'do'>): string[] {
  const { state, frames } = openPosition(step.position);
  const seat = learnerOf(step);
  const start: Under = { state, news: frames.flatMap(({ news }) => news), actionOf };
  const wrong = (step.wrong ?? []).flatMap(({ id, move, by }) => {
    // A move that is wrong without a clause is one that may be done, so it is written out whole.
    const whole = { seat, ...move } as Move;
    const refusal = refuse(state, actionOf(state, whole));
    if (by !== undefined)
      return refusal?.rule === by ? [] : [`wrong.${id}: ${by} should refuse it; ${refusal?.rule ?? 'nothing'} does`];
    if (refusal) return [`wrong.${id}: ${refusal.rule} refuses it, so the step should say so`];
    return tryFor(step.goal, start, actionOf(state, whole)).kind === 'reached'
      ? [`wrong.${id}: it reaches the goal`]
      : [];
  });
  return [
    ...(state.turn && state.turn.seat !== seat ? [`it is ${state.turn.seat}’s turn, not ${seat}’s`] : []),
    ...(holds(start, step.goal) ? ['the goal is met before anything is done'] : []),
    ...solutionProblems(step, start),
    ...wrong,
  ];
}

function provePredict(step: StepOf<'predict'>): string[] {
  const played = run(step.position, step.moves, step.until);
  const right = Object.entries(step.answers).flatMap(([answer, checks]) => (holds(played, checks) ? [answer] : []));
  return right.length === 1 && right[0] === step.right
    ? []
    : [`${step.right} alone should be right; the engine says ${right.join(', ') || 'nothing'}`];
}

const proveChoose = (step: StepOf<'choose'>): string[] =>
  Object.entries(step.options).flatMap(([id, { moves, expect }]) => {
    const played = run(step.position, moves, step.until);
    return unmetOf(played, expect).map((each) => `options.${id}: ${unmetText(each)}`);
  });

function proveSpot(step: StepOf<'spot'>): string[] {
  const { state } = openPosition(step.position);
  const refusal = refuse(state, actionOf(state, step.move));
  if (!refusal) return ['nothing is wrong with the move'];
  return step.answers.includes(refusal.rule) ? [] : [`${refusal.rule} refuses it and is not among the answers`];
}

/** What the rules say against a step on the board. */
export function proveBoardStep(step: BoardStep): string[] {
  switch (step.kind) {
    case 'do':
      return proveDo(step);
    case 'predict':
      return provePredict(step);
    case 'choose':
      return proveChoose(step);
    case 'spot':
      return proveSpot(step);
  }
}
