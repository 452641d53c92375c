import { createTracer } from '@machines/core/tracer.ts';
import { gameMachine } from '@machines/smartphone/game.ts';
import { chartValue, restingState } from '@machines/smartphone/resting.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { useMemo } from 'react';
import { activeStates, wayId } from '@/charts/ids.ts';
import { sheetPath } from '@/charts/sheet.ts';
import { isLocale, localePath } from '@/i18n/locales.ts';
import { LiveChart } from '@/islands/chart/LiveChart.tsx';
import type { StepChartProps } from './StepChart.tsx';

const trace = createTracer(gameMachine);

const snapshotOf = (game: GameState) => gameMachine.resolveState({ value: chartValue(game), context: { game } });

/** A phase that passes by itself rests in no state of its own: then the phase is what is lit. */
const activeIn = (game: GameState): string[] => {
  const rests = game.phase === 'planning' || game.phase === 'over' || game.turn !== null;
  return rests && restingState(game) !== 'over'
    ? activeStates(snapshotOf(game))
    : ['game', ...(game.phase === 'over' ? ['game.over'] : ['game.round', `game.round.${game.phase}`])];
};

/** The game's own chart at a position. */
export default function ChartBeside({ state, last, words, locale, clauseBase }: StepChartProps) {
  const active = useMemo(() => activeIn(state), [state]);
  const taken = useMemo(() => (last ? trace(snapshotOf(last.before), last.action).map(wayId) : []), [last]);
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
