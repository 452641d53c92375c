import { planKit } from '@/games/smartphone/live/plans/planKit.tsx';
import SmartphoneScenario from './SmartphoneScenario.tsx';
import type { SmartphonePage } from './smartphonePage.ts';

/** A question about plans, with a desk to make them on. */
export default function PlanScenario({ page }: { page: SmartphonePage }) {
  return <SmartphoneScenario page={page} kit={planKit} />;
}
