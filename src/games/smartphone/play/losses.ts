import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { seatOf } from '@machines/smartphone/rules/lookup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { PlayWords } from '@/i18n/en/play.ts';
import { count } from '@/i18n/format.ts';

export interface Loss {
  kind: keyof PlayWords['loses'];
  n: number;
}

/** What ending the turn now would throw away: whatever else is still legal would have used it. */
export function losses(state: GameState): Loss[] {
  if (!state.turn) return [];
  const open = new Set(legalActions(state).map(({ type }) => type));
  const lost: Loss[] = [];
  if (open.has('research') || open.has('expand')) lost.push({ kind: 'progress', n: state.turn.progress });
  if (open.has('secondOffice')) lost.push({ kind: 'wifi', n: 1 });
  if (open.has('sellOffBoard')) lost.push({ kind: 'nfc', n: 1 });
  if (open.has('sell')) lost.push({ kind: 'goods', n: seatOf(state, state.turn.seat).goods });
  return lost;
}

export const lossWords = (words: PlayWords, { kind, n }: Loss): string => {
  const text = words.loses[kind];
  return typeof text === 'string' ? text : count(text, n);
};
