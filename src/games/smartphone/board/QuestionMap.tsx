import { type Region, regions } from '@machines/smartphone/names.ts';
import { type CSSProperties, useMemo } from 'react';
import { fill } from '@/i18n/format.ts';
import { Part } from '@/ui/Part.tsx';
import { Piece } from '@/ui/Piece.tsx';
import { type Arranged, arrange } from './arrange.ts';
import { edgeLines, goesRound, lands, readingOrder, type Spot } from './boardLayout.ts';
import type { BoardPart } from './boardPart.ts';
import { refusedAt } from './drawn.ts';
import { PickButton, Refused } from './Pick.tsx';
import { RegionCard } from './RegionCard.tsx';
import './board.css';
import './spaces.css';
import './region.css';
import './questionMap.css';

/** What is marked at a region: asked about, refused, or done; a number is that of its answer or move. */
export interface Noted {
  kind: 'asked' | 'wrong' | 'right';
  n?: number | undefined;
}

interface Props extends BoardPart {
  /** The regions of the question; all others are chips at their spots. */
  cards: readonly Region[];
  noted?: Partial<Record<Region, Noted>>;
  /** Regions that can be reached, once that has been asked: lines that lead on are black, all others pale. */
  reached?: readonly Region[] | null;
  /** On a phone cards show no buyers. */
  mini?: boolean;
  /** One or two cards, as large as on the table. */
  large?: boolean;
}

const nothing = () => undefined;

interface LinesProps extends Pick<Props, 'components'> {
  at: Arranged;
  isHot: (from: Region, to: Region) => boolean;
}

const Lines = ({ components, at, isHot }: LinesProps) =>
  regions.flatMap((from) =>
    components.regions[from].connected
      .filter((to) => from < to && !goesRound(from, to))
      .flatMap((to) => {
        const [a, b] = [at[from], at[to]];
        return a && b
          ? [
              <path
                key={`${from} ${to}`}
                className="way"
                d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
                data-hot={isHot(from, to)}
              />,
            ]
          : [];
      }),
  );

/** The lines that go round the world, from a region to the edge of the map. */
const edgesIn = (at: Arranged, components: Props['components']) => {
  const seen = new Map<Region, number>();
  return edgeLines
    .filter(({ from, to }) => components.regions[from].connected.includes(to))
    .flatMap(({ from, to, edge }) => {
      const spot = at[from];
      if (!spot) return [];
      const n = seen.get(from) ?? 0;
      seen.set(from, n + 1);
      const two = edgeLines.filter((each) => each.from === from).length > 1;
      return [{ from, to, edge, x: spot.x, y: spot.y + (two ? (n === 0 ? -3.4 : 3.4) : 0) }];
    });
};

const placed = (wide: Spot | undefined, near: Spot | undefined): CSSProperties =>
  ({ '--x': wide?.x, '--y': wide?.y, '--small-x': near?.x, '--small-y': near?.y }) as CSSProperties;

/** The map of a question: its regions as cards among the names of all others, joined by lines. */
export function QuestionMap({ cards, noted = {}, reached = null, mini = false, large = false, ...table }: Props) {
  const { words, components, view, pointing } = table;
  const { wide, near } = useMemo(
    () => arrange(cards, mini, { sizes: components.regions, names: words.cards }, large),
    [cards, mini, components, words, large],
  );
  const own = (region: Region) => view.you !== null && view.offices[region].includes(view.you);
  const isHot = (from: Region, to: Region) =>
    reached !== null && ((own(from) && reached.includes(to)) || (own(to) && reached.includes(from)));
  // A chip is a place like any other, but is never ringed.
  const chips = { pointing: { ...pointing, target: () => null }, words };
  return (
    <Part className="question-map" data-mini={mini} data-large={large} aria-label={words.map}>
      <svg className="ground" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {lands.map((d) => (
          <path key={d} className="land" d={d} />
        ))}
        <g className="ways-wide">
          {edgesIn(wide, components).map(({ from, to, edge, x, y }) => (
            <path
              key={`${from} ${to}`}
              className="way way-edge"
              d={`M${x} ${y}H${edge === 'left' ? 0 : 100}`}
              data-hot={isHot(from, to)}
            />
          ))}
          <Lines components={components} at={wide} isHot={isHot} />
        </g>
        <g className="ways-near">
          <Lines components={components} at={near} isHot={isHot} />
        </g>
      </svg>
      {edgesIn(wide, components).map(({ from, to, edge, y }) => (
        <i key={`${from} ${to}`} className="edge-name soft-ink" data-edge={edge} style={{ '--y': y } as CSSProperties}>
          {words.edges[to]}
        </i>
      ))}
      <ul>
        {readingOrder.map((region) => {
          const note = noted[region];
          const isCard = cards.includes(region);
          return (
            <li
              key={region}
              className={isCard ? 'map-card' : 'map-chip'}
              data-note={note?.kind}
              data-low={(wide[region]?.y ?? 0) > 60}
              data-right={(wide[region]?.x ?? 0) > 50}
              data-no-room={near[region] ? undefined : 'near'}
              data-far={(reached !== null && !own(region) && !reached.includes(region)) || undefined}
              style={placed(wide[region], near[region])}
            >
              {isCard ? (
                <ul>
                  <RegionCard table={table} region={region} onHot={nothing} />
                </ul>
              ) : (
                <PickButton table={chips} place={{ kind: 'region', region }} name={words.cards[region]}>
                  {view.offices[region].map((seat, at) => (
                    <Piece
                      // biome-ignore lint/suspicious/noArrayIndexKey: a space is its place in the row
                      key={at}
                      seat={seat}
                      kind="office"
                      name={fill(words.officeOf, { seat: words.seats[seat] })}
                    />
                  ))}
                  {words.cards[region]}
                </PickButton>
              )}
              {!isCard && (
                <Refused
                  refusal={refusedAt(pointing, (place) => place.kind === 'region' && place.region === region)}
                  components={components}
                />
              )}
              {note?.n !== undefined && (
                <b className="map-number grid centred" aria-hidden="true">
                  {note.n}
                </b>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}
