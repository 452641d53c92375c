import { useMemo, useSyncExternalStore } from 'react';
import { activeStates, wayId } from '@/charts/ids.ts';
import { LiveChart } from '@/charts/ui/LiveChart.tsx';
import type { TableWords } from '@/i18n/en/table.ts';
import { nowShown, whenShown } from '../shown.ts';

interface Props {
  /** Where the drawings are served. */
  source: string;
  words: TableWords['chart'];
  clauseBase: string;
}

/** A game's own chart at the position the page shows; loaded when its details are opened. */
export default function ChartBeside({ source, words, clauseBase }: Props) {
  const shown = useSyncExternalStore(whenShown, nowShown, () => null);
  const active = useMemo(() => (shown ? activeStates(shown.snapshot) : []), [shown]);
  const taken = useMemo(() => shown?.ways.map(wayId) ?? [], [shown]);
  if (!shown) return <p className="quiet">{words.later}</p>;
  return <LiveChart source={source} active={active} taken={taken} words={words} clauseBase={clauseBase} />;
}
