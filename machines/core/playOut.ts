import { type GameTypes, isOver, type ModuleOf } from './game.ts';

/** Whoever has to act acts: the next action, with the random state after it; null when nobody can. */
export type Choose<State, Action> = (state: State, random: number) => [action: Action | null, next: number];

interface Played<T extends GameTypes> {
  module: Pick<ModuleOf<T>, 'types' | 'start' | 'step' | 'sentence'>;
  choose: Choose<T['state'], T['action']>;
  /** Ends the game before its own end. */
  until?: (state: T['state']) => boolean;
  /** Called with every position, the first one and the last one among them. */
  watch?: (state: T['state']) => void;
}

/** More moves than any game that ends. */
const mostMoves = 20_000;

/** Plays a whole game; the players draw from a random of their own, so the set-up's is the table's alone. */
export function playOut<T extends GameTypes>(
  { module, choose, until, watch }: Played<T>,
  setup: T['setup'],
): { state: T['state']; log: T['action'][] } {
  const log: T['action'][] = [];
  let state = module.start(setup);
  let random = setup.seed ^ 0x5eed;
  watch?.(state);
  while (!isOver(state) && !until?.(state) && log.length < mostMoves) {
    const [action, next] = choose(state, random);
    random = next;
    if (!action) throw new Error(`Nobody can act after ${log.length} moves.`);
    const stepped = module.step(state, action);
    if (!stepped.ok) throw new Error(`${stepped.refusal.rule}: ${module.sentence(stepped.refusal, { setup })}`);
    state = stepped.state;
    log.push(action);
    watch?.(state);
  }
  return { state, log };
}
