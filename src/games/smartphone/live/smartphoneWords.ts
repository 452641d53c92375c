import { type Locale, localePath, messages } from '@/i18n/index.ts';
import { machinesPath } from '@/site.ts';
import type { SmartphoneLivePage } from './smartphonePage.ts';

/** The words of a live board of Smartphone Inc., looked up when a page is made. */
export function smartphoneLivePage(locale: Locale): Omit<SmartphoneLivePage, 'plans'> {
  const { live, board, names, smartphoneCharts } = messages(locale);
  return {
    live,
    board,
    seats: board.seats,
    names: { states: { ...names.phases, ...smartphoneCharts.states }, acts: smartphoneCharts.acts },
    machines: localePath(locale, machinesPath('smartphone')),
  };
}
