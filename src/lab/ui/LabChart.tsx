import { useMemo } from 'react';
import { activeStates, wayId } from '@/charts/ids.ts';
import { sheetPath } from '@/charts/sheet.ts';
import { LiveChart } from '@/charts/ui/LiveChart.tsx';
import { isLocale, localePath } from '@/i18n/locales.ts';
import type { Game } from '@/site.ts';
import type { Stretch } from '../bench.ts';
import type { LabTypes } from '../labGame.ts';
import type { LabPage } from './fields.tsx';

interface Props<T extends LabTypes> extends LabPage {
  game: Game;
  /** The very snapshot that drives the board, and the ways that led to it. */
  shown: Pick<Stretch<T>, 'snapshot' | 'ways'>;
}

/** A game's chart at the moment that is shown. */
export default function LabChart<T extends LabTypes>({ game, shown, words, locale, clauseBase }: Props<T>) {
  const active = useMemo(() => activeStates(shown.snapshot), [shown]);
  const taken = useMemo(() => shown.ways.map(wayId), [shown]);
  const source = sheetPath(game);
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
