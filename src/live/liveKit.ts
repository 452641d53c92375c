import type { Charted, Opening, RulesOf, SnapshotOf } from '@machines/core/rules.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { LaidIn, ScenarioTypes } from '@/scenarios/scenarioGame.ts';

export type SnapshotIn<T extends ScenarioTypes> = SnapshotOf<T['state']>;
export type RulesIn<T extends ScenarioTypes> = RulesOf<unknown, T['state'], T['action'], T['refusal']>;
export type OpeningIn<T extends ScenarioTypes> = Opening<unknown, T['state'], T['action']>;
export type ChartIn<T extends ScenarioTypes> = Charted<unknown, T['state'], T['action'], T['refusal']>;

/** A game as everything that runs it on a page handles it: its chart, how a position opens on it, and its words. */
export interface LiveGame<T extends ScenarioTypes> {
  chart: ChartIn<T>;
  openingOf: (laid: LaidIn<T>) => OpeningIn<T>;
  legal: (state: T['state']) => readonly T['action'][];
  /** Whose move it is; null: anyone's. */
  toAct: (state: T['state']) => Colour | null;
  sentence: (refusal: T['refusal'], state: T['state']) => string;
  line: (news: T['state']['news'][number], state: T['state']) => string;
  actionWords: (action: T['action'], state: T['state']) => string;
}
