import type { ChoiceTable } from '../../core/choices.ts';
import type { Clause } from '../../core/clause.ts';
import type { GameModule } from '../../core/game.ts';
import type { Choose } from '../../core/playOut.ts';
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
  choose: Choose<State, Action>;
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
