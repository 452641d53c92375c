import type { Action } from '@machines/smartphone/actions.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { lazy, Suspense, useState } from 'react';
import type { LearnWords } from '@/i18n/en/learn.ts';

/** Loaded when it is asked for: charts and XState are no part of what a lesson has to carry. */
const ChartBeside = lazy(() => import('./ChartBeside.tsx'));

export interface StepChartProps {
  state: GameState;
  /** The action that led here, and where from. */
  last?: { before: GameState; action: Action } | null;
  words: Pick<LearnWords, 'chart'>;
  locale: string;
  clauseBase: string;
}

/** The statechart beside a step: the state the position is in is lit, and the way just taken is shown. */
export function StepChart(props: StepChartProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="step-chart" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{props.words.chart.title}</summary>
      {open && (
        <Suspense fallback={<p className="quiet">{props.words.chart.loading}</p>}>
          <ChartBeside {...props} />
        </Suspense>
      )}
    </details>
  );
}
