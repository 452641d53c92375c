import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { TableKit, TableProps } from '@/live/ui/table.ts';
import { LiveParts } from '../LiveParts.tsx';
import { smartphoneKit } from '../smartphoneKit.tsx';
import type { SmartphoneLivePage } from '../smartphonePage.ts';
import { plansOn } from './laying.ts';
import { PlanBench } from './PlanBench.tsx';

/** A table whose plans lie on a desk. */
const Table = (props: TableProps<SmartphoneShown, SmartphoneLivePage>) => {
  const { state, page, trying } = props;
  return (
    <LiveParts
      {...props}
      plans={<PlanBench plans={page.plans ?? plansOn(state)} state={state} page={page} trying={trying} />}
    />
  );
};

/** Smartphone Inc. as a live board, for positions in which plans are made: only these bring a desk along. */
export const planKit: TableKit<SmartphoneShown, SmartphoneLivePage> = { ...smartphoneKit, Table };
