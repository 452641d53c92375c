import type { Colour } from '@machines/smartphone/names.ts';
import type { BoardWords } from '@/i18n/en/board.ts';
import { fill } from '@/i18n/format.ts';
import { Piece } from '@/ui/Piece.tsx';
import type { retailerIn } from './boardPart.ts';

interface Props {
  offices: readonly Colour[];
  retailer: ReturnType<typeof retailerIn>;
  /** The VP printed over the spaces, where there is no retailer. */
  printed: readonly { first: number; second?: number | undefined }[];
  words: BoardWords;
}

/** Office spaces left to right, each with the VP printed over it: for control, or at a retailer for the end (SR.2). */
export function OfficeSpaces({ offices, retailer, printed, words }: Props) {
  const spaces = retailer ? retailer.vp.map((first) => ({ first, second: undefined })) : printed;

  const spaceName = (at: number): string => {
    const owner = offices[at];
    const who = owner ? fill(words.officeOf, { seat: words.seats[owner] }) : words.freeSpace;
    const { first, second } = spaces[at] ?? { first: 0 };
    if (retailer) return fill(words.spaceRetailer, { who, vp: first });
    const space = second ? fill(words.spaceBoth, { who, first, second }) : fill(words.spaceFirst, { who, first });
    // S8.2: the space of the rightmost office is the one that pays.
    return at === offices.length - 1 ? fill(words.spacePays, { space }) : space;
  };

  return (
    <ol className="office-spaces" aria-label={words.offices}>
      {spaces.map(({ first, second }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place in the row
        <li key={at} className="office-space grows" data-pays={!retailer && at === offices.length - 1}>
          <span className="visually-hidden">{spaceName(at)}</span>
          <span className="space-vp soft-ink tabular" aria-hidden="true">
            <b>{first}</b>
            {second !== undefined && <span>{second}</span>}
          </span>
          <span className="space-slot grid centred">{offices[at] && <Piece seat={offices[at]} kind="office" />}</span>
        </li>
      ))}
    </ol>
  );
}
