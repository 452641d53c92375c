import type { Schema } from '@machines/core/parse.ts';
import { gameBy } from '@machines/games.ts';
import { findingsIn } from '@/content/positions.ts';
import { parts as coverageParts, showSchema as coverageShow } from '@/games/coverage/scenarios/show.ts';
import { parts, showSchema } from '@/games/smartphone/scenarios/show.ts';
import type { ScenarioGame, ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { scenarioGames } from '@/scenarios/scenarioGames.ts';
import type { ScenarioOf } from '@/scenarios/scenarioSchema.ts';
import type { Game } from '@/site.ts';
import { type Asking, scenarioFile } from './proveWidget.ts';

/** A position that a widget stands on, read by its game's own schemas and reached by some game. */

/** What of a table can be shown: parts of it, and what goes by its own name. */
const shows: Record<Game, { schema: Schema; parts: readonly string[]; named: string }> = {
  smartphone: { schema: showSchema, parts, named: 'regions' },
  coverage: { schema: coverageShow, parts: coverageParts, named: 'companies' },
};

/** Where a widget stands: a position of its own, or a scenario's. */
export interface Spot {
  game: Game;
  position: ScenarioTypes['position'] & { rules?: string };
  scenario: ScenarioOf<ScenarioTypes> | null;
}

export function spotOf(
  tag: { game: Game; scenario?: string },
  written: unknown,
  constructed: boolean,
  ask: Asking,
  under = '',
): Spot {
  if (tag.scenario !== undefined) {
    const found = scenarioFile(tag.scenario) ?? ask.wrong('scenario', `There is no scenario ${tag.scenario}.`);
    const { game, text } = found;
    const scenario = ask.read(
      (scenarioGames[game] as unknown as ScenarioGame<ScenarioTypes>).schema,
      ask.yaml(text),
      'scenario',
    );
    const position = scenario.constructed ? scenario.position : gameBy(game).complete(scenario.position);
    return { game, position, scenario: { ...scenario, position } };
  }
  if (written === null || written === undefined)
    return ask.wrong('', 'It needs a position: in a fence, or that of a scenario.');
  const { game } = tag;
  const read = ask.read(gameBy(game).schemas.position, written, under) as Spot['position'];
  const position = constructed ? read : gameBy(game).complete(read);
  const [found] = constructed ? [] : findingsIn(gameBy(game), position);
  if (found)
    ask.wrong(
      [under, found.place].filter(Boolean).join('.'),
      `No game could reach this: ${found.what} (${found.rule})`,
    );
  return { game, position, scenario: null };
}

/** What of the table is shown, as it is written. */
export function shownOf(game: Game, names: readonly string[] | undefined, ask: Asking): unknown {
  if (!names) return null;
  const { parts: known, named } = shows[game];
  const others = names.filter((name) => !known.includes(name));
  const own = names.filter((name) => known.includes(name));
  return ask.read(
    shows[game].schema,
    {
      ...(others.length > 0 && { [named]: others }),
      ...(own.length > 0 && { parts: own }),
    },
    'show',
  );
}
