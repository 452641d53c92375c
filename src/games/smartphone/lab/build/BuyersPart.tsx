import type { Colour } from '@machines/smartphone/names.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import { technologyName } from '@machines/smartphone/words/namer.ts';
import { fill } from '@/i18n/format.ts';
import { Select } from '@/lab/ui/fields.tsx';
import { withRegionSpec } from '../edits.ts';
import { useSmartphoneLab } from '../useSmartphoneLab.ts';

/** Who has sold to each buyer of a region. */
export function BuyersPart() {
  const { position, table, words, hand, onEdit } = useSmartphoneLab();
  const { region } = hand;
  const text = words.build;
  const sold = table.sold[region];
  const sellers = [
    ['', text.free] as const,
    ...table.seats.map(({ colour }) => [colour, words.seats[colour]] as const),
  ];
  return (
    <details className="lab-fold">
      <summary>{text.buyers}</summary>
      <div className="lab-grid grid gap-3">
        {componentsOf(table).regions[region].buyers.map((buyer, n) => {
          const wanted =
            'price' in buyer
              ? fill(text.upTo, { price: buyer.price })
              : fill(text.wants, { technology: technologyName(buyer.technology) });
          return (
            <Select<Colour | ''>
              // biome-ignore lint/suspicious/noArrayIndexKey: a buyer is known by his place
              key={n}
              label={fill(text.buyer, { n: n + 1, buyer: wanted })}
              value={sold[n] ?? ''}
              options={sellers}
              onPick={(seat) => onEdit(withRegionSpec(position, region, { sold: sold.with(n, seat || null) }))}
            />
          );
        })}
      </div>
    </details>
  );
}
