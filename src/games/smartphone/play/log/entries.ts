import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import type { Smartphone } from '@machines/smartphone/types.ts';
import { line } from '@machines/smartphone/words/line.ts';
import { logWriter } from '@/play/log/lines.ts';

/** The log in words. Of a plan it says only whose it is (S1.8). */
export const logEntries = logWriter<Smartphone>({
  roundOf: ({ round }) => round,
  heading: (phase) => phase,
  line: (news, state, called) => line(news, componentsOf(state), called),
  at: ({ params: { region, to, technology, tile } }) => {
    const where = region ?? to;
    if (where !== undefined) return `region ${where}`;
    if (technology !== undefined) return `technology ${technology}`;
    return tile === undefined ? null : `improvement ${tile}`;
  },
});
