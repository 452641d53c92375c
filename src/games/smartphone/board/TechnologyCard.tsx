import type { Technology } from '@machines/smartphone/names.ts';
import type { Place } from '@/games/smartphone/play/boardPlaces.ts';
import { fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { pieces } from '@/icons/pieces.ts';
import { symbols } from '@/icons/symbols.ts';
import { technologies as glyphs } from '@/icons/technologies.ts';
import { Piece, SeatShape } from '@/ui/Piece.tsx';
import type { BoardPart } from './boardPart.ts';
import { refusedAt } from './drawn.ts';
import { effectWords } from './effects.ts';
import { Offered, PickButton, Refused, Tell, useChoice } from './Pick.tsx';
import { ProgressRow } from './Progress.tsx';

interface Props {
  table: BoardPart;
  technology: Technology;
  cost: number;
}

const isThe =
  (technology: Technology) =>
  (place: Place): boolean =>
    place.kind === 'technology' && place.technology === technology;

/** One technology: what its side does, what it costs, its patent, who researches it and who has it. */
export function TechnologyCard({ table, technology, cost }: Props) {
  const { view, components, words } = table;
  const place = { kind: 'technology', technology } as const;
  const choice = useChoice(table.pointing, place);
  const name = words.technologies[technology];
  const owners = view.seats.filter((seat) => seat.technologies.includes(technology));
  const holder = view.seats.find((seat) => seat.patents.includes(technology));
  const yours = owners.some(({ colour }) => colour === view.you);
  const lying = view.seats.flatMap(({ colour, research }) => {
    const n = research[technology];
    return n > 0 ? [{ seat: colour, n, ...(colour === view.you && { cost }) }] : [];
  });
  return (
    <li className="technology card-slip">
      <div className="technology-head flex gap-2 level">
        <span className="tile hue-research" aria-hidden="true">
          <Icon of={glyphs[technology]} />
        </span>
        <h3>
          <PickButton table={table} place={place} name={name} card={choice}>
            {name}
          </PickButton>
        </h3>
        <span className="technology-side soft-ink">{fill(words.side, { side: view.sides[technology] })}</span>
        <span className="technology-cost inline-flex level hue-research" data-yours={yours}>
          <Icon of={symbols.research} />
          <span aria-hidden="true">{yours ? '–' : cost}</span>
          <span className="visually-hidden">
            {yours ? words.owned : fill(view.you ? words.technologyCost : words.tableCost, { n: cost })}
          </span>
        </span>
      </div>
      <p className="technology-effect small-print">{effectWords(words, view, technology)}</p>
      <div className="technology-foot flex wraps level">
        <span className="patent inline-flex gap-4px level" data-taken={holder !== undefined}>
          <Icon of={pieces.patent} />
          {holder ? (
            <>
              <SeatShape seat={holder.colour} />
              <span className="visually-hidden">{fill(words.patentTaken, { seat: words.seats[holder.colour] })}</span>
            </>
          ) : (
            <>
              <span aria-hidden="true">{fill(words.vp, { n: components.technologies[technology].patentVp })}</span>
              <span className="visually-hidden">
                {fill(words.patentVp, { vp: components.technologies[technology].patentVp })}
              </span>
            </>
          )}
        </span>
        {owners.length > 0 && (
          <ul className="flex gap-4px" aria-label={words.owners}>
            {owners.map(({ colour }) => (
              <li className="grid" key={colour}>
                <Piece seat={colour} kind="office" name={words.seats[colour]} />
              </li>
            ))}
          </ul>
        )}
        <ProgressRow words={words} lying={lying} />
      </div>
      <Tell table={table} place={place} />
      <Offered table={table} choice={choice} />
      <Refused refusal={refusedAt(table.pointing, isThe(technology))} components={components} />
    </li>
  );
}
