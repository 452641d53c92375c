import { clauses } from './commands/clauses.ts';
import { legal } from './commands/legal.ts';
import { plans } from './commands/plans.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { stackings } from './commands/stackings.ts';
import { summary as simulateSummary } from './simulate/main.ts';
import { type Command, CommandError, UsageError } from './usage.ts';

/** `npm run -s rules -- <command>`: the rules without a browser. JSON on standard output, errors on standard error. */

const games = ['smartphone'];
const commands: Record<string, Command> = { play, replay, legal, plans, stackings, clauses };

const overview = `rules <command> [--game smartphone] [options]

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}
  ${'simulate'.padEnd(10)} ${simulateSummary}

rules <command> --help tells a command's options.`;

/** Takes `--game x` out of the arguments; every command has it. */
function takeGame(args: string[]): string[] {
  const at = args.findIndex((arg) => arg === '--game' || arg.startsWith('--game='));
  if (at < 0) return args;
  const inline = args[at]?.split('=')[1];
  const game = inline ?? args[at + 1] ?? '';
  if (!games.includes(game)) throw new UsageError(`“${game}” is not a game; there are ${games.join(', ')}.`);
  return args.toSpliced(at, inline === undefined ? 2 : 1);
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

export function main(argv: readonly string[]): Outcome {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help')
    return { code: name ? 0 : 2, out: name ? `${overview}\n` : '', err: name ? '' : `${overview}\n` };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new UsageError(`“${name}” is not a command; there are ${Object.keys(commands).join(', ')}.`);
    if (rest.includes('--help')) return { code: 0, out: `${command.summary}\n\n${command.help}\n`, err: '' };
    return { code: 0, out: print(command.run(takeGame(rest))), err: '' };
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, out: '', err: `${error.message}\n` };
    if (error instanceof CommandError) return { code: 1, out: print(error.output), err: `${error.message}\n` };
    throw error;
  }
}
