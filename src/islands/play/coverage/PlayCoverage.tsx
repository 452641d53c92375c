import { isLocale, localePath } from '@/i18n/locales.ts';
import { coveragePlay } from '@/play/coverage.ts';
import { labPath } from '@/site.ts';
import { Room } from '../Room.tsx';
import { CoverageSetup } from './CoverageSetup.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import type { CoveragePage } from './page.ts';

/** The play page of Coverage. */
export default function PlayCoverage(page: CoveragePage) {
  return (
    <Room
      page={page}
      game={coveragePlay}
      labPath={isLocale(page.locale) ? localePath(page.locale, labPath('coverage')) : labPath('coverage')}
      setUp={(onStart) => <CoverageSetup {...page} onStart={onStart} />}
    >
      {(at) => <CoverageTable {...at} page={page} />}
    </Room>
  );
}
