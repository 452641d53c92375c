import type { GameModule } from './game.ts';

/** Whoever has to act acts: the next action, with the random state after it; null when nobody can. */
export type Choose<State, Action> = (state: State, random: number) => [action: Action | null, next: number];

interface Played<Setup extends { seed: number }, State, Action> {
  module: GameModule<Setup, State, Action>;
  choose: Choose<State, Action>;
  isOver: (state: State) => boolean;
  /** Called with every position, the first one and the last one among them. */
  watch?: (state: State) => void;
}

/** More moves than any game that ends. */
const mostMoves = 20_000;

/** Plays a whole game; the players draw from a random of their own, so the set-up's is the table's alone. */
export function playOut<Setup extends { seed: number }, State, Action>(
  { module, choose, isOver, watch }: Played<Setup, State, Action>,
  setup: Setup,
): { state: State; log: Action[] } {
  const log: Action[] = [];
  let state = module.start(setup);
  let random = setup.seed ^ 0x5eed;
  watch?.(state);
  while (!isOver(state) && log.length < mostMoves) {
    const [action, next] = choose(state, random);
    random = next;
    if (!action) throw new Error(`Nobody can act after ${log.length} moves.`);
    const stepped = module.step(state, action);
    if (!stepped.ok) throw new Error(`${stepped.refusal.rule}: ${module.sentence(stepped.refusal, setup)}`);
    state = stepped.position;
    log.push(action);
    watch?.(state);
  }
  return { state, log };
}
