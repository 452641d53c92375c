import type { VerdictOf } from '@machines/core/lab/nearest.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { ComponentType } from 'react';
import type { LabWords } from '@/i18n/en/bench.ts';
import type { LabGame, LabTypes } from '../labGame.ts';
import type { LabPage } from './fields.tsx';

/** What is in hand while a position is built: what the form changes, and what pointing at the board means. */
export interface Handling<Hand> {
  hand: Hand;
  onHand: (hand: Hand) => void;
}

/** The form of a position: as it is written, as it is laid out, and how to write it anew. */
export interface BuildProps<T extends LabTypes, W extends LabWords, Hand> extends LabPage<W>, Handling<Hand> {
  position: T['position'];
  table: T['state'];
  onEdit: (position: T['position']) => void;
}

export interface TableProps<T extends LabTypes, W extends LabWords, Hand> extends LabPage<W>, Handling<Hand> {
  state: T['state'];
  seat: Colour;
  /** Pointing changes the position rather than acting in it. */
  building: boolean;
  /** Whether this is where play rests, not a step on the way there. */
  resting: boolean;
  position: T['position'];
  onEdit: (position: T['position']) => void;
  onAct: (action: T['action']) => void;
}

export interface TryProps<T extends LabTypes, W extends LabWords> extends LabPage<W> {
  state: T['state'];
  onAct: (action: T['action']) => void;
  /** Keeps an action that is refused as the last move. */
  onKeep: (action: T['action']) => void;
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
  foretell: (action: T['action'], state: T['state'], page: LabPage<W>) => string;
  findingWords: (finding: T['finding'], table: T['state']) => string;
  changeWords: (change: T['change'], state: T['state'], words: W) => string;
  readingName: (settings: T['settings'], page: LabPage<W>) => string;
  /** Where two tables differ, in words. */
  discordWords: (discord: T['discord'], state: T['state'], words: W) => string;
  /** Names for the single words that differ. */
  names: (words: W) => Partial<Record<string, string>>;
  Build: ComponentType<BuildProps<T, W, Hand>>;
  Table: ComponentType<TableProps<T, W, Hand>>;
  /** Kinds of action that are laid out rather than listed. */
  laidOut: Partial<Record<string, ComponentType<TryProps<T, W> & { seat: Colour }>>>;
}
