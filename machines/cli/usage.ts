import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { AnyCliGame } from './games/game.ts';

/** Wrong usage: one clear line, exit code 2. */
export class UsageError extends Error {}

/** The command was understood but cannot be done: one clear line, exit code 1; `output` still goes to standard output. */
export class CommandError extends Error {
  readonly output: unknown;
  constructor(message: string, output?: unknown) {
    super(message);
    this.output = output;
  }
}

export interface Command {
  summary: string;
  help(game: AnyCliGame): string;
  /** The only game it is for, if it is for one. */
  only?: string;
  /** Prints nothing itself: what it returns goes to standard output as JSON. */
  run(args: string[], game: AnyCliGame): unknown;
}

/** A command's options as they were written. */
export type OptionTexts = Readonly<Record<string, string | undefined>>;

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads a command's arguments; anything unknown or malformed is a UsageError. */
export function readArgs<O extends Options>(args: string[], options: O, positionals: { least: number; most: number }) {
  const read = () => {
    try {
      return parseArgs({ args, options, allowPositionals: true, strict: true });
    } catch (error) {
      throw new UsageError(String(error instanceof Error ? error.message : error).replace(/\s*\n\s*/g, ' '));
    }
  };
  const result = read();
  const given = result.positionals.length;
  if (given < positionals.least) throw new UsageError('A file is missing.');
  if (given > positionals.most) throw new UsageError(`“${result.positionals.at(-1)}” is one argument too many.`);
  return result;
}

export function readWhole(text: string, name: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new UsageError(`--${name} takes a whole number from ${least} to ${most}, not “${text}”.`);
  return value;
}

export function readOneOf<const T extends string>(text: string, name: string, known: readonly T[]): T {
  const found = known.find((each) => each === text);
  if (!found) throw new UsageError(`“${text}” is not a ${name}; there are ${known.join(', ')}.`);
  return found;
}
