import type { StepOf } from '@machines/core/compile.ts';
import type { ComparedTypes, ComparisonOf } from '@machines/core/lab/compare.ts';
import type { FrameOf, PositionOf, Telling } from '@machines/core/position/frames.ts';
import type { Refusal } from '@machines/core/refusal.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { ZodType } from 'zod';
import type { GameTypes, Playable } from '@/play/playable.ts';
import type { RunIn, ScenarioGame, ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { ScenarioOf } from '@/scenarios/scenarioSchema.ts';
import type { LabDocument } from './labDocument.ts';

/** The kinds of things that lie on a game's bench, besides those its scenarios are made of. */
export interface LabTypes extends ScenarioTypes {
  state: Telling & { seats: readonly { colour: Colour }[] };
  action: { type: string; seat: Colour };
  refusal: Refusal;
  position: object;
  reading: { rules: string; rulings: Partial<Record<string, string>> };
  /** Something about a position that no game could reach. */
  finding: { rule: string };
  choice: string;
  /** A place at which two tables differ. */
  discord: { what: string; values: [string, string] };
  /** What would make an action legal. */
  change: { rule?: string };
  /** The game on the play pages. */
  play: GameTypes;
}

/** What of it a game's scenarios are made of, and what of it is compared. */
export type Asked<T extends LabTypes> = Pick<T, keyof ScenarioTypes>;
export type ComparisonIn<T extends LabTypes> = ComparisonOf<Pick<T, keyof ComparedTypes>>;
export type RunOn<T extends LabTypes> = RunIn<Asked<T>>;
export type ScenarioOn<T extends LabTypes> = ScenarioOf<Asked<T>>;

/** A position laid out: the table before anything happens, what is impossible about it, and where play begins. */
export interface OpenedOf<T extends LabTypes> extends PositionOf<T['state']> {
  table: T['state'];
  findings: T['finding'][];
}

/**
 * What a game brings to the lab. Documents, links, files and the bench ask this and nothing else, so that another game
 * is one more of these.
 */
export interface LabGame<T extends LabTypes> {
  scenarios: ScenarioGame<Asked<T>>;
  play: Playable<T['play']>;
  empty: LabDocument<T>;
  doors: { position: ZodType; move: ZodType; rulings: ZodType };
  /** Possible or not; throws a PositionError where there can be no such table at all. */
  open(position: T['position']): OpenedOf<T>;
  step(state: T['state'], action: T['action']): StepOf<T['state'], T['refusal']>;
  framesAfter(state: T['state'], action: T['action']): FrameOf<T['state']>[];
  actionOf(state: T['state'], move: T['move'], place?: string): T['action'];
  /** An action as a document keeps it. */
  moveOf(state: T['state'], action: T['action']): T['move'];
  readingOf(position: T['position']): T['reading'];
  compare(position: T['position'], moves: readonly T['move'][], a: T['reading'], b: T['reading']): ComparisonIn<T>;
  /** What is true of a run, exactly. */
  checksOf(run: RunOn<T>): T['check'][];
  /** For a scenario in which no clause was at work. */
  anyClause: string;
  /** A moment of a game as a position and the moves since; null once it is over. */
  moment(
    setup: T['play']['setup'],
    log: readonly T['play']['action'][],
  ): Pick<LabDocument<T>, 'position' | 'moves'> | null;
  /** The game that begins as this position does, and the actions that are part of the position; null: none does. */
  begun(position: T['position']): { setup: T['play']['setup']; actions: T['play']['action'][] } | null;
}
