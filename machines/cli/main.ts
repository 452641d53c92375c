import { statSync } from 'node:fs';
import { clauses } from './commands/clauses.ts';
import { findings } from './commands/findings.ts';
import { legal } from './commands/legal.ts';
import { plans } from './commands/plans.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { stackings } from './commands/stackings.ts';
import { readFile } from './files.ts';
import { cliGames as games } from './games/all.ts';
import type { AnyCliGame } from './games/game.ts';
import { smartphoneGame } from './games/smartphone.ts';
import { summary as simulateSummary } from './simulate/main.ts';
import { type Command, CommandError, UsageError } from './usage.ts';

/** `npm run -s rules -- <command>`: the rules without a browser. JSON on standard output, errors on standard error. */

const commands: Record<string, Command> = { play, replay, legal, clauses, plans, stackings, findings };

const overview = (known: Record<string, Command>) => `rules <command> [--game ${Object.keys(games).join('|')}] [options]

${Object.entries(known)
  .map(([name, { summary, only }]) => `  ${name.padEnd(10)} ${summary}${only ? ` (${only})` : ''}`)
  .join('\n')}
  ${'simulate'.padEnd(10)} ${simulateSummary}

rules <command> --help tells a command's options. Without --game it is the game of the save, else smartphone.`;

const gameOf = (name: string): AnyCliGame => {
  const game = Object.hasOwn(games, name) ? games[name] : undefined;
  if (!game) throw new UsageError(`“${name}” is not a game; there are ${Object.keys(games).join(', ')}.`);
  return game;
};

/** The game a save is of, as far as that can be told; opening it says what is wrong with it. */
function gameOfSave(args: readonly string[]): AnyCliGame {
  const [file] = args.filter((arg) => statSync(arg, { throwIfNoEntry: false })?.isFile());
  const named = file ? /"game"\s*:\s*"(\w+)"/.exec(readFile(file))?.[1] : undefined;
  return (named && Object.hasOwn(games, named) && games[named]) || smartphoneGame;
}

/** Takes `--game x` out of the arguments; every command has it. */
function takeGame(args: string[], { only }: Command): { rest: string[]; game: AnyCliGame } {
  const at = args.findIndex((arg) => arg === '--game' || arg.startsWith('--game='));
  if (at < 0) return { rest: args, game: only ? gameOf(only) : gameOfSave(args) };
  const inline = args[at]?.split('=')[1];
  const game = gameOf(inline ?? args[at + 1] ?? '');
  if (only && game.game.id !== only) throw new UsageError(`This command is for ${only} only.`);
  return { rest: args.toSpliced(at, inline === undefined ? 2 : 1), game };
}

export interface Outcome {
  code: 0 | 1 | 2;
  out: string;
  err: string;
}

/** A list prints a row a line; anything else is indented. */
const print = (value: unknown): string => {
  if (value === undefined) return '';
  if (Array.isArray(value)) return `[\n${value.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
  return `${JSON.stringify(value, null, 2)}\n`;
};

/** Runs a command; `more` are those of whoever knows more than the rules. */
export function main(argv: readonly string[], more: Record<string, Command> = {}): Outcome {
  const [name, ...given] = argv;
  const known = { ...commands, ...more };
  if (name === undefined || name === '--help') {
    const text = `${overview(known)}\n`;
    return { code: name ? 0 : 2, out: name ? text : '', err: name ? '' : text };
  }
  const command = Object.hasOwn(known, name) ? known[name] : undefined;
  try {
    if (!command) throw new UsageError(`“${name}” is not a command; there are ${Object.keys(known).join(', ')}.`);
    const { rest, game } = takeGame(given, command);
    if (rest.includes('--help')) return { code: 0, out: `${command.summary}\n\n${command.help(game)}\n`, err: '' };
    return { code: 0, out: print(command.run(rest, game)), err: '' };
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, out: '', err: `${error.message}\n` };
    if (error instanceof CommandError) return { code: 1, out: print(error.output), err: `${error.message}\n` };
    throw error;
  }
}
