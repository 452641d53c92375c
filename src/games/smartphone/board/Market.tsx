import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import { type Colour, type Technology, technologies } from '@machines/smartphone/names.ts';
import { type Place, type Pointing, placeKey, type Target } from '@/games/smartphone/play/boardPlaces.ts';
import type { BoardWords } from '@/i18n/en/board.ts';
import { count, fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { pieces } from '@/icons/pieces.ts';
import { symbols } from '@/icons/symbols.ts';
import { technologies as glyphs } from '@/icons/technologies.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { BoardPart } from './boardPart.ts';
import { drawn, refusedAt } from './drawn.ts';
import { LastMove, Suggested } from './Marked.tsx';
import type { Note } from './marks.ts';
import { Offered, PickButton, Refused, useChoice } from './Pick.tsx';
import { ImprovementTile, tileName } from './Tiles.tsx';
import './market.css';

interface TechnologyProps {
  technology: Technology;
  components: ComponentSet;
  words: BoardWords;
  cost: number;
  /** What of it is paid. */
  paid: number;
  mine: boolean;
  holder: Colour | null;
  owners: readonly Colour[];
  target: Target | null;
  last: Note | null;
  hint: string | null;
  lit: boolean;
  still: boolean;
  onPick: Pointing['onPick'];
}

const TechnologyFace = drawn(function TechnologyFace({ technology, components, words, ...at }: TechnologyProps) {
  const place = { kind: 'technology', technology } as const;
  const pointing: Pointing = { still: at.still, target: () => at.target, onPick: at.onPick, refused: null };
  const choice = useChoice(pointing, place);
  const { patentVp } = components.technologies[technology];
  return (
    <li
      className="market-technology shrinks one-line hue-research"
      data-technology={technology}
      data-can={at.target !== null}
      data-mine={at.mine}
      data-open={choice.open ? '' : undefined}
      data-lit={at.lit || undefined}
    >
      <span className="tile hue-research" aria-hidden="true">
        <Icon of={glyphs[technology]} />
      </span>
      <PickButton table={{ pointing, words }} place={place} name={words.technologies[technology]} card={choice}>
        {words.technologies[technology]}
      </PickButton>
      <span className="market-facts flex level soft-ink">
        <span className="market-cost inline-flex level">
          <Icon of={at.mine ? controls.yes : symbols.research} />
          {!at.mine && <span aria-hidden="true">{at.paid > 0 ? `${at.paid}/${at.cost}` : at.cost}</span>}
          <span className="visually-hidden">{at.mine ? words.owned : fill(words.tableCost, { n: at.cost })}</span>
        </span>
        <span className="market-patent inline-flex level">
          <Icon of={pieces.patent} />
          {at.holder ? <SeatShape seat={at.holder} /> : <span aria-hidden="true">{patentVp}</span>}
          <span className="visually-hidden">
            {at.holder
              ? fill(words.patentTaken, { seat: words.seats[at.holder] })
              : fill(words.patentVp, { vp: patentVp })}
          </span>
        </span>
        {at.owners.length > 0 && (
          <span className="market-owners inline-flex level">
            {at.owners.map((seat) => (
              <SeatShape key={seat} seat={seat} />
            ))}
          </span>
        )}
      </span>
      {at.last && <LastMove note={at.last} />}
      {at.hint && <Suggested words={at.hint} />}
      <Offered table={{ components, words }} choice={choice} />
    </li>
  );
});

interface Props extends BoardPart {
  /** What each technology costs the viewer's seat (S5.2). */
  costs: Record<Technology, number>;
}

const onMarket = ({ kind }: Place): boolean => kind === 'technology' || kind === 'improvement' || kind === 'tokens';

/** The board's lower edge: technologies, the improvements on offer, and the goods tokens. */
export function Market({ costs, ...table }: Props) {
  const { view, components, words, pointing, marks } = table;
  const me = view.seats.find(({ colour }) => colour === view.you);
  const canTake =
    pointing.target({ kind: 'tokens' }) !== null ||
    view.block.some((tile) => pointing.target({ kind: 'improvement', tile }) !== null);
  return (
    <div className="market shrinks flex gap-10px" data-players={view.seats.length}>
      <ul className="market-technologies flex grows shrinks" aria-label={words.technologyTable}>
        {technologies.map((technology) => {
          const place: Place = { kind: 'technology', technology };
          const key = placeKey(place);
          return (
            <TechnologyFace
              key={technology}
              technology={technology}
              components={components}
              words={words}
              cost={costs[technology]}
              paid={me?.research[technology] ?? 0}
              mine={me?.technologies.includes(technology) ?? false}
              holder={view.seats.find((seat) => seat.patents.includes(technology))?.colour ?? null}
              owners={view.seats
                .filter((seat) => seat.technologies.includes(technology) && !seat.patents.includes(technology))
                .map(({ colour }) => colour)}
              target={pointing.target(place)}
              last={marks?.last?.[key] ?? null}
              hint={marks?.hint?.place === key ? marks.hint.words : null}
              lit={marks?.lit === key}
              still={pointing.still ?? false}
              onPick={pointing.onPick}
            />
          );
        })}
      </ul>
      <ul className="market-block flex level" aria-label={words.block} data-can={canTake ? '' : undefined}>
        {view.block.map((tile) => {
          const place: Place = { kind: 'improvement', tile };
          return (
            <li
              key={tile}
              data-can={pointing.target(place) !== null}
              data-lit={marks?.lit === placeKey(place) || undefined}
            >
              <PickButton
                table={table}
                place={place}
                name={fill(words.improvementTile, { tile: tileName(words, components, tile) })}
              >
                <span className="grid" data-piece={`improvement ${tile}`}>
                  <ImprovementTile components={components} tile={tile} />
                </span>
              </PickButton>
              {marks?.hint?.place === placeKey(place) && <Suggested words={marks.hint.words} />}
            </li>
          );
        })}
        <li data-can={pointing.target({ kind: 'tokens' }) !== null}>
          <PickButton table={table} place={{ kind: 'tokens' }} name={count(words.tokens, view.tokens)}>
            <span className="market-tokens flex gap-3px level" aria-hidden="true">
              <Icon of={pieces.goodsToken} />
              {view.tokens}
            </span>
          </PickButton>
        </li>
      </ul>
      <Refused refusal={refusedAt(pointing, onMarket)} components={components} />
    </div>
  );
}
