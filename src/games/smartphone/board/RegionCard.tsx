import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import { type Colour, colours, type Region } from '@machines/smartphone/names.ts';
import { costOfRegion } from '@machines/smartphone/rules/lookup.ts';
import type { View } from '@machines/smartphone/view.ts';
import type { CSSProperties, KeyboardEvent } from 'react';
import {
  type Place,
  type Pointing,
  placeKey,
  type RefusedTry,
  type Target,
} from '@/games/smartphone/play/boardPlaces.ts';
import type { BoardWords } from '@/i18n/en/board.ts';
import { fill } from '@/i18n/format.ts';
import { Piece } from '@/ui/Piece.tsx';
import { Buyers } from './Buyers.tsx';
import { goesRound, layouts } from './boardLayout.ts';
import { type BoardPart, retailerIn } from './boardPart.ts';
import { drawn } from './drawn.ts';
import { LastMove, Paid, Suggested } from './Marked.tsx';
import type { Note, Stand } from './marks.ts';
import { OfficeSpaces } from './OfficeSpaces.tsx';
import { Offered, PickButton, Refused, Tell, useChoice } from './Pick.tsx';
import { Pips, ProgressRow } from './Progress.tsx';
import { RetailerBonus } from './RetailerBonus.tsx';

interface FaceProps {
  region: Region;
  components: ComponentSet;
  words: BoardWords;
  /** Whose progress fills the pips. */
  you: Colour | null;
  /** What an office there costs. */
  cost: number;
  seated: readonly Colour[];
  offices: readonly Colour[];
  sold: readonly (Colour | null)[];
  progress: Partial<Record<Colour, number>>;
  retailer: ReturnType<typeof retailerIn>;
  steve: Colour | null;
  still: boolean;
  targets: readonly (Target | null)[];
  refused: RefusedTry | null;
  stands: readonly Stand[] | null;
  last: Note | null;
  hint: string | null;
  paid: readonly { seat: Colour; vp: number }[] | null;
  lit: boolean;
  onPick: Pointing['onPick'];
  onHot: (region: Region | null) => void;
  onOpen: ((region: Region) => void) | undefined;
}

/** Left and right go through a card's buyers, so that Tab need not stop at each of them. */
function onArrow(event: KeyboardEvent<HTMLLIElement>) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = step && buttons[buttons.indexOf(event.target as HTMLButtonElement) + step];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

const isIn = (region: Region, place: Place | null | undefined): boolean =>
  (place?.kind === 'region' || place?.kind === 'buyer') && place.region === region;

const placesIn = (region: Region, buyers: number): Place[] => [
  { kind: 'region', region },
  ...Array.from({ length: buyers }, (_, buyer) => ({ kind: 'buyer', region, buyer }) as const),
];

const RegionFace = drawn(function RegionFace({ region, components, words, cost, onHot, onOpen, ...at }: FaceProps) {
  const { size, connected, buyers } = components.regions[region];
  const place = { kind: 'region', region } as const;
  const keys = placesIn(region, buyers.length).map(placeKey);
  const target = (asked: Place) => at.targets[keys.indexOf(placeKey(asked))] ?? null;
  const pointing: Pointing = { still: at.still, target, onPick: at.onPick, refused: at.refused };
  const choice = useChoice(pointing, place);
  const table = { pointing, words, components };
  const home = at.seated.find((colour) => components.seats[colour].home === region);
  const { x, y } = layouts.large.spots[region];
  const near = layouts.small.spots[region];
  const lines = connected.map((to) => `${words.regions[to]}${goesRound(region, to) ? ` (${words.round})` : ''}`);
  const lying = at.seated.flatMap((seat) => {
    const n = at.progress[seat] ?? 0;
    return n > 0 && seat !== at.you ? [{ seat, n, cost }] : [];
  });
  return (
    <li
      className={`region region-${size}`}
      data-region={region}
      data-low={y > 80}
      data-right={x > 55 || undefined}
      data-high={y < 20 || undefined}
      data-can={at.targets[0] !== null || undefined}
      data-sells={at.targets.slice(1).some(Boolean) || undefined}
      data-lit={at.lit || undefined}
      data-open={choice.open ? 'choice' : at.refused ? '' : undefined}
      data-paid={at.paid !== null || undefined}
      style={{ '--x': x, '--y': y, '--small-x': near.x, '--small-y': near.y } as CSSProperties}
      onPointerEnter={() => onHot(region)}
      onPointerLeave={() => onHot(null)}
      onFocus={() => onHot(region)}
      onBlur={() => onHot(null)}
      onKeyDown={onArrow}
    >
      <div className="region-head shrinks flex level">
        <h3>
          <PickButton
            table={table}
            place={place}
            name={words.cards[region]}
            card={onOpen ? { ...choice, press: () => onOpen(region) } : choice}
          >
            {words.cards[region]}
          </PickButton>
        </h3>
        {home && <Piece seat={home} kind="home" name={fill(words.home, { seat: words.seats[home] })} />}
        <Pips seat={at.you} n={at.you ? (at.progress[at.you] ?? 0) : 0} cost={cost} words={words} />
        <span className="visually-hidden">{fill(words.size, { size, words: words.sizes[size] })}</span>
      </div>
      <OfficeSpaces
        offices={at.offices}
        retailer={at.retailer}
        printed={components.sizes[size].offices}
        words={words}
      />
      {at.retailer ? (
        <RetailerBonus words={words} bonus={at.retailer.bonus} vp={at.retailer.vp[at.offices.length] ?? null} />
      ) : (
        <Buyers table={table} region={region} sold={at.sold} stands={at.stands} />
      )}
      {at.steve && <Piece seat={at.steve} kind="pin" name={words.marker} />}
      <ProgressRow words={words} lying={lying} />
      <p className="region-lines soft-ink">{fill(words.lines, { regions: lines.join(', ') })}</p>
      {at.last && <LastMove note={at.last} />}
      {at.hint && <Suggested words={at.hint} />}
      {at.paid && <Paid paid={at.paid} />}
      {!choice.open && <Tell table={table} place={place} />}
      <Offered table={table} choice={choice} />
      <Refused refusal={at.refused?.refusal ?? null} components={components} />
    </li>
  );
});

interface Props {
  table: BoardPart;
  region: Region;
  onHot: (region: Region | null) => void;
  onOpen?: ((region: Region) => void) | undefined;
}

const steveIn = (view: View, region: Region): Colour | null =>
  view.seats.find(({ steve }) => steve?.marker === region)?.colour ?? null;

const nobodyThere = {};

/** A region as it lies on the map: offices, buyers or retailer, progress, and what is marked there. */
export function RegionCard({ table, region, onHot, onOpen }: Props) {
  const { view, components, words, pointing, marks } = table;
  const here = placeKey({ kind: 'region', region });
  return (
    <RegionFace
      region={region}
      components={components}
      words={words}
      you={view.you}
      cost={costOfRegion(view, region)}
      seated={colours.filter((colour) => view.seats.some((seat) => seat.colour === colour))}
      offices={view.offices[region]}
      sold={view.sold[region]}
      progress={view.progress[region] ?? nobodyThere}
      retailer={retailerIn(table, region)}
      steve={steveIn(view, region)}
      still={pointing.still ?? false}
      targets={placesIn(region, components.regions[region].buyers.length).map(pointing.target)}
      refused={isIn(region, pointing.refused?.place) ? pointing.refused : null}
      stands={marks?.stands?.[region] ?? null}
      last={marks?.last?.[here] ?? null}
      hint={marks?.hint?.place === here ? marks.hint.words : null}
      paid={marks?.paid?.[region] ?? null}
      lit={marks?.lit === here}
      onPick={pointing.onPick}
      onHot={onHot}
      onOpen={onOpen}
    />
  );
}
