import { createTracer } from '@machines/core/tracer.ts';
import { useMemo, useSyncExternalStore } from 'react';
import type { AnyStateMachine } from 'xstate';
import { activeStates, wayId } from '@/charts/ids.ts';
import type { TableWords } from '@/i18n/en/table.ts';
import { LiveChart } from '@/islands/chart/LiveChart.tsx';
import { nowShown, whenShown } from '@/learn/shown.ts';

interface Props {
  /** Where the drawings are served. */
  source: string;
  words: TableWords['chart'];
  clauseBase: string;
}

interface Charted<State> {
  machine: AnyStateMachine;
  chartValue: (state: State) => unknown;
  /** What is lit where a step passes by itself and rests in no state of its own; null where it rests. */
  passing: (state: State) => string[] | null;
}

/** A game's own chart at the position the page shows; loaded when its details are opened. */
export function chartBeside<State extends object>({ machine, chartValue, passing }: Charted<State>) {
  const trace = createTracer(machine);
  const snapshotOf = (game: State) =>
    machine.resolveState({ value: chartValue(game), context: { game } } as Parameters<typeof machine.resolveState>[0]);
  return function ChartBeside({ source, words, clauseBase }: Props) {
    const shown = useSyncExternalStore(whenShown, nowShown, () => null);
    const active = useMemo(() => {
      const state = shown?.state as State | undefined;
      return state ? (passing(state) ?? activeStates(snapshotOf(state))) : [];
    }, [shown]);
    const taken = useMemo(
      () => (shown?.last ? trace(snapshotOf(shown.last.before as State), shown.last.action as never).map(wayId) : []),
      [shown],
    );
    if (!shown) return <p className="quiet">{words.later}</p>;
    return <LiveChart source={source} active={active} taken={taken} words={words} clauseBase={clauseBase} />;
  };
}
