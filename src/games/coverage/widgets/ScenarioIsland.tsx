import { coverageKit } from '@/games/coverage/live/coverageKit.tsx';
import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';
import { pageWords } from '@/ui/pageWords.ts';
import { type ScenarioProps, ScenarioWidget } from '@/widgets/ui/ScenarioWidget.tsx';

/** A question about a position of this game, in prose. */
export default function ScenarioIsland(props: ScenarioProps<CoverageShown>) {
  return <ScenarioWidget kit={coverageKit} page={pageWords().coverage} {...props} />;
}
