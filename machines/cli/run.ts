import '../words/english.ts';
import { main } from './main.ts';
import { simulate } from './simulate/main.ts';
import type { Command } from './usage.ts';

/** Runs a command as it was typed, and says what came of it; `more` are commands besides those of the rules. */
export async function runCommand(argv: readonly string[], more?: Record<string, Command>): Promise<void> {
  const [command, ...args] = argv;
  const { code, out, err } = command === 'simulate' ? await simulate(args) : main(argv, more);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}
