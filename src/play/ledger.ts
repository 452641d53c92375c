/** What a game's log tells: the lines of the log, the accounts of every seat, and the moments that mattered. */
export { accounts, type RoundAccount, roundVp, type SeatAccount } from './ledger/accounts.ts';
export { logEntries } from './ledger/entries.ts';
export type { LogEntry } from './ledger/lines.ts';
export { type ReviewItem, type ReviewKind, review } from './ledger/review.ts';
