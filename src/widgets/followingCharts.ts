import { inSight, markLit, markTaken } from '@/charts/marks.ts';
import { follow } from './following.ts';

/** Charts in prose that follow a widget: drawings from the build, marked as it moves. */
for (const chart of document.querySelectorAll<HTMLElement>('[data-follows]'))
  follow(chart.dataset['follows'] ?? '', ({ active, taken }) => {
    markLit(chart, active);
    markTaken(chart, taken);
    const here = [...chart.querySelectorAll('.state[data-active]')].at(-1);
    if (here) inSight(here);
  });
