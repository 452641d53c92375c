import { createTracer } from '@machines/core/tracer.ts';
import { gameMachine } from '@machines/smartphone/game.ts';
import { useMemo } from 'react';
import { activeStates, wayId } from '@/charts/ids.ts';
import { sheetPath } from '@/charts/sheet.ts';
import { isLocale, localePath } from '@/i18n/locales.ts';
import { LiveChart } from '@/islands/chart/LiveChart.tsx';
import type { Moment, Session } from '@/play/session.ts';
import type { Page } from '../words.ts';

const trace = createTracer(gameMachine);

interface Props extends Page {
  session: Session;
  moment: Moment;
}

/** The game's own chart, at the moment that is shown. */
export default function GameChart({ session, moment, words, locale, clauseBase }: Props) {
  const { snapshot, log, cursor } = moment;
  const active = useMemo(() => activeStates(snapshot), [snapshot]);
  const taken = useMemo(() => {
    const action = log[cursor - 1];
    return action ? trace(session.at(cursor - 1).snapshot, action).map(wayId) : [];
  }, [session, log, cursor]);
  const source = sheetPath('smartphone');
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
