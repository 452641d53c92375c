import type { GameOf, GameTypes, LaidIn, RunIn } from '@machines/core/game.ts';
import type { Schema } from '@machines/core/parse.ts';
import type { Game } from '@/site.ts';
import type { ScenarioOf } from './scenarioSchema.ts';

/** The kinds of things a game's scenarios are made of: the game's own, and how its table is shown. */
export interface ScenarioTypes extends GameTypes {
  show: unknown;
  /** Where in the rules one can stand. */
  place: string;
}

/** How the rules are read: an edition, and rulings where it says nothing. */
export interface RuleSettingsIn<T extends ScenarioTypes> {
  rules: T['ruleSet'];
  rulings: Record<string, string>;
}

/** What a game brings to scenarios besides its rules. */
export interface ScenarioGame<T extends ScenarioTypes> {
  id: Game;
  game: GameOf<T>;
  schema: Schema<ScenarioOf<T>>;
  /** In the order of the list. */
  places: readonly T['place'][];
  placeOf(scenario: ScenarioOf<T>): T['place'];
  /** What of the table looks otherwise before the question is answered. */
  before(scenario: ScenarioOf<T>, laid: LaidIn<T>): Partial<T['state']>;
}

/** A scenario's position, read one way. */
const readBy = <T extends ScenarioTypes>(
  { position }: ScenarioOf<T>,
  { rules, rulings }: RuleSettingsIn<T>,
): T['position'] => ({ ...position, rules, rulings });

export const layScenario = <T extends ScenarioTypes>(
  { game }: ScenarioGame<T>,
  scenario: ScenarioOf<T>,
  settings: RuleSettingsIn<T>,
): LaidIn<T> => game.lay(readBy(scenario, settings));

export const runScenario = <T extends ScenarioTypes>(
  { game }: ScenarioGame<T>,
  scenario: ScenarioOf<T>,
  settings: RuleSettingsIn<T>,
  moves: readonly T['move'][] | undefined,
): RunIn<T> => game.run(readBy(scenario, settings), moves, scenario.until);
