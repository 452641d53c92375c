import { planKit } from '@/games/smartphone/live/plans/planKit.tsx';
import PositionIsland, { type Props } from './PositionIsland.tsx';

/** A position in prose in which plans are made, with a desk for them. */
export default function PlanPositionIsland(props: Props) {
  return <PositionIsland {...props} kit={planKit} />;
}
