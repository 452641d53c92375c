import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';
import { LiveBoard, type LiveBoardProps } from '@/live/ui/LiveBoard.tsx';
import { coverageKit } from './coverageKit.tsx';
import type { CoverageLivePage } from './coveragePage.ts';

/** A position of Coverage one can play. */
export default function CoverageLive(props: LiveBoardProps<CoverageShown, CoverageLivePage>) {
  return <LiveBoard kit={coverageKit} {...props} />;
}
