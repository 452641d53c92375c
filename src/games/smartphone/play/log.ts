/** What a game's log tells: the lines of the log, the accounts of every seat, and the moments that mattered. */

export type { LogEntry } from '@/play/log/lines.ts';
export { accounts, type RoundAccount, roundVp, type SeatAccount } from './log/accounts.ts';
export { logEntries } from './log/entries.ts';
export { type ReviewItem, type ReviewKind, review } from './log/review.ts';
