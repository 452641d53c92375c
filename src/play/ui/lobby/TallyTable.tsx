import type { KeepWords } from '@/i18n/en/keep.ts';
import type { Tally } from '../../tally.ts';

export type Row = readonly [name: string, tally: Tally];

interface Props {
  title: string;
  rows: readonly Row[];
  /** A score with its unit. */
  score: (total: number) => string;
  words: KeepWords['record'];
}

const counts = ['games', 'won', 'shared', 'lost'] as const;

/** How games went, a line for each opponent or player. */
export function TallyTable({ title, rows, score, words }: Props) {
  // Hardly anyone ever shares a victory.
  const shown = counts.filter((name) => name !== 'shared' || rows.some(([, { shared }]) => shared > 0));
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          {[...shown, 'best' as const, 'average' as const].map((name) => (
            <th key={name} scope="col">
              {words[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, tally]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {shown.map((each) => (
              <td key={each}>{tally[each]}</td>
            ))}
            <td>{score(tally.best)}</td>
            <td>{score(Math.round(tally.average))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
