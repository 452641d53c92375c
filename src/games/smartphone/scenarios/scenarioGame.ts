import type { LaidIn } from '@machines/core/game.ts';
import { smartphone } from '@machines/smartphone/index.ts';
import { phases } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { Smartphone } from '@machines/smartphone/types.ts';
import type { Case as CaseOf } from '@/scenarios/cases.ts';
import type { ScenarioGame } from '@/scenarios/scenarioGame.ts';
import { type ScenarioOf, scenarioSchemaOf } from '@/scenarios/scenarioSchema.ts';
import { type Show, showSchema } from './show.ts';

/** Scenarios of Smartphone Inc. */

const places = ['setup', ...phases, 'end'] as const;

export interface SmartphoneShown extends Smartphone {
  show: Show;
  place: (typeof places)[number];
}
export type Scenario = ScenarioOf<SmartphoneShown>;
export type Case = CaseOf<SmartphoneShown>;

export const scenarioSchema = scenarioSchemaOf<SmartphoneShown>(smartphone, places, showSchema);

/** The table as it stands before the phase begins; Steve's marker only where the position says where it is. */
function before({ position }: Scenario, { state }: LaidIn<SmartphoneShown>): Partial<GameState> {
  const told = position.steve === undefined || position.table?.[position.steve]?.marker !== undefined;
  const unmarked = (seat: GameState['seats'][number]) =>
    seat.steve ? { ...seat, steve: { ...seat.steve, marker: null } } : seat;
  return { phase: position.phase, ...(!told && { seats: state.seats.map(unmarked) }) };
}

export const scenarioGame: ScenarioGame<SmartphoneShown> = {
  id: 'smartphone',
  game: smartphone,
  schema: scenarioSchema,
  places,
  placeOf: ({ phase, position }) => phase ?? position.phase,
  before,
};
