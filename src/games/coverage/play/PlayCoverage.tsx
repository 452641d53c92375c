import { lazy, use, useMemo } from 'react';
import { pageWords } from '@/i18n/bring.ts';
import { isLocale, localePath } from '@/i18n/locales.ts';
import { Room } from '@/play/ui/Room.tsx';
import { labPath } from '@/site.ts';
import { CoverageSetup, quickSetup } from './CoverageSetup.tsx';
import { coveragePlay } from './coverage.ts';
import type { CoveragePage } from './coveragePlayPage.ts';

/** Fetched while the game is being set up, so that the page itself is there sooner. */
const bringTable = () => import('./CoverageTable.tsx');
const CoverageTable = lazy(async () => ({ default: (await bringTable()).CoverageTable }));

/** The play page of Coverage. */
export default function PlayCoverage(at: Omit<CoveragePage, 'words'>) {
  // Until they are there, what the page has drawn stays.
  const words = use(pageWords<CoveragePage['words']>());
  const page = useMemo((): CoveragePage => ({ ...at, words }), [at, words]);
  return (
    <Room
      page={page}
      game={coveragePlay}
      quick={quickSetup}
      labPath={isLocale(page.locale) ? localePath(page.locale, labPath('coverage')) : labPath('coverage')}
      bring={bringTable}
      setUp={(onStart) => <CoverageSetup {...page} onStart={onStart} />}
    >
      {(table) => <CoverageTable {...table} page={page} />}
    </Room>
  );
}
