import { type Charted, walker } from '@machines/core/rules.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { statesAlong, wayId } from '@/charts/ids.ts';
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
export function chartBeside<State extends object, Action extends { type: string }>(
  { machine, pathOf }: Pick<Charted<never, State, Action, never>, 'machine' | 'pathOf'>,
  /** Where in the chart a position is, one that the game only passes through among them. */
  chartPath: (state: State) => readonly string[],
) {
  const walk = walker<State, Action>(machine);
  return function ChartBeside({ source, words, clauseBase }: Props) {
    const shown = useSyncExternalStore(whenShown, nowShown, () => null);
    const active = useMemo(() => (shown ? statesAlong('game', chartPath(shown.state as State)) : []), [shown]);
    const taken = useMemo(() => {
      if (!shown?.last) return [];
      const before = shown.last.before as State;
      const { steps } = walk.take(walk.rest(before, pathOf(before)).snapshot, shown.last.action as Action);
      return steps.flatMap(({ ways }) => ways.map(wayId));
    }, [shown]);
    if (!shown) return <p className="quiet">{words.later}</p>;
    return <LiveChart source={source} active={active} taken={taken} words={words} clauseBase={clauseBase} />;
  };
}
