import type { SteveRun } from '@machines/smartphone/steveFindings.ts';

/** What was recorded of Steve in many games; how it was made stands in the record itself. */
const [text = '{}'] = Object.values(
  import.meta.glob<string>('/content/findings/steve.json', { query: '?raw', import: 'default', eager: true }),
);
export const steveRecord = JSON.parse(text) as { command: string; runs: SteveRun[] };

/** A player's mean score in the games against one rival, at all homes together. */
export function meanScore(rival: string, pad: SteveRun['pad'], player: string): number {
  const sums = steveRecord.runs
    .filter((run) => run.rival === rival && run.pad === pad)
    .map((run) => run.all[player]?.score ?? { sum: 0, count: 0 });
  return sums.reduce((all, { sum }) => all + sum, 0) / sums.reduce((all, { count }) => all + count, 0);
}
