import type { GameTypes, LaidIn, RunIn } from '@machines/core/game.ts';
import type { ComparedTypes, ComparisonOf } from '@machines/core/lab/compare.ts';
import type { LiveGame } from '@/live/liveKit.ts';
import type { Playable } from '@/play/playable.ts';
import type { EntriesIn } from '@/play/session.ts';
import type { ScenarioGame, ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { LabDocument } from './labDocument.ts';

/** What lies on the bench is what scenarios are made of. */
export type LabTypes = ScenarioTypes;

export type ComparisonIn<T extends LabTypes> = ComparisonOf<Pick<T, keyof ComparedTypes>>;

/** A position laid out, and what is impossible about it. */
export interface OpenedOf<T extends LabTypes> {
  laid: LaidIn<T>;
  findings: T['finding'][];
}

/** What a game brings to the lab besides what its scenarios bring. */
export interface LabGame<T extends LabTypes> extends ScenarioGame<T> {
  /** The game as it runs on the page. */
  live: LiveGame<T>;
  play: Playable<Pick<T, keyof GameTypes>>;
  empty: LabDocument<T>;
  /** Possible or not; throws a PositionError where there can be no such table at all. */
  open(position: T['position']): OpenedOf<T>;
  /** An action as a document keeps it. */
  moveOf(state: T['state'], action: T['action']): T['move'];
  settingsOf(position: T['position']): T['settings'];
  compare(position: T['position'], moves: readonly T['move'][], a: T['settings'], b: T['settings']): ComparisonIn<T>;
  /** What is true of a run, exactly. */
  checksOf(run: RunIn<T>): T['check'][];
  /** For a scenario in which no clause was at work. */
  anyClause: string;
  /** A moment of a game as a position and the moves since; null once it is over. */
  moment(entries: EntriesIn<T>): Pick<LabDocument<T>, 'position' | 'moves'> | null;
  /** The game that begins as this position does, and the actions that are part of the position; null means none does. */
  begun(position: T['position']): { setup: T['setup']; actions: T['action'][] } | null;
}
