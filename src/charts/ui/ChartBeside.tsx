import { useSyncExternalStore } from 'react';
import type { TableWords } from '@/i18n/en/table.ts';
import { nowShown, whenShown } from '../shown.ts';
import LiveChart from './LiveChart.tsx';

interface Props {
  game: string;
  words: TableWords['chart'];
}

/** A game's own chart at the position the page shows; loaded when its details are opened. */
export default function ChartBeside({ words, ...page }: Props) {
  const shown = useSyncExternalStore(whenShown, nowShown, () => null);
  if (!shown) return <p className="quiet">{words.later}</p>;
  return <LiveChart {...{ shown, words }} {...page} />;
}
