import type { Params } from '@machines/core/refusal.ts';
import type { Reason } from '@machines/core/why.ts';
import type { Called } from '@machines/core/words.ts';
import type { GameTypes, Playable } from '../playable.ts';

/** What is kept beside a move: why a computer player made it, or that it was the only legal one and played itself. */
export type Note = Reason | 'forced';

/** By the cursor of the log after the move. They hold no language, and nothing of what is secret. */
export type Notes = Readonly<Record<number, Note>>;

/** The notes of a log that is played on from a moment: what was noted of later moves is forgotten. */
export const notesUpTo = (notes: Notes, move: number): Notes =>
  Object.fromEntries(Object.entries(notes).filter(([at]) => Number(at) <= move));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isParam = (value: unknown): value is Params[string] =>
  typeof value === 'string' ||
  Number.isFinite(value) ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** Reasons have parts, and those parts of their own; no reason goes deeper. */
const deepest = 4;

function isReason(value: unknown, depth = 0): value is Reason {
  if (!isRecord(value) || typeof value['what'] !== 'string' || depth > deepest) return false;
  const { params, parts = {}, rule = '' } = value;
  if (!isRecord(params) || !Object.values(params).every(isParam) || typeof rule !== 'string') return false;
  return (
    isRecord(parts) &&
    Object.values(parts)
      .flat()
      .every((part) => isReason(part, depth + 1))
  );
}

/** The notes among whatever lies in storage. */
export const readNotes = (kept: unknown, moves: number): Notes =>
  Object.fromEntries(
    Object.entries(isRecord(kept) ? kept : {}).filter(
      ([at, note]) => Number.isInteger(Number(at)) && Number(at) <= moves && (note === 'forced' || isReason(note)),
    ),
  ) as Notes;

interface Noted<T extends GameTypes> {
  game: Pick<Playable<T>, 'rules'>;
  setup: T['setup'];
  notes: () => Notes;
}

/** What is noted of a move, in words; null where there is nothing, or nothing that these rules know. */
export function noteWords<T extends GameTypes>(
  session: Noted<T>,
  move: number,
  forced: string,
  called?: Called,
): string | null {
  const note = session.notes()[move];
  if (note === undefined) return null;
  if (note === 'forced') return forced;
  try {
    return session.game.rules.whyWords(note, session, called) || null;
  } catch {
    return null;
  }
}
