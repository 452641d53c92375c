import type { GameTypes } from '@machines/core/game.ts';
import { gameBy } from '@machines/games.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { ScenarioOf } from '@/scenarios/scenarioSchema.ts';
import type { Game } from '@/site.ts';
import { type ComparedRow, type Comparing, compared } from './compared.ts';
import type { RulesData } from './data.ts';
import { comparing } from './widgetGames.ts';

type Scenario = ScenarioOf<ScenarioTypes>;

/** A reading on top of the rulings that the scenario itself stands on. */
const readOn = ({ position }: Scenario, { rules, rulings }: RulesData): RulesData => ({
  rules,
  rulings: { ...(position.rulings as Record<string, string> | undefined), ...rulings },
});

/** What each seat gets in the scenario, the most first; empty where nobody gets anything. */
function gains(game: Game, scenario: Scenario, reading: RulesData): Omit<ComparedRow, 'differs'>[] {
  const { run, lay } = gameBy(game);
  const { gained, seatName } = comparing[game] as unknown as Comparing<GameTypes['state']>;
  const position = { ...scenario.position, ...reading };
  const rows = gained(lay(position).state, run(position, scenario.moves ?? [], scenario.until).state);
  return rows.every(({ gain }) => gain === 0)
    ? []
    : rows.map(({ seat, value }, at) => ({
        ...{ mark: `${at + 1}.`, seat, text: seatName(seat), value, clause: null },
      }));
}

/** What comes of a scenario under each of some readings, against the first: what each seat gets, or else what is told. */
export function comparedOn(game: Game, scenario: Scenario, readings: readonly RulesData[]): ComparedRow[][] {
  const [first, ...others] = readings.map((reading) => readOn(scenario, reading));
  if (!first || others.length === 0) return [];
  const got = [first, ...others].map((reading) => gains(game, scenario, reading));
  const said = got.map((rows) => JSON.stringify(rows));
  if (new Set(said).size > 1 && got.every((rows) => rows.length > 0))
    return got.map((rows, n) =>
      rows.map((row, at) => ({
        ...row,
        differs: got.some((other, m) => m !== n && JSON.stringify(other[at]) !== JSON.stringify(row)),
      })),
    );
  const pairs = others.map((other) =>
    compared(
      {
        ...{ game, rows: 'told', position: scenario.position, readings: [first, other], asked: [], at: '' },
        moves: scenario.moves ?? [],
        ...(scenario.until && { until: scenario.until }),
      },
      ['', ''],
    ),
  );
  return pairs[0] ? [pairs[0][0].rows, ...pairs.map(([, column]) => column.rows)] : [];
}
