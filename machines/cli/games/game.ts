import type { ChoiceTable } from '../../core/choices.ts';
import type { Clause } from '../../core/clause.ts';
import type { GameModule } from '../../core/game.ts';
import type { Colour } from '../../core/seats.ts';
import type { OptionTexts } from '../usage.ts';

/** A game as the command line asks for it. A state is whatever the game steps; only the game looks into it. */
export interface CliGame<Setup extends { seed: number }, State, Action> {
  id: string;
  module: GameModule<Setup, State, Action>;
  clauses: readonly Clause[];
  choices: ChoiceTable<string, string>;
  ruleSets: readonly string[];
  /** The options of `play`, each with its default or undefined, and how to use them. */
  playOptions: Record<string, string | undefined>;
  playHelp: string;
  readSetup(options: OptionTexts): Setup;
  /** The next action of whoever has to act, with the random state after it; null when nobody can. */
  choose(state: State, random: number): [action: Action | null, next: number];
  isOver(state: State): boolean;
  /** What `play` prints besides the set-up. */
  report(state: State): object;
  /** Where in the game a state stands, in a few words. */
  where(state: State): object;
  acting(state: State): Colour[];
  seated(state: State): Colour[];
  /** The legal moves of these seats, in machine form and in words. */
  legal(state: State, acting: readonly Colour[]): object;
}

// biome-ignore lint/suspicious/noExplicitAny: the commands pass a game's own values back to it and look into none
export type AnyCliGame = CliGame<any, any, any>;

/** More moves than any game that ends. */
const mostMoves = 20_000;

/** Plays a whole game; the players draw from a random of their own, so the set-up's is the table's alone. */
export function playOut<Setup extends { seed: number }, State, Action>(
  { module, choose, isOver }: Pick<CliGame<Setup, State, Action>, 'module' | 'choose' | 'isOver'>,
  setup: Setup,
): { state: State; log: Action[] } {
  const log: Action[] = [];
  let state = module.start(setup);
  let random = setup.seed ^ 0x5eed;
  while (!isOver(state) && log.length < mostMoves) {
    const [action, next] = choose(state, random);
    random = next;
    if (!action) throw new Error(`Nobody can act after ${log.length} moves.`);
    const stepped = module.step(state, action);
    if (!stepped.ok) throw new Error(`${stepped.refusal.rule}: ${module.sentence(stepped.refusal, setup)}`);
    state = stepped.position;
    log.push(action);
  }
  return { state, log };
}
