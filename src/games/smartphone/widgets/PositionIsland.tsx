import { smartphoneKit } from '@/games/smartphone/live/smartphoneKit.tsx';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { pageWords } from '@/ui/pageWords.ts';
import { type PositionProps, PositionWidget } from '@/widgets/ui/PositionWidget.tsx';

/** A position of Smartphone Inc. in prose. */
export default function PositionIsland(props: PositionProps<SmartphoneShown>) {
  return <PositionWidget kit={smartphoneKit} page={pageWords().smartphone} {...props} />;
}
