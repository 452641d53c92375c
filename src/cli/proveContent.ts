import { type Command, CommandError, readArgs } from '@machines/cli/usage.ts';
import { type Claim, claimsOf } from '@/scenarios/proveScenario.ts';
import type { ScenarioGame, ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { scenarioGameBy } from '@/scenarios/scenarioGames.ts';
import { problemsIn, scenarioIn } from '@/scenarios/scenarioLibrary.ts';
import { eachFile, filesAt, gameOf } from './contentPaths.ts';

/** What a scenario says, held against the engine; what is wrong with it besides comes first. */
function proveScenario<T extends ScenarioTypes>(game: ScenarioGame<T>, file: string, text: string): Partial<Claim>[] {
  const scenario = scenarioIn(game, file, text);
  const claims = claimsOf(game, scenario);
  const besides = problemsIn(game, scenario).filter(({ path }) => !claims.some(({ place }) => place === path));
  return [...besides.map(({ path, message }) => ({ place: path, holds: false, engine: message })), ...claims];
}

export const prove: Command = {
  summary: 'Print what the engine says of each claim of a scenario; exit code 1 where one is false.',
  help: () => `prove <scenario.yaml, folder or name of a scenario>…

For each file a list of { place, under, claim, holds, engine }: where in the file something is claimed, under which
rule set and rulings, what, whether it is so, and what the engine says. Exit code 1 where a claim is false.`,
  run(args) {
    const { positionals } = readArgs(args, {}, { least: 1, most: 10_000 });
    const files = positionals.flatMap((named) => filesAt(named, ['scenario.yaml']));
    const told = eachFile(files, (file, text) => proveScenario(scenarioGameBy(gameOf(file, text)), file, text));
    const all = Object.values(told).flat();
    const wrong = all.filter(({ holds }) => !holds).length;
    if (wrong > 0) throw new CommandError(`${wrong} of ${all.length} claims are false.`, told);
    return told;
  },
};
