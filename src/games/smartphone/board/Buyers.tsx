import type { Buyer } from '@machines/smartphone/components/types.ts';
import type { Colour, Region } from '@machines/smartphone/names.ts';
import type { BoardWords } from '@/i18n/en/board.ts';
import { fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { technologies } from '@/icons/technologies.ts';
import { Piece } from '@/ui/Piece.tsx';
import type { BoardPart } from './boardPart.ts';
import type { Stand } from './marks.ts';
import { PickButton } from './Pick.tsx';

export const buyerName = (words: BoardWords, buyer: Buyer): string =>
  'price' in buyer
    ? fill(words.priceBuyer, { n: buyer.price })
    : fill(words.technologyBuyer, { technology: words.technologies[buyer.technology] });

/** Buyers are tags: round with the highest price they pay, or cornered with the technology they want (S7.3). */
export const BuyerTag = ({ buyer }: { buyer: Buyer }) =>
  'price' in buyer ? (
    <span className="buyer buyer-price hue-priceUp">{buyer.price}</span>
  ) : (
    <span className="buyer buyer-technology hue-research">
      <Icon of={technologies[buyer.technology]} />
    </span>
  );

interface Props {
  table: Pick<BoardPart, 'pointing' | 'words' | 'components'>;
  region: Region;
  sold: readonly (Colour | null)[];
  /** How each of them stands to a plan that is being laid. */
  stands?: readonly Stand[] | null;
}

/** The buyers of a region, left to right; where one has bought, the seller's good lies in its place. */
export function Buyers({ table, region, sold, stands = null }: Props) {
  const { components, words } = table;
  return (
    <ol className="buyers" aria-label={words.buyers}>
      {components.regions[region].buyers.map((buyer, at) => {
        const seller = sold[at];
        const wish = fill(words.inRegion, { buyer: buyerName(words, buyer), region: words.regions[region] });
        const name = seller ? fill(words.soldBy, { buyer: wish, seat: words.seats[seller] }) : wish;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a buyer is its place in the row
          <li key={at} data-sold={seller != null} data-stand={stands?.[at]}>
            <PickButton table={table} place={{ kind: 'buyer', region, buyer: at }} name={name} minor>
              <span className="served grid centred">
                <BuyerTag buyer={buyer} />
                {seller && <Piece seat={seller} kind="good" />}
              </span>
            </PickButton>
          </li>
        );
      })}
    </ol>
  );
}
