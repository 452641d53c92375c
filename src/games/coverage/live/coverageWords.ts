import { type Locale, localePath, messages } from '@/i18n/index.ts';
import { machinesPath } from '@/site.ts';
import type { CoverageLivePage } from './coveragePage.ts';

/** The words of a live board of Coverage, looked up when a page is made. */
export function coverageLivePage(locale: Locale): CoverageLivePage {
  const { live, coverage, coverageCharts } = messages(locale);
  const { seats, companies, board, company, player, players, auction, note, end, acting, preview } = coverage;
  return {
    live,
    seats,
    table: { seats, companies, board, company, player, players, auction, note, end, acting, preview },
    pass: coverage.pass,
    finish: coverage.finish,
    names: { states: coverageCharts.states, acts: coverageCharts.acts },
    machines: localePath(locale, machinesPath('coverage')),
  };
}
