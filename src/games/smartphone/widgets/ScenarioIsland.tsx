import { useEdition } from '@/editions/ui/useEdition.ts';
import { smartphoneKit } from '@/games/smartphone/live/smartphoneKit.tsx';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { pageWords } from '@/ui/pageWords.ts';
import { type ScenarioProps, ScenarioWidget } from '@/widgets/ui/ScenarioWidget.tsx';

type Cased = Pick<ScenarioProps<SmartphoneShown>, 'laid' | 'actions' | 'until' | 'before' | 'right'>;

interface Props extends ScenarioProps<SmartphoneShown> {
  /** The page's language, where it is asked under the visitor's edition. */
  follows: string | null;
  /** How it is in editions that read it otherwise. */
  others: readonly (Cased & { ruleSets: readonly string[] })[];
}

/** A question about a position of this game, in prose. */
export default function ScenarioIsland({ follows, others, ...props }: Props) {
  const edition = useEdition(follows ?? '');
  const { ruleSets: _, ...own } = (follows !== null && others.find((each) => each.ruleSets.includes(edition))) || {
    ruleSets: [],
  };
  return <ScenarioWidget key={edition} kit={smartphoneKit} page={pageWords().smartphone} {...props} {...own} />;
}
