import { type LoggedGame, makeSave, type Save, type SaveProblem } from '@machines/core/save.ts';
import { type GameTypes, type Playable, playableFor } from '../playable.ts';
import { openSession, type RunningGame } from '../session.ts';
import { type PackProblem, pack, unpack } from './pack.ts';

/** A game in a link: `#g=1.<packed save>&at=<move>`. Nothing of it reaches a server. */

/** Many times the longest real game, and less than any browser's limit. */
export const mostLinkCharacters = 100_000;

export type LinkProblem = { kind: 'noGame' } | { kind: 'linkTooLong'; characters: number } | PackProblem;

export type DecodedLink = { ok: true; value: unknown; at: number | null } | { ok: false; problem: LinkProblem };

export const encodeGame = (save: Save<GameTypes['setup'], GameTypes['action']>): Promise<string> => pack(save);

/** The fragment that opens a game at a move. Moves not yet shown stay out of it (S1.8). */
export async function shareFragment<T extends GameTypes>(
  { rules }: Playable<T>,
  { setup, log, end }: LoggedGame<T>,
  at: number = log.length,
): Promise<string> {
  const open = log.slice(0, rules.openMoves(log, end));
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
  const unpacked = await unpack(code);
  return unpacked.ok ? { ...unpacked, at: readMove(parts.get('at')) } : unpacked;
}

export interface OpenedLink<T extends GameTypes> {
  game: RunningGame<T> | null;
  /** The move to show; the last one when the link names none or one that is not there. */
  at: number;
  problems: (SaveProblem | LinkProblem)[];
}

/** Opens a link through the rules: what can be played of it, and everything that is wrong. */
export async function openLink<T extends GameTypes>(playable: Playable<T>, fragment: string): Promise<OpenedLink<T>> {
  const decoded = await decodeGame(fragment);
  if (!decoded.ok) return { game: null, at: 0, problems: [decoded.problem] };
  const { game, problems } = openSession(await playableFor(playable, decoded.value), decoded.value);
  const moves = game?.log.length ?? 0;
  return { game, at: Math.min(decoded.at ?? moves, moves), problems };
}
