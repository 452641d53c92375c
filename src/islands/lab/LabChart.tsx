import { createTracer } from '@machines/core/tracer.ts';
import { gameMachine } from '@machines/smartphone/game.ts';
import { chartValue } from '@machines/smartphone/resting.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { useMemo } from 'react';
import { activeStates, wayId } from '@/charts/ids.ts';
import { sheetPath } from '@/charts/sheet.ts';
import { isLocale, localePath } from '@/i18n/locales.ts';
import { LiveChart } from '@/islands/chart/LiveChart.tsx';
import type { Bench } from '@/lab/bench.ts';
import type { LabPage } from './bits.tsx';

const trace = createTracer(gameMachine);

/** The machine as it rests in a position that no log has led to. */
const restingAt = (state: GameState) =>
  gameMachine.resolveState({ value: chartValue(state), context: { game: state } } as Parameters<
    typeof gameMachine.resolveState
  >[0]);

interface Props extends LabPage {
  bench: Bench;
  at: number;
}

/** The game's chart at the moment that is shown. */
export default function LabChart({ bench, at, words, locale, clauseBase }: Props) {
  const { stretches } = bench;
  const shown = stretches[at] ?? stretches[0];
  const active = useMemo(() => activeStates(restingAt(shown.state)), [shown]);
  const taken = useMemo(() => {
    const before = stretches[at - 1];
    return before && shown.action ? trace(restingAt(before.state), shown.action).map(wayId) : [];
  }, [stretches, shown, at]);
  const source = sheetPath('smartphone');
  return (
    <LiveChart
      source={isLocale(locale) ? localePath(locale, source) : source}
      active={active}
      taken={taken}
      words={words.chart}
      clauseBase={clauseBase}
    />
  );
}
