import { colours, type Region } from '@machines/smartphone/names.ts';
import { costOfRegion } from '@machines/smartphone/rules/table.ts';
import type { View } from '@machines/smartphone/view.ts';
import type { CSSProperties, KeyboardEvent } from 'react';
import type { Place } from '@/games/smartphone/play/places.ts';
import { fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { symbols } from '@/icons/symbols.ts';
import { Piece } from '@/ui/Piece.tsx';
import { Buyers } from './Buyers.tsx';
import { drawnBy, refusedAt, shownAt } from './drawn.ts';
import { goesRound, spots } from './layout.ts';
import { OfficeSpaces } from './OfficeSpaces.tsx';
import { Offered, PickButton, Refused, Tell, useChoice } from './Pick.tsx';
import { RegionProgress } from './Progress.tsx';
import { RetailerBonus } from './RetailerBonus.tsx';
import { retailerIn, type Table } from './table.ts';

interface Props {
  table: Table;
  region: Region;
  onHot: (region: Region | null) => void;
}

/** Left and right go through a card's buyers, so that Tab need not stop at each of them. */
function onArrow(event: KeyboardEvent<HTMLLIElement>) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = step && buttons[buttons.indexOf(event.target as HTMLButtonElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const isIn =
  (region: Region) =>
  (place: Place): boolean =>
    (place.kind === 'region' || place.kind === 'buyer') && place.region === region;

const steveIn = (view: View, region: Region) => view.seats.find(({ steve }) => steve?.marker === region);

/** Everything of the table that a region's card shows. */
const shows = ({ table: { view, components, words, pointing, locale, clauseBase }, region, onHot }: Props) => [
  ...[components, words, locale, clauseBase, onHot],
  ...[view.offices[region], view.sold[region], view.progress[region], view.retailers[region]],
  ...view.seats.map(({ colour }) => colour),
  steveIn(view, region)?.colour,
  refusedAt(pointing, isIn(region)),
  ...shownAt(pointing, [
    { kind: 'region', region },
    ...view.sold[region].map((_sold, buyer) => ({ kind: 'buyer', region, buyer }) as const),
  ]),
];

export const RegionCard = drawnBy(function RegionCard({ table, region, onHot }: Props) {
  const { view, components, words } = table;
  const { size, connected } = components.regions[region];
  const cost = costOfRegion(view, region);
  const place = { kind: 'region', region } as const;
  const choice = useChoice(table.pointing, place);
  const home = colours.find(
    (colour) => components.seats[colour].home === region && view.seats.some((seat) => seat.colour === colour),
  );
  const steve = steveIn(view, region);
  const retailer = retailerIn(table, region);
  const name = words.cards[region];
  const lines = connected.map((to) => `${words.regions[to]}${goesRound(region, to) ? ` (${words.round})` : ''}`);
  return (
    <li
      className={`region region-${size}`}
      data-low={spots[region].y > 80}
      style={{ '--x': spots[region].x, '--y': spots[region].y } as CSSProperties}
      onPointerEnter={() => onHot(region)}
      onPointerLeave={() => onHot(null)}
      onFocus={() => onHot(region)}
      onBlur={() => onHot(null)}
      onKeyDown={onArrow}
    >
      <div className="region-head">
        <h3>
          <PickButton table={table} place={place} name={name} card={choice}>
            {name}
          </PickButton>
        </h3>
        {home && <Piece seat={home} kind="home" name={fill(words.home, { seat: words.seats[home] })} />}
        {steve && <Piece seat={steve.colour} kind="pin" name={words.marker} />}
        <span className="region-size">
          <span aria-hidden="true">{size}</span>
          <span className="visually-hidden">{fill(words.size, { size, words: words.sizes[size] })}</span>
        </span>
        <span className="region-cost hue-logistics">
          <Icon of={symbols.logistics} />
          <span aria-hidden="true">{cost}</span>
          <span className="visually-hidden">{fill(words.cost, { n: cost })}</span>
        </span>
      </div>
      <OfficeSpaces table={table} region={region} />
      {retailer ? <RetailerBonus table={table} bonus={retailer.bonus} /> : <Buyers table={table} region={region} />}
      <RegionProgress table={table} region={region} cost={cost} />
      <p className="region-lines">{fill(words.lines, { regions: lines.join(', ') })}</p>
      <Tell table={table} place={place} />
      <Offered table={table} choice={choice} />
      <Refused table={table} at={isIn(region)} />
    </li>
  );
}, shows);
