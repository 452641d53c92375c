import type { Colour } from '@machines/core/seats.ts';
import type { ComponentType } from 'react';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { LiveGame } from '../liveKit.ts';

/** A try that was refused, and where it was made; nowhere for one from a list. */
export interface RefusedAt<R> {
  place: unknown;
  action?: unknown;
  refusal: R;
}

/** What a table needs to be acted on. */
export interface Trying<T extends ScenarioTypes> {
  /** Whether something may be done now. */
  open: boolean;
  act: (action: T['action'], place?: unknown) => void;
  refused: RefusedAt<T['refusal']> | null;
  /** Whether what can be done is shown: where that is asked, it would be the answer. */
  lit: 'all' | 'several' | 'none';
}

/** What is marked at a place: asked about, refused or done; `n` is the number of its answer or move. */
export interface PlaceMark {
  place: unknown;
  kind: 'asked' | 'wrong' | 'right';
  n?: number;
}

export interface TableProps<T extends ScenarioTypes, P> {
  state: T['state'];
  /** The viewer's seat. */
  seat: Colour;
  show: T['show'];
  page: P;
  /** Handlers of presses; without them the board is read-only. */
  trying?: Trying<T>;
  marks?: readonly PlaceMark[];
  /** Where places are the answers: one was pressed. */
  onPlace?: ((place: unknown) => void) | undefined;
}

/** A game as it is shown alive: the rules, its table, its legal moves in words, and who is who. */
export interface TableKit<T extends ScenarioTypes, P> extends LiveGame<T> {
  Table: ComponentType<TableProps<T, P>>;
  /** Who is who: what each seat has, and whose turn it is. */
  Seats?: ComponentType<{ state: T['state']; page: P }>;
  /** Every legal move in words: whoever does not point can still do everything. */
  Moves: ComponentType<{ state: T['state']; page: P; onAct: (action: T['action']) => void }>;
}
