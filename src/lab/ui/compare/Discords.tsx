import type { LabWords } from '@/i18n/en/bench.ts';

interface Props<D> {
  discords: readonly D[];
  where: (discord: D) => string;
  /** Names for single words. */
  known: Partial<Record<string, string>>;
  names: [string, string];
  words: LabWords;
}

/** Where two tables differ, place by place. */
export function Discords<D extends { values: [string, string] }>({ discords, where, known, names, words }: Props<D>) {
  const text = words.compare;
  if (discords.length === 0) return null;
  /** Colours and phases are named as everywhere; the rest is numbers and names already. */
  const named = (value: string): string =>
    value === ''
      ? text.nothing
      : value
          .split(', ')
          .map((part) => part.replace(/^[a-z]+/, (word) => known[word] ?? word))
          .join(', ');
  return (
    <table className="lab-discords small-print">
      <caption>{text.places}</caption>
      <thead>
        <tr>
          <td />
          {names.map((name, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: both may have the same name
            <th key={n} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {discords.slice(0, 12).map((discord) => (
          <tr key={where(discord)}>
            <th scope="row">{where(discord)}</th>
            <td>{named(discord.values[0])}</td>
            <td>{named(discord.values[1])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
