import { colours, type Region } from '@machines/smartphone/names.ts';
import type { CSSProperties, KeyboardEvent } from 'react';
import { fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { symbols } from '@/icons/symbols.ts';
import { Buyers } from './Buyers.tsx';
import { goesRound, spots } from './layout.ts';
import { OfficeSpaces } from './OfficeSpaces.tsx';
import { litProps, PickButton, Refused, Tell } from './Pick.tsx';
import { Piece } from './Piece.tsx';
import { RegionProgress } from './Progress.tsx';
import { RetailerBonus } from './RetailerBonus.tsx';
import { nameOf, retailerIn, type Table } from './table.ts';

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

export function RegionCard({ table, region, onHot }: Props) {
  const { view, components, words, pointing } = table;
  const { size, connected } = components.regions[region];
  const { cost } = components.sizes[size];
  const place = { kind: 'region', region } as const;
  const { topic, ...lit } = litProps(pointing, place);
  const home = colours.find(
    (colour) => components.seats[colour].home === region && view.seats.some((seat) => seat.colour === colour),
  );
  const steve = view.seats.find((seat) => seat.steve?.marker === region);
  const retailer = retailerIn(table, region);
  const name = words.regions[region];
  const lines = connected.map((to) => `${words.regions[to]}${goesRound(region, to) ? ` (${words.round})` : ''}`);
  return (
    <li
      className={`region region-${size} ${topic}`}
      {...lit}
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
          <PickButton table={table} place={place} name={name} card>
            {name}
          </PickButton>
        </h3>
        {home && <Piece seat={home} kind="home" name={fill(words.home, { seat: nameOf(words, table, home) })} />}
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
      <Tell pointing={pointing} place={place} />
      <Refused
        table={table}
        at={(tried) => (tried.kind === 'region' || tried.kind === 'buyer') && tried.region === region}
      />
    </li>
  );
}
