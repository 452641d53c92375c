import { useMemo } from 'react';
import { useEdition } from '@/editions/ui/useEdition.ts';
import { smartphoneKit } from '@/games/smartphone/live/smartphoneKit.tsx';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { pageWords } from '@/ui/pageWords.ts';
import { type PositionProps, PositionWidget } from '@/widgets/ui/PositionWidget.tsx';

export interface Props extends PositionProps<SmartphoneShown> {
  /** The page's language, where the position is played by the visitor's edition. */
  follows: boolean;
}

/** A position of Smartphone Inc. in prose. */
export default function PositionIsland({
  follows,
  laid,
  kit = smartphoneKit,
  ...props
}: Props & { kit?: typeof smartphoneKit }) {
  const edition = useEdition();
  const own = useMemo(() => {
    const { state } = laid;
    return follows ? { ...laid, state: { ...state, setup: { ...state.setup, ruleSet: edition } } } : laid;
  }, [laid, follows, edition]);
  return <PositionWidget kit={kit} page={pageWords().smartphone} laid={own} {...props} />;
}
