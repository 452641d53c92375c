import type { OpenResult, Save, SaveProblem } from '@machines/core/save.ts';
import { makeSave, mostSaveCharacters, openSave } from '@machines/core/save.ts';
import type { GameTypes, Playable } from '../playable.ts';
import { fromText, toText } from './bytes.ts';
import { deflate, inflate } from './inflate.ts';

/** A game in a link: `#g=1.<packed save>&at=<move>`. Nothing of it reaches a server. */

/** How the save is packed. Raised when old links can no longer be read as they are. */
const version = '1';

/** Many times the longest real game, and less than any browser's limit. */
export const mostLinkCharacters = 100_000;

export type LinkProblem =
  | { kind: 'noGame' }
  | { kind: 'linkTooLong'; characters: number }
  | { kind: 'linkVersion'; version: string }
  | { kind: 'linkLetters' }
  | { kind: 'linkDamaged' }
  | { kind: 'linkTooLarge' }
  | { kind: 'linkNotJson' };

export type DecodedLink = { ok: true; value: unknown; at: number | null } | { ok: false; problem: LinkProblem };

export const encodeGame = async (save: Save<GameTypes['setup'], GameTypes['action']>): Promise<string> =>
  `${version}.${toText(await deflate(JSON.stringify(save)))}`;

/** The fragment that opens a game at a move. Moves not yet shown stay out of it (S1.8). */
export async function shareFragment<T extends GameTypes>(
  { rules, openMoves }: Playable<T>,
  setup: T['setup'],
  log: readonly T['action'][],
  at: number = log.length,
): Promise<string> {
  const open = log.slice(0, openMoves(setup, log));
  const code = await encodeGame(makeSave(rules, setup, open));
  return at < open.length ? `#g=${code}&at=${at}` : `#g=${code}`;
}

const readMove = (text: string | null): number | null => (text && /^\d{1,6}$/.test(text) ? Number(text) : null);

/** What a fragment holds, not yet checked by the rules. Never throws, whatever the fragment. */
export async function decodeGame(fragment: string): Promise<DecodedLink> {
  const fail = (problem: LinkProblem): DecodedLink => ({ ok: false, problem });
  if (fragment.length > mostLinkCharacters) return fail({ kind: 'linkTooLong', characters: fragment.length });
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const code = parts.get('g');
  if (!code) return fail({ kind: 'noGame' });
  const dot = code.indexOf('.');
  if (dot < 1 || code.slice(0, dot) !== version)
    return fail({ kind: 'linkVersion', version: code.slice(0, Math.max(0, Math.min(dot, 8))) });
  const bytes = fromText(code.slice(dot + 1));
  if (!bytes) return fail({ kind: 'linkLetters' });
  const inflated = await inflate(bytes, mostSaveCharacters);
  if (!inflated.ok) return fail({ kind: inflated.reason === 'tooLarge' ? 'linkTooLarge' : 'linkDamaged' });
  try {
    return { ok: true, value: JSON.parse(inflated.text), at: readMove(parts.get('at')) };
  } catch {
    return fail({ kind: 'linkNotJson' });
  }
}

export interface OpenedLink<T extends GameTypes> {
  game: OpenResult<T['setup'], T['state'], T['action']>['game'];
  /** The move to show; the last one when the link names none or one that is not there. */
  at: number;
  problems: (SaveProblem | LinkProblem)[];
}

/** Opens a link through the rules: what can be played of it, and everything that is wrong. */
export async function openLink<T extends GameTypes>({ rules }: Playable<T>, fragment: string): Promise<OpenedLink<T>> {
  const decoded = await decodeGame(fragment);
  if (!decoded.ok) return { game: null, at: 0, problems: [decoded.problem] };
  const { game, problems } = openSave(rules, decoded.value);
  const moves = game?.log.length ?? 0;
  return { game, at: Math.min(decoded.at ?? moves, moves), problems };
}
