import type { LabTypes } from '../../labGame.ts';
import { useLab } from '../atLab.ts';

interface Props {
  discords: readonly LabTypes['discord'][];
  state: LabTypes['state'];
  names: [string, string];
}

/** Where two tables differ, place by place. */
export function Discords({ discords, state, names }: Props) {
  const { kit, words } = useLab();
  const text = words.compare;
  if (discords.length === 0) return null;
  const where = (discord: LabTypes['discord']) => kit.discordWords(discord, state, words);
  const known = kit.names(words);
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
