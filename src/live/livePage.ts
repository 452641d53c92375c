import type { ChartNames } from '@/i18n/en/charts.ts';
import type { LiveWords } from '@/i18n/en/live.ts';

/** What every live board is given, whichever game it is of: words and language. */
export interface LivePage {
  live: LiveWords;
  /** Names of seats, by colour. */
  seats: Record<string, string>;
  /** What the states and events of the chart are called. */
  names: Pick<ChartNames, 'states' | 'acts'>;
  /** Where the whole chart stands. */
  machines: string;
}
