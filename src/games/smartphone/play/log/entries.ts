import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import type { Smartphone } from '@machines/smartphone/types.ts';
import { line } from '@machines/smartphone/words/line.ts';
import { logWriter } from '@/play/log/lines.ts';
import { replay } from './moments.ts';
import { placedNews, type Spot, spotOf } from './spots.ts';

/** The log in words. Of a plan it says only whose it is (S1.8). */
export const logEntries = logWriter<Smartphone, Spot>({
  replay,
  first: { round: 1, phase: 'planning' },
  place: (news, from, moment) =>
    moment
      ? { placed: placedNews(moment), end: spotOf(moment.state) }
      : { placed: news.map((item) => ({ item, spot: from })), end: from },
  line: (news, setup) => line(news, componentsOf({ setup })),
  at: ({ params: { region, to, technology, tile } }) => {
    const where = region ?? to;
    if (where !== undefined) return `region ${where}`;
    if (technology !== undefined) return `technology ${technology}`;
    return tile === undefined ? null : `improvement ${tile}`;
  },
});
