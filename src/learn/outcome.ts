import type { LaidIn, UnderIn } from '@machines/core/game.ts';
import { upTo } from '@machines/core/position/frames.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { LessonGame } from './lessonGame.ts';
import type { BoardStepOf } from './lessonSchema.ts';

/** What choices lead to, played on the rules. */

export type ChooseOf<T extends ScenarioTypes> = Extract<BoardStepOf<T>, { kind: 'choose' }>;

/** A line of play: everything that is done in it, what it leads to, and what it brings. */
export interface LineIn<T extends ScenarioTypes> {
  actions: T['action'][];
  under: UnderIn<T>;
  score: number;
}

interface Played<T extends ScenarioTypes> extends Pick<ChooseOf<T>, 'until' | 'playOn' | 'others'> {
  laid: LaidIn<T>;
  /** Done before the choice, on the way to it. */
  before: readonly T['action'][];
  moves: readonly T['move'][];
  seat: Colour;
}

/** Plays a line; others move in between and the computer plays the round on, where the step says so. */
export function lineOf<T extends ScenarioTypes>(own: LessonGame<T>, line: Played<T>): LineIn<T> {
  const { game } = own;
  const opened = game.openLaid(line.laid);
  const start = line.before.reduce((state, action) => game.step(state, action).state as T['state'], opened.state);
  const actions: T['action'][] = [];
  let state = start;
  const act = (action: T['action']) => {
    actions.push(action);
    state = game.step(state, action).state as T['state'];
  };
  /** Lets others move until the learner has to. */
  const waitFor = () => {
    while (line.others && !game.toAct(state).includes(line.seat)) {
      const next = own.playOn(start, state);
      if (!next) return;
      act(next);
    }
  };
  for (const [n, move] of line.moves.entries()) {
    waitFor();
    for (const action of game.resolveMoves(state, [move], `moves[${n}]`)) act(action);
  }
  waitFor();
  // Where the learner goes on deciding, the rest is not shown: it only tells what the choice is worth.
  const shown = line.others ? [...actions] : actions;
  for (let next = line.playOn ? own.playOn(start, state) : null; next; next = own.playOn(start, state)) act(next);
  const played = game.playActions(opened, [...line.before, ...actions]);
  const frames = upTo(played.frames, line.until);
  const end = frames.at(-1)?.state ?? state;
  const first = own.gains ? own.scoreOf(opened.state, line.seat) : 0;
  return {
    actions: shown,
    under: { state: end, news: frames.flatMap(({ news }) => news), actionOf: game.actionOf },
    score: own.scoreOf(end, line.seat) - first,
  };
}

/** A way to a decision, by what was chosen before it. */
export interface WayIn<T extends ScenarioTypes> {
  chosen: string[];
  before: T['action'][];
  lines: Record<string, LineIn<T>>;
}

/** Every way to a decision, and from each what every option leads to. */
export function waysOf<T extends ScenarioTypes>(
  own: LessonGame<T>,
  step: ChooseOf<T>,
  seat: Colour,
  all: readonly BoardStepOf<T>[],
): WayIn<T>[] {
  const laid = own.game.lay(step.position);
  const movesOf = (option: ChooseOf<T>['options'][string], chosen: readonly string[]) =>
    option.instead?.[chosen.join('-')] ?? option.moves;
  const earlier = (step.after ?? []).flatMap((id) =>
    all.flatMap((each) => (each.id === id && each.kind === 'choose' ? [each as ChooseOf<T>] : [])),
  );
  const ways = earlier.reduce<Omit<WayIn<T>, 'lines'>[]>(
    (found, { options, others }) =>
      found.flatMap(({ chosen, before }) =>
        Object.entries(options).map(([id, option]) => {
          const moves = movesOf(option, chosen);
          const { actions } = lineOf(own, { laid, before, moves, seat, ...(others && { others }) });
          return { chosen: [...chosen, id], before: [...before, ...actions] };
        }),
      ),
    [{ chosen: [], before: [] }],
  );
  return ways.map((way) => ({
    ...way,
    lines: Object.fromEntries(
      Object.entries(step.options).map(([id, option]) => [
        id,
        lineOf(own, { ...step, laid, before: way.before, moves: movesOf(option, way.chosen), seat }),
      ]),
    ),
  }));
}
