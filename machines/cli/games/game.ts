import type { GameOf, GameTypes } from '../../core/game.ts';
import type { Choose } from '../../core/playOut.ts';
import type { Colour } from '../../core/seats.ts';
import type { OptionTexts } from '../usage.ts';

export interface FoundAt {
  what: string;
  rule: string;
  at: number;
}

/** What the command line needs of a game besides its rules. */
export interface CliGame<T extends GameTypes> {
  game: GameOf<T>;
  /** The options of `play`, each with its default or undefined, and how to use them. */
  playOptions: Record<string, string | undefined>;
  playHelp: string;
  readSetup(options: OptionTexts): T['setup'];
  choose: Choose<T['state'], T['action']>;
  /** What `play` prints besides the set-up. */
  report(state: T['state']): object;
  /** Where in the game a state stands, in a few words. */
  where(state: T['state']): object;
  /** What no game could reach in any table of a game, each with how many moves led there. */
  audit(setup: T['setup'], log: readonly T['action'][]): FoundAt[];
  /** The legal moves of these seats, in machine form and in words. */
  listed(state: T['state'], acting: readonly Colour[]): object;
}

// biome-ignore lint/suspicious/noExplicitAny: the commands pass a game's own values back to it and look into none
export type AnyCliGame = CliGame<any>;

/** The legal moves of some seats with their words. */
export const listedMoves = <T extends GameTypes>(
  { legal, actionWords }: Pick<GameOf<T>, 'legal' | 'actionWords'>,
  state: T['state'] & { setup: T['setup'] },
  seats: readonly Colour[],
): { action: T['action']; words: string }[] =>
  legal(state)
    .filter(({ seat }) => seats.includes(seat))
    .map((action) => ({ action, words: actionWords(action, state) }));
