import { ContentError } from './read.ts';

/** Something read from content, or what is wrong with its file. */
export type Attempt<T> = { ok: true; value: T } | { ok: false; error: ContentError };

/** Reads something; a file that is wrong is kept as such, so that it fails where it is asked for and nowhere else. */
export function attempt<T>(read: () => T): Attempt<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof ContentError) return { ok: false, error };
    throw error;
  }
}

/** What could be read of several, in order. */
export const sound = <T>(attempts: Iterable<Attempt<T>>): T[] =>
  [...attempts].flatMap((each) => (each.ok ? [each.value] : []));
