import { legalActions } from '@machines/smartphone/rules/game.ts';
import { seatOf } from '@machines/smartphone/rules/table.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { PlayWords } from '@/i18n/en/play.ts';
import { count } from '@/i18n/format.ts';

/** What ending the turn now would throw away: whatever else is still legal would have used it. */
export function losses(state: GameState, words: PlayWords, locale: string): string[] {
  if (!state.turn) return [];
  const open = new Set(legalActions(state).map(({ type }) => type));
  const { goods } = seatOf(state, state.turn.seat);
  const lost: string[] = [];
  if (open.has('research') || open.has('expand')) lost.push(count(locale, words.loses.progress, state.turn.progress));
  if (open.has('secondOffice')) lost.push(words.loses.wifi);
  if (open.has('sellOffBoard')) lost.push(words.loses.nfc);
  if (open.has('sell')) lost.push(count(locale, words.loses.goods, goods));
  return lost;
}
