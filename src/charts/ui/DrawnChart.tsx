import { useEffect, useRef } from 'react';
import { inSight, markChosen, markLit, markTaken } from '../marks.ts';
import type { SheetChart } from '../sheet.ts';

interface Props {
  chart: SheetChart;
  active: readonly string[];
  taken: readonly string[];
  chosen: string | null;
}

/** A drawing from the build, with marks on it: where the game is, how it got there, and what is being told about. */
export function DrawnChart({ chart, active, taken, chosen }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const { svg } = chart;
  useEffect(() => {
    if (!host.current) return;
    // Written by the site's own build, so there is nothing in it to guard against.
    if (host.current.dataset['of'] !== chart.id) host.current.innerHTML = svg;
    host.current.dataset['of'] = chart.id;
    markLit(host.current, active);
    markTaken(host.current, taken);
    const lit = host.current.querySelector('.state[data-active]');
    if (lit) inSight(lit);
  }, [chart.id, svg, active, taken]);
  useEffect(() => {
    if (host.current?.dataset['of'] !== chart.id) return;
    markChosen(host.current, chosen);
    const told = host.current.querySelector('[data-chosen]');
    if (told) inSight(told);
  }, [chart.id, chosen]);
  return <div ref={host} className="live-drawing" />;
}
