import { useMemo } from 'react';
import { useEdition } from '@/editions/ui/useEdition.ts';
import { plansIn } from '@/games/smartphone/live/plans/laying.ts';
import { smartphoneKit } from '@/games/smartphone/live/smartphoneKit.tsx';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { pageWords } from '@/ui/pageWords.ts';
import { type ScenarioProps, ScenarioWidget } from '@/widgets/ui/ScenarioWidget.tsx';

type Cased = Pick<ScenarioProps<SmartphoneShown>, 'laid' | 'actions' | 'until' | 'before' | 'right'>;

export interface Props extends ScenarioProps<SmartphoneShown> {
  /** The page's language, where it is asked under the visitor's edition. */
  follows: boolean;
  /** How it is in editions that read it otherwise. */
  others: readonly (Cased & { ruleSets: readonly string[] })[];
}

/** A question about a position of this game, in prose. */
export default function ScenarioIsland({
  follows,
  others,
  kit = smartphoneKit,
  ...props
}: Props & { kit?: typeof smartphoneKit }) {
  const edition = useEdition();
  const { ruleSets: _, ...own } = (follows && others.find((each) => each.ruleSets.includes(edition))) || {
    ruleSets: [],
  };
  const asked = { ...props, ...own };
  const { laid, actions } = asked;
  const page = useMemo(() => ({ ...pageWords().smartphone, plans: plansIn({ laid, actions }) }), [laid, actions]);
  return <ScenarioWidget key={edition} kit={kit} page={page} {...asked} />;
}
