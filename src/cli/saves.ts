import { cliGames } from '@machines/cli/games/all.ts';
import type { FoundAt } from '@machines/cli/games/game.ts';
import { problemWords } from '@machines/cli/open.ts';
import { CommandError } from '@machines/cli/usage.ts';
import { openSave } from '@machines/core/save.ts';

/** What no game could reach in any table of a saved game; one that cannot be played to its end is told in one line. */
export function auditSave(file: string, text: string): FoundAt[] {
  const [, named = ''] = /"game"\s*:\s*"(\w+)"/.exec(text) ?? [];
  const known = (Object.hasOwn(cliGames, named) && cliGames[named]) || cliGames['smartphone'];
  if (!known) throw new CommandError(`${file}: There is no game ${named}.`);
  const { game, problems } = openSave(known.game, text);
  const [problem] = problems.filter(({ kind }) => kind !== 'otherRules');
  if (!game || problem)
    throw new CommandError(`${file}: ${problem ? problemWords(problem) : 'The save cannot be opened.'}`);
  return known.audit(game.setup, game.log);
}
