import type { Game } from '@/site.ts';

/** What a result is, and of which game, as its address tells. */
export const kinds = ['clause', 'scenario', 'lesson', 'page'] as const;
export type Kind = (typeof kinds)[number];

/** Beside the lessons of a course stand pages to look things up in. */
const besideLessons = /\/learn\/\w+\/(glossary|summary|editions)\/$/;

export function kindOf(address: string): Kind {
  if (/\/rules\/(\w+\/)?#/.test(address)) return 'clause';
  if (/\/scenarios\/[^/]+\/$/.test(address)) return 'scenario';
  return /\/learn\/\w+\/[^/]+\/$/.test(address) && !besideLessons.test(address) ? 'lesson' : 'page';
}

/** The first game has the short addresses; pages about both or none are of no game. */
export function gameOf(address: string): Game | null {
  if (/\/coverage\//.test(address)) return 'coverage';
  return /\/smartphone\/|\/rules\/|\/scenarios\/[^/]+\/$/.test(address) ? 'smartphone' : null;
}

const clauseId = /^([sc])([a-z]?\d*)\.?(\d+)?$/i;

/** Whoever types the number of a clause wants that clause first: `s6.2`, `SP.1`. */
export const asClauseId = (words: string): string | null =>
  clauseId.test(words.trim()) ? words.trim().toUpperCase() : null;
