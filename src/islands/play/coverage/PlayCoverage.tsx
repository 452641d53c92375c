import { coveragePlay } from '@/play/coverage.ts';
import { Room } from '../Room.tsx';
import { CoverageSetup } from './CoverageSetup.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import type { CoveragePage } from './page.ts';

/** The play page of Coverage. */
export default function PlayCoverage(page: CoveragePage) {
  return (
    <Room page={page} game={coveragePlay} setUp={(onStart) => <CoverageSetup {...page} onStart={onStart} />}>
      {(at) => <CoverageTable {...at} page={page} />}
    </Room>
  );
}
