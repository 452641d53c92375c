import { mostSaveCharacters, type Save, type SaveProblem } from '@machines/core/save.ts';
import type { SeatSetup } from '@machines/core/seats.ts';
import type { GameTypes } from '../playable.ts';

/** A game as it lies in storage, under a key of its own. */
export interface Entry {
  /** Changes with every write, and is no other tab's: by it a tab knows whether it has seen the newest. */
  revision: string;
  /** When it was last written, in milliseconds. */
  changed: number;
  /** Where the game stands, so that a list need not play it. */
  round: number;
  phase: string;
  /** How many moves are played; fewer than all after an undo. */
  cursor: number;
  /** The move at which it left another game, for a branch. */
  branchedAt?: number;
  /** That game, for the way back to it. */
  branchedFrom?: string;
  /** The open part of the game. */
  save: Save<GameTypes['setup'], GameTypes['action']>;
  /** The plans not yet shown, sealed. */
  sealed?: string;
}

const prefix = 'rulebench.game.';
export const gameKeys = prefix;
export const gameKey = (id: string): string => prefix + id;
export const idOfKey = (key: string): string => key.slice(prefix.length);

type Loose = Record<string, unknown>;
const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSeat = (value: unknown): value is SeatSetup =>
  isRecord(value) && typeof value['colour'] === 'string' && typeof value['player'] === 'string';

/** What an entry says about itself. The save inside is checked by the rules when it is opened. */
function wrongWith(value: Loose): string | null {
  for (const field of ['changed', 'round', 'cursor'])
    if (typeof value[field] !== 'number') return `${field} has to be a number.`;
  for (const field of ['revision', 'phase']) if (typeof value[field] !== 'string') return `${field} has to be a text.`;
  if (value['sealed'] !== undefined && typeof value['sealed'] !== 'string') return 'sealed has to be a text.';
  const { save } = value;
  if (!isRecord(save) || !isRecord(save['setup']) || !Array.isArray(save['log'])) return 'save has to be a save.';
  const { seats } = save['setup'];
  return Array.isArray(seats) && seats.every(isSeat) ? null : 'save.setup.seats has to list the seats.';
}

export type ReadEntry = { ok: true; entry: Entry } | { ok: false; problem: SaveProblem };

export function readEntry(text: string): ReadEntry {
  if (text.length > mostSaveCharacters) return { ok: false, problem: { kind: 'tooLarge', characters: text.length } };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, problem: { kind: 'notJson', message: String(error) } };
  }
  const wrong = isRecord(value) ? wrongWith(value) : 'A kept game is an object.';
  return wrong
    ? { ok: false, problem: { kind: 'notASave', message: wrong } }
    : { ok: true, entry: value as unknown as Entry };
}
