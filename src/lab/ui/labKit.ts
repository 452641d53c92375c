import type { VerdictOf } from '@machines/core/lab/nearest.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { ComponentType } from 'react';
import type { LabWords } from '@/i18n/en/bench.ts';
import type { LabGame, LabTypes } from '../labGame.ts';

export interface TableProps<T extends LabTypes> {
  state: T['state'];
  /** Pointing changes the position rather than acting in it. */
  building: boolean;
}

/** What a game brings to the lab's page: its form, its table, and what only the lab says. All else is asked of the game. */
export interface LabKit<T extends LabTypes, W extends LabWords, Hand> {
  game: LabGame<T>;
  /** What is in hand at first. */
  hand: Hand;
  /** The kinds of action one can choose from, by name. */
  kinds: (words: W) => readonly (readonly [string, string])[];
  /** The kind that is shown unless another is chosen; the legal moves where it is none. */
  first: (state: T['state']) => string | null;
  verdicts: (state: T['state'], kind: string, seat: Colour) => VerdictOf<T['action'], T['refusal']>[];
  nearest: (state: T['state'], action: T['action']) => T['change'][];
  /** What goes on now, in a sentence. */
  now: (state: T['state'], words: W) => string;
  /** Why the phase of a position was over before anyone could act in it; null where somebody can. */
  wentBy: (position: T['position'], state: T['state'], words: W) => string | null;
  /** An action in the list of one kind, where they have to be told apart. */
  tryWords: (action: T['action'], state: T['state'], words: W) => string;
  /** A legal action with what would come of it. */
  foretell: (action: T['action'], state: T['state'], words: W) => string;
  findingWords: (finding: T['finding'], table: T['state']) => string;
  changeWords: (change: T['change'], state: T['state'], words: W) => string;
  readingName: (settings: T['settings'], words: W) => string;
  /** Where two tables differ, in words. */
  discordWords: (discord: T['discord'], state: T['state'], words: W) => string;
  /** Names for the single words that differ. */
  names: (words: W) => Partial<Record<string, string>>;
  Build: ComponentType;
  Table: ComponentType<TableProps<T>>;
  /** Kinds of action that are laid out rather than listed. */
  laidOut: Partial<Record<string, ComponentType<{ seat: Colour }>>>;
}
