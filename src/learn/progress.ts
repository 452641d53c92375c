/**
 * What has been done, by stable ids, kept in this browser only: steps of lessons (`smartphone/pads/slide`) and
 * scenarios (`scenarios/smartphone/control-tie`).
 */

import { forgetGiven } from './given.ts';

const key = 'rulebench.progress';
/** Far more than there are steps. */
const most = 5000;
/** As many ids of the greatest length. */
const mostCharacters = 650_000;

export interface Progress {
  format: 1;
  done: string[];
  /** The lesson that was open last, as `smartphone/pads`. */
  last: string | null;
  /** Steps that went wrong and have not been right at once since. */
  missed?: string[];
}

export const scenarioKey = (game: string, id: string): string => `scenarios/${game}/${id}`;

const noProgress: Progress = { format: 1, done: [], last: null };

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w/-]{1,120}$/.test(value);

/** Progress from its text; anything else than that is null. */
export function readProgress(text: string): Progress | null {
  if (text.length > mostCharacters) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('done' in value) || !Array.isArray(value.done)) return null;
    if ('format' in value && value.format !== 1) return null;
    const last = 'last' in value && isId(value.last) ? value.last : null;
    const missed = 'missed' in value && Array.isArray(value.missed) ? value.missed.filter(isId).slice(0, most) : [];
    return {
      format: 1,
      done: [...new Set(value.done.filter(isId))].slice(0, most),
      last,
      ...(missed.length > 0 && { missed }),
    };
  } catch {
    return null;
  }
}

export function openProgress(): Progress {
  try {
    return readProgress(localStorage.getItem(key) ?? '') ?? noProgress;
  } catch {
    return noProgress;
  }
}

/** Keeps it; false when this browser does not let the page keep anything. */
export function keepProgress(progress: Progress): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(progress));
    return true;
  } catch {
    return false;
  }
}

/** Marks ids as done, whatever another tab has marked meanwhile. */
export function markDone(ids: readonly string[], last?: string): boolean {
  const now = openProgress();
  return keepProgress({ ...now, done: [...new Set([...now.done, ...ids])], last: last ?? now.last });
}

/** What has been missed in one lesson, in place of what was noted of it before. */
export function markMissed(lesson: string, ids: readonly string[]): boolean {
  const now = openProgress();
  const others = (now.missed ?? []).filter((id) => !id.startsWith(`${lesson}/`));
  const missed = [...others, ...ids];
  const { missed: _before, ...rest } = now;
  return keepProgress(missed.length > 0 ? { ...rest, missed } : rest);
}

/** Notes that a scenario went wrong, or that it was right at once. */
export function markAgain(id: string, again: boolean): boolean {
  const { missed = [], ...now } = openProgress();
  const left = missed.filter((each) => each !== id);
  const all = again ? [...left, id] : left;
  return keepProgress(all.length > 0 ? { ...now, missed: all } : now);
}

export function forgetProgress(): void {
  try {
    localStorage.removeItem(key);
    forgetGiven();
  } catch {
    // Nothing was kept, so there is nothing to forget.
  }
}
