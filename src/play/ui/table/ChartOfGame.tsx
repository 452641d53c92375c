import { useMemo } from 'react';
import { activeStates, wayId } from '@/charts/ids.ts';
import { sheetPath } from '@/charts/sheet.ts';
import { LiveChart } from '@/charts/ui/LiveChart.tsx';
import { isLocale, localePath } from '@/i18n/locales.ts';
import type { MomentOf, SessionOf } from '../../session.ts';
import type { SharedPage } from '../playWords.ts';

interface Props extends SharedPage {
  session: SessionOf;
  moment: MomentOf;
}

/** A game's own chart, at the moment that is shown. */
export default function ChartOfGame({ session, moment, words, locale, clauseBase }: Props) {
  const { snapshot, entry } = moment;
  const active = useMemo(() => activeStates(snapshot), [snapshot]);
  const taken = useMemo(() => entry.steps.flatMap(({ ways }) => (entry.action ? ways.map(wayId) : [])), [entry]);
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
