import { smartphoneKit } from '@/games/smartphone/live/smartphoneKit.tsx';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { pageWords } from '@/ui/pageWords.ts';
import { type ScenarioProps, ScenarioWidget } from '@/widgets/ui/ScenarioWidget.tsx';

/** A question about a position of this game, in prose. */
export default function ScenarioIsland(props: ScenarioProps<SmartphoneShown>) {
  return <ScenarioWidget kit={smartphoneKit} page={pageWords().smartphone} {...props} />;
}
