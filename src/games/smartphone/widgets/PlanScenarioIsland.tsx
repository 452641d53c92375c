import { planKit } from '@/games/smartphone/live/plans/planKit.tsx';
import ScenarioIsland, { type Props } from './ScenarioIsland.tsx';

/** A question about plans in prose, with a desk to make them on. */
export default function PlanScenarioIsland(props: Props) {
  return <ScenarioIsland {...props} kit={planKit} />;
}
