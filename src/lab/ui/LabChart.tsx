import { type Charted, walker } from '@machines/core/rules.ts';
import { useMemo } from 'react';
import { activeStates, wayId } from '@/charts/ids.ts';
import { sheetPath } from '@/charts/sheet.ts';
import { LiveChart } from '@/charts/ui/LiveChart.tsx';
import { isLocale, localePath } from '@/i18n/locales.ts';
import type { Game } from '@/site.ts';
import type { Bench } from '../bench.ts';
import type { LabTypes } from '../labGame.ts';
import type { LabPage } from './fields.tsx';

interface Props<T extends LabTypes> extends LabPage {
  bench: Bench<T>;
  at: number;
}

/** A game's chart at the moment that is shown. */
export function labChart<T extends LabTypes>(
  game: Game,
  { machine, pathOf }: Charted<unknown, T['state'], T['action'], T['refusal']>,
) {
  const walk = walker<T['state'], T['action']>(machine);
  /** The machine as it rests in a position that no log has led to. */
  const restingAt = (state: T['state']) => walk.rest(state, pathOf(state)).snapshot;
  return function LabChart({ bench, at, words, locale, clauseBase }: Props<T>) {
    const { stretches } = bench;
    const shown = stretches[at] ?? stretches[0];
    const active = useMemo(() => activeStates(restingAt(shown.state)), [shown]);
    const taken = useMemo(() => {
      const before = stretches[at - 1];
      return before && shown.action
        ? walk.take(restingAt(before.state), shown.action).steps.flatMap(({ ways }) => ways.map(wayId))
        : [];
    }, [stretches, shown, at]);
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
  };
}
