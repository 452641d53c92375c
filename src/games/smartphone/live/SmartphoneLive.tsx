import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { LiveBoard, type LiveBoardProps } from '@/live/ui/LiveBoard.tsx';
import { smartphoneKit } from './smartphoneKit.tsx';
import type { SmartphoneLivePage } from './smartphonePage.ts';

/** A position of Smartphone Inc. one can play. */
export default function SmartphoneLive(props: LiveBoardProps<SmartphoneShown, SmartphoneLivePage>) {
  return <LiveBoard kit={smartphoneKit} {...props} />;
}
