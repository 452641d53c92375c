import { mostSaveCharacters, type Save, type SaveProblem } from '@machines/core/save.ts';
import { type Colour, colours, type SeatSetup } from '@machines/core/seats.ts';
import { short } from '@machines/core/short.ts';
import { games } from '@/site.ts';
import type { Notes } from '../log/notes.ts';
import type { GameTypes } from '../playable.ts';

/** A seat's place and score at the end of a game. */
export interface Standing {
  colour: Colour;
  place: number;
  total: number;
}

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
  /** What is noted of its moves: why computer players made theirs. */
  notes?: Notes;
  /** How it ended, best first; only of a game that is over. */
  result?: Standing[];
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
export const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSeat = (value: unknown): value is SeatSetup =>
  isRecord(value) && colours.some((colour) => colour === value['colour']) && typeof value['player'] === 'string';

export const isSeats = (value: unknown): value is SeatSetup[] =>
  Array.isArray(value) && value.length <= colours.length && value.every(isSeat);

const isStanding = (value: unknown): value is Standing =>
  isRecord(value) &&
  colours.some((colour) => colour === value['colour']) &&
  [value['place'], value['total']].every(Number.isFinite);

export const isStandings = (value: unknown): value is Standing[] =>
  Array.isArray(value) && value.length > 0 && value.length <= colours.length && value.every(isStanding);

/** What an entry tells of the end; nothing where it is not told as it should be. */
export const resultOf = ({ result, phase }: Entry): Standing[] | undefined =>
  phase === 'over' && isStandings(result) ? result : undefined;

/** The last moment that a calendar knows, in milliseconds. */
const lastMoment = 8.64e15;
export const isMoment = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= lastMoment;

const notASave = (message: string): SaveProblem => ({ kind: 'notASave', message });

/** What an entry says about itself. The moves inside are checked by the rules when it is opened. */
function wrongWith(value: unknown): SaveProblem | null {
  if (!isRecord(value)) return notASave('A kept game is an object.');
  if (!isMoment(value['changed'])) return notASave('changed has to be a moment.');
  for (const field of ['round', 'cursor'])
    if (!Number.isSafeInteger(value[field])) return notASave(`${field} has to be a whole number.`);
  for (const field of ['revision', 'phase'])
    if (typeof value[field] !== 'string') return notASave(`${field} has to be a text.`);
  if (value['sealed'] !== undefined && typeof value['sealed'] !== 'string') return notASave('sealed has to be a text.');
  const { save } = value;
  if (!isRecord(save) || !isRecord(save['setup']) || !Array.isArray(save['log']))
    return notASave('save has to be a save.');
  const { game } = save;
  if (typeof game !== 'string') return notASave('game has to name a game.');
  if (!games.some((known) => known === game))
    return { kind: 'foreign', game: short(game, 40), known: games.join(', ') };
  return isSeats(save['setup']['seats']) ? null : notASave('save.setup.seats has to list the seats.');
}

export type ReadEntry = { ok: true; entry: Entry } | { ok: false; problem: SaveProblem };

export function readEntry(text: string): ReadEntry {
  if (text.length > mostSaveCharacters) return { ok: false, problem: { kind: 'tooLarge', characters: text.length } };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, problem: { kind: 'notJson', message: short(String(error)) } };
  }
  const problem = wrongWith(value);
  return problem ? { ok: false, problem } : { ok: true, entry: value as Entry };
}
