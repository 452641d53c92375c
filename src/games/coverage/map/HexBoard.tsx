import type { Expansion } from '@machines/coverage/actions.ts';
import type { Company, Hex } from '@machines/coverage/names.ts';
import { boardOf } from '@machines/coverage/rules/board.ts';
import type { RefusalOf } from '@machines/coverage/rules/refuse.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { sentence } from '@machines/coverage/words/index.ts';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { TablePage } from '@/games/coverage/play/coveragePlayPage.ts';
import { hexName } from '@/games/coverage/play/pointing.ts';
import { fill } from '@/i18n/format.ts';
import { intoView, Why } from '@/ui/Why.tsx';
import { HexCell, MountainPattern, TowerMark } from './HexCell.tsx';
import { centreOf, frameOf, stepFrom } from './hexLayout.ts';
import { MapLegend } from './MapLegend.tsx';
import './map.css';

/** What the map needs to be acted on; the page that owns the game provides it. */
export interface HexPointing {
  /** The map is a picture: nothing on it can be pressed. */
  still?: boolean;
  /** The expansion that is half chosen, and for which company. */
  chosen: Expansion | null;
  company: Company | null;
  /** What taking each lit hex would cost and pay. */
  targets: ReadonlyMap<Hex, string>;
  refused: RefusalOf | null;
  /** Someone pointed at a hex, legal or not: the page acts, or answers with a refusal. */
  onHex: (hex: Hex) => void;
}

/** A map that is only looked at. */
export const lookedAt: HexPointing = {
  still: true,
  chosen: null,
  company: null,
  targets: new Map(),
  refused: null,
  onHex: () => undefined,
};

interface Props extends TablePage {
  state: GameState;
  pointing: HexPointing;
}

/** The map. One hex is in the tab order; arrow keys reach the others. */
export function HexBoard({ state, pointing, words, clauseBase }: Props) {
  const { still = false, chosen, company, targets, refused, onHex } = pointing;
  const board = boardOf(state);
  const hexes = [...board.kinds.keys()].sort((a, b) => centreOf(a).y - centreOf(b).y || centreOf(a).x - centreOf(b).x);
  const [stop, setStop] = useState<Hex>(board.start);
  const [pointed, setPointed] = useState<Hex | null>(null);
  const map = useRef<SVGSVGElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const keysId = useId();
  // A map wider than the screen opens at its middle, where every network starts.
  useEffect(() => {
    const room = scroll.current;
    if (room) room.scrollLeft = (room.scrollWidth - room.clientWidth) / 2;
  }, []);
  const text = words.board;
  const frame = frameOf(hexes);

  const nameOf = (hex: Hex): string => {
    const tower = state.towers[hex];
    const about = { hex: hexName(state, hex), kind: text.kinds[board.kinds.get(hex) ?? 'standard'] };
    return tower
      ? fill(text.held, { ...about, company: words.companies[tower.company], n: tower.value })
      : fill(text.free, about);
  };
  const onKeyDown = (event: KeyboardEvent, hex: Hex) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onHex(hex);
    }
    const to = stepFrom(hexes, hex, event.key);
    if (!to) return;
    event.preventDefault();
    setStop(to);
    map.current?.querySelector<SVGGElement>(`[data-hex="${to}"]`)?.focus();
  };
  const told = pointed ?? chosen?.hex ?? null;
  const way = chosen && [...chosen.route, chosen.hex].map(centreOf);
  return (
    <section className="hex-board" aria-label={text.title} aria-describedby={still ? undefined : keysId}>
      {!still && (
        <p id={keysId} className="visually-hidden">
          {text.keys}
        </p>
      )}
      <div ref={scroll} className="hex-scroll">
        {/* biome-ignore lint/a11y/useSemanticElements: hexes are buttons inside a drawing */}
        <svg
          ref={map}
          role="group"
          aria-label={text.title}
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          style={{ '--across': frame.across } as CSSProperties}
        >
          <MountainPattern />
          {hexes.map((hex) => (
            <HexCell
              key={hex}
              hex={hex}
              kind={board.kinds.get(hex) ?? 'standard'}
              held={hex in state.towers || chosen?.hex === hex}
              short={hexName(state, hex)}
              name={targets.has(hex) ? `${nameOf(hex)}. ${targets.get(hex)}` : nameOf(hex)}
              lit={targets.has(hex)}
              mark={chosen?.hex === hex ? 'chosen' : chosen?.route.includes(hex) ? 'leased' : null}
              stop={stop === hex}
              still={still}
              onPick={() => onHex(hex)}
              onPoint={setPointed}
              onFocus={() => setStop(hex)}
              onKeyDown={(event) => onKeyDown(event, hex)}
            />
          ))}
          {way && way.length > 1 && (
            <polyline className="route" points={way.map(({ x, y }) => `${x},${y}`).join(' ')} />
          )}
          {Object.entries(state.towers).map(([hex, tower]) => (
            <TowerMark key={hex} hex={hex} tower={tower} />
          ))}
          {chosen && company && <TowerMark hex={chosen.hex} tower={{ company, value: chosen.value }} planned />}
        </svg>
      </div>
      {refused && (
        <div ref={intoView} className="hex-refused">
          <Why text={sentence(refused, state.setup)} rule={refused.rule} clauseBase={clauseBase} />
        </div>
      )}
      <p className="hex-told">
        {told ? [nameOf(told), targets.get(told)].filter(Boolean).join('. ') : still ? text.look : text.point}
        {chosen && told === chosen.hex && <b> {text.again}</b>}
      </p>
      <MapLegend words={text.legend} still={still} />
    </section>
  );
}
