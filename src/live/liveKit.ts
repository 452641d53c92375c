import type { LaidIn, PureRules } from '@machines/core/game.ts';
import type { Charted, Opening, RulesOf, SnapshotOf } from '@machines/core/rules.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';

export type SnapshotIn<T extends ScenarioTypes> = SnapshotOf<T['state']>;
export type RulesIn<T extends ScenarioTypes> = RulesOf<T['state'], T['action'], T['refusal']>;
export type OpeningIn<T extends ScenarioTypes> = Opening<T['state'], T['action']>;
export type ChartIn<T extends ScenarioTypes> = Charted<T['state'], T['action'], T['refusal']>;

/**
 * A game as everything that runs it on a page handles it: its rules, its chart, and how a position opens on it. It has no
 * `step`: whatever is shown is stepped by the store.
 */
export interface LiveGame<T extends ScenarioTypes> extends Omit<PureRules<T>, 'step'> {
  chart: ChartIn<T>;
  openingOf(laid: LaidIn<T>): OpeningIn<T>;
  /** Where on the table an action is done; null means nowhere. */
  placeOf(action: T['action']): unknown;
}
