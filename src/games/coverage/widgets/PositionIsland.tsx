import { coverageKit } from '@/games/coverage/live/coverageKit.tsx';
import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';
import { pageWords } from '@/ui/pageWords.ts';
import { type PositionProps, PositionWidget } from '@/widgets/ui/PositionWidget.tsx';

/** A position of Coverage in prose. */
export default function PositionIsland(props: PositionProps<CoverageShown>) {
  return <PositionWidget kit={coverageKit} page={pageWords().coverage} {...props} />;
}
