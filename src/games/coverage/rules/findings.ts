import { type ChoiceName, choiceNames, choices } from '@machines/coverage/choiceWords.ts';
import type { Findings, Row, Trial } from '@machines/coverage/findings/record.ts';
import { meanOf, shareOf } from '@machines/simulate/sums.ts';

/** What was recorded about Coverage's gaps, as the page asks for it. How it was made stands in the record itself. */

const [text = '{}'] = Object.values(
  import.meta.glob<string>('/content/findings/coverage.json', { query: '?raw', import: 'default', eager: true }),
);
export const findings = JSON.parse(text) as Findings;

/** A reading at one table, beside the default readings at the same one. */
export interface Evidence {
  table: Trial;
  usual: Row;
  other: Row;
  /** Dollars that a player has more at the end, on average. */
  more: { mean: number; within: number };
  certain: boolean;
}

export function evidenceFor(choice: ChoiceName, reading: string): Evidence[] {
  return findings.tables.flatMap(({ table, rows }) => {
    const [usual] = rows;
    const other = rows.find((row) => row.choice === choice && row.reading === reading);
    if (!usual || !other) return [];
    const more = meanOf(other.all.more, 100);
    return [{ table, usual, other, more, certain: Math.abs(more.mean) > more.within }];
  });
}

/** Every reading of a gap but the usual one. */
export const otherReadingsOf = (choice: ChoiceName): string[] =>
  Object.keys(choices[choice].values).filter((reading) => reading !== choices[choice].otherwise);

/** The table that the chart is about: players who mean something by what they do, as many as there are. */
export const chartTable = (): Trial => {
  const [table] = findings.tables
    .map((each) => each.table)
    .filter(({ players }) => players === 'valuer')
    .toReversed();
  if (!table) throw new Error('The record of findings has no table of valuers.');
  return table;
};

/** Every other reading of every gap at that table, what changes most first. */
export const ranked = (): (Evidence & { choice: ChoiceName })[] => {
  const { players, seats } = chartTable();
  return choiceNames
    .flatMap((choice) =>
      otherReadingsOf(choice)
        .flatMap((reading) => evidenceFor(choice, reading))
        .filter(({ table }) => table.players === players && table.seats === seats)
        .map((found) => ({ choice, ...found })),
    )
    .sort((a, b) => Math.abs(b.more.mean) - Math.abs(a.more.mean));
};

/** Gaps that made no difference to any game. */
export const untouched = (): ChoiceName[] =>
  choiceNames.filter((choice) =>
    otherReadingsOf(choice).every((reading) =>
      evidenceFor(choice, reading).every(({ other }) => other.all.otherwise === 0),
    ),
  );

export const share = (hits: number, games: number): string => `${(100 * shareOf(hits, games).share).toFixed(0)}\u00a0%`;
