import type { symbols } from '@machines/smartphone/names.ts';
import { pairOf } from '@machines/smartphone/position/notes.ts';
import type { PairName } from '@machines/smartphone/position/schema.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import { allTiles, tileSymbols } from '@machines/smartphone/rules/tiles.ts';
import { useId } from 'react';
import { Domino } from '@/games/smartphone/desk/Domino.tsx';
import { fill } from '@/i18n/format.ts';
import { Chip, Chips } from '@/lab/ui/fields.tsx';
import { useSmartphoneLab } from '../useSmartphoneLab.ts';

interface Props {
  title: string;
  tiles: readonly number[];
  onChange: (pairs: PairName[]) => void;
}

/** Improvements, one by one: pressed they go, chosen they come. */
export function PairList({ title, tiles, onChange }: Props) {
  const { table, words } = useSmartphoneLab();
  const id = useId();
  const text = words.build;
  const components = componentsOf(table);
  const pairs = tiles.map((tile) => pairOf(components, tile));
  const kinds = [...new Set(allTiles(components).map((_, tile) => pairOf(components, tile)))];
  const nameOf = (pair: PairName) =>
    pair
      .split('+')
      .map((symbol) => words.symbols[symbol as (typeof symbols)[number]])
      .join(' + ');
  return (
    <Chips legend={title}>
      {tiles.map((tile, n) => {
        const pair = pairs[n] as PairName;
        return (
          <Chip
            key={tile}
            name={fill(text.dropPair, { pair: nameOf(pair) })}
            goes
            onPress={() => onChange(pairs.filter((_, at) => at !== n))}
          >
            <Domino pair={tileSymbols(components, tile)} />
          </Chip>
        );
      })}
      <label htmlFor={id} className="visually-hidden">
        {text.addPair}: {title}
      </label>
      <select
        id={id}
        value=""
        onChange={(event) => event.target.value && onChange([...pairs, event.target.value as PairName])}
      >
        <option value="">{text.choosePair}</option>
        {kinds.map((pair) => (
          <option key={pair} value={pair}>
            {nameOf(pair)}
          </option>
        ))}
      </select>
    </Chips>
  );
}
