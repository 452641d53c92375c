import { lazy } from 'react';
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
export default function PlayCoverage(page: CoveragePage) {
  return (
    <Room
      page={page}
      game={coveragePlay}
      quick={quickSetup}
      labPath={isLocale(page.locale) ? localePath(page.locale, labPath('coverage')) : labPath('coverage')}
      bring={bringTable}
      setUp={(onStart) => <CoverageSetup {...page} onStart={onStart} />}
    >
      {(at) => <CoverageTable {...at} page={page} />}
    </Room>
  );
}
