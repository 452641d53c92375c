import type { Colour, Region } from '@machines/smartphone/names.ts';
import { costOfRegion, progressIn, retailerSide, sizeOf } from '@machines/smartphone/rules/lookup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { count, fill } from '@/i18n/format.ts';
import type { Page } from '@/play/ui/playWords.ts';
import { SeatShape } from '@/ui/Piece.tsx';

interface Props extends Pick<Page, 'words'> {
  state: GameState;
  region: Region;
  who: Colour;
  names: Record<Colour, string>;
  /** What the next free space pays, at the end or for control. */
  pays: number;
}

/** The region that is pointed at, read out: what is missing to an office, what it brings, who else is on the way. */
export function RegionLens({ state, region, who, names, pays, words }: Props) {
  const text = words.play.tools.lens;
  const cost = costOfRegion(state, region);
  const missing = (seat: Colour): number => cost - progressIn(state, region, seat);
  const rivals = state.seats.filter(({ colour }) => colour !== who && progressIn(state, region, colour) > 0);
  const retailer = retailerSide(state, region) !== undefined;
  return (
    <section className="tool-lens" aria-label={words.board.regions[region]}>
      <h3>
        {words.board.regions[region]} <small>{words.board.sizes[sizeOf(state, region)]}</small>
      </h3>
      <dl>
        <dt>{text.office}</dt>
        <dd>{count(text.opens, missing(who))}</dd>
        <dt>{text.space}</dt>
        <dd>{fill(retailer ? text.spaceEnd : text.spaceControl, { n: pays })}</dd>
        <dt>{text.rivals}</dt>
        <dd>
          {rivals.length === 0
            ? text.none
            : rivals.map(({ colour }) => (
                <span key={colour}>
                  <SeatShape seat={colour} /> {fill(text.lacks, { seat: names[colour], n: missing(colour) })}
                </span>
              ))}
        </dd>
      </dl>
    </section>
  );
}
