import type { SimulateWords } from '@/i18n/en/simulate.ts';
import { count, fill } from '@/i18n/format.ts';

/** A span of time as one says it. */
export function timeWords({ pace }: SimulateWords, milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  if (seconds < 100) return count(pace.seconds, seconds);
  if (seconds < 100 * 60) return count(pace.minutes, Math.round(seconds / 60));
  return count(pace.hours, Math.round(seconds / 3600));
}

export const paceWords = ({ pace }: SimulateWords, perGame: number): string =>
  perGame < 1000
    ? fill(pace.perSecond, { n: perGame < 100 ? Math.round(1000 / perGame) : (1000 / perGame).toFixed(1) })
    : fill(pace.perGame, { n: (perGame / 1000).toFixed(1) });
