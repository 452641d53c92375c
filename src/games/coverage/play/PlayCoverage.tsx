import { lazy, useMemo } from 'react';
import { pageWords } from '@/i18n/bring.ts';
import { pageHref } from '@/i18n/page.ts';
import { type Guide, isGuideOf } from '@/play/guide/guideNames.ts';
import { keepGuide } from '@/play/keep/guides.ts';
import { newTable } from '@/play/ui/openTable.ts';
import { Room } from '@/play/ui/Room.tsx';
import { labPath } from '@/site.ts';
import { CoverageSetup, quickSetup } from './CoverageSetup.tsx';
import { computerNames, coveragePlay } from './coverage.ts';
import type { CoveragePage } from './coveragePlayPage.ts';
import { guidedSetup } from './guide/guide.ts';

/** Fetched while the game is being set up, so that the page itself is there sooner. */
const bringTable = () => import('./CoverageTable.tsx');
const CoverageTable = lazy(async () => ({ default: (await bringTable()).CoverageTable }));

const guidedTable = (guide: Guide) => {
  if (!isGuideOf('coverage', guide)) return null;
  const table = newTable(coveragePlay, guidedSetup());
  keepGuide(table.id, guide);
  return table;
};

// Until they are there, what the page has drawn stays.
const words = await pageWords<CoveragePage['words']>();

/** The play page of Coverage. */
export default function PlayCoverage(at: Omit<CoveragePage, 'words'>) {
  const page = useMemo((): CoveragePage => ({ ...at, words }), [at]);
  return (
    <Room
      page={page}
      game={coveragePlay}
      quick={quickSetup}
      guided={guidedTable}
      labPath={pageHref(labPath('coverage'))}
      bring={bringTable}
      seating={{ words: page.words.setup, players: computerNames, usual: 'valuer' }}
      setUp={(onStart) => <CoverageSetup {...page} onStart={onStart} />}
    >
      {(table) => <CoverageTable {...table} page={page} />}
    </Room>
  );
}
