import { type Guide, isGuide } from '../guide/guideNames.ts';

/** What the play page is asked for by the fragment of its address. */
export type Wanted =
  | { kind: 'new' }
  | { kind: 'kept'; id: string }
  | { kind: 'shared'; fragment: string }
  /** The game that one press begins: asked for before the page was there to begin it. */
  | { kind: 'quick' }
  /** A game to begin at a position. */
  | { kind: 'position'; code: string }
  /** A guided game of the course. */
  | { kind: 'guided'; guide: Guide };

/** The ids that `newGameId` makes; anything else names no game. */
export const gameIdPattern = /^[0-9a-z]{1,24}$/;

export const quickFragment = '#new=quick';

/** Opens the play page at a packed position, to sit down there. */
export const positionFragment = (code: string): string => `#from=${code}`;

export const keptFragment = (id: string): string => `#id=${id}`;

export function readFragment(fragment: string): Wanted {
  if (fragment === quickFragment) return { kind: 'quick' };
  const kept = /^#?id=([^&]*)$/.exec(fragment.slice(0, 64));
  if (kept?.[1] && gameIdPattern.test(kept[1])) return { kind: 'kept', id: kept[1] };
  const position = /^#?from=(.*)$/.exec(fragment);
  if (position?.[1]) return { kind: 'position', code: position[1] };
  const guided = /^#?guide=([a-z-]*)$/.exec(fragment.slice(0, 64));
  if (guided?.[1] && isGuide(guided[1])) return { kind: 'guided', guide: guided[1] };
  return /^#?(.*&)?g=/.test(fragment) ? { kind: 'shared', fragment } : { kind: 'new' };
}
