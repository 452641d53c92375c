import { createTracer } from '@machines/core/tracer.ts';
import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import { activeStates, wayId } from '@/charts/ids.ts';
import { sheetPath } from '@/charts/sheet.ts';
import { isLocale, localePath } from '@/i18n/locales.ts';
import { LiveChart } from '@/islands/chart/LiveChart.tsx';
import type { MomentOf, SessionOf } from '@/play/session.ts';
import type { SharedPage } from '../words.ts';

interface Props extends SharedPage {
  machine: AnyStateMachine;
  session: SessionOf;
  moment: MomentOf;
}

/** A game's own chart, at the moment that is shown. */
export function ChartOfGame({ machine, session, moment, words, locale, clauseBase }: Props) {
  const { snapshot, log, cursor } = moment;
  const trace = useMemo(() => createTracer(machine), [machine]);
  const active = useMemo(() => activeStates(snapshot), [snapshot]);
  const taken = useMemo(() => {
    const action = log[cursor - 1];
    return action ? trace(session.at(cursor - 1).snapshot, action).map(wayId) : [];
  }, [session, log, cursor, trace]);
  const source = sheetPath(session.game.rules.id);
  return (
    <LiveChart
      source={isLocale(locale) ? localePath(locale, source) : source}
      active={active}
      taken={taken}
      words={words.play.chart}
      clauseBase={clauseBase}
    />
  );
}
