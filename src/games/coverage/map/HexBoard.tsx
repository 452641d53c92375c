import type { Hex } from '@machines/coverage/names.ts';
import { boardOf } from '@machines/coverage/rules/board.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { sentence } from '@machines/coverage/words/index.ts';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { TablePage } from '@/games/coverage/play/coveragePlayPage.ts';
import { hexName } from '@/games/coverage/play/pointing.ts';
import { fill as filled } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { Part } from '@/ui/Part.tsx';
import { useSteady } from '@/ui/useSteady.ts';
import { intoView, Why } from '@/ui/Why.tsx';
import { HexCell } from './HexCell.tsx';
import { centreOf, frameOf, hexWidth, stepFrom } from './hexLayout.ts';
import type { HexPointing } from './hexPointing.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { MapLegend } from './MapLegend.tsx';
import { hexPlace } from './mapPlaces.ts';
import { nearHex } from './nearHex.ts';
import { useMiddle } from './useMiddle.ts';
import { fingertip, useRoom } from './useRoom.ts';
import './map.css';
import './hexes.css';
import './pieces.css';

export { type HexPointing, lookedAt } from './hexPointing.ts';

interface Props extends TablePage {
  state: GameState;
  pointing: HexPointing;
  /** The map fills the frame it stands in; else it is as high as it likes, and explains itself below. */
  fill?: boolean;
  /** What stands in the corners of a map that fills its frame. */
  children?: ReactNode;
}

/** The map. One hex is in the tab order; arrow keys reach the others. */
export function HexBoard({ state, pointing, words, fill = false, children }: Props) {
  const { still = false, chosen, company, targets, refused, onHex } = pointing;
  const board = boardOf(state);
  const { hexes, frame } = useMemo(() => {
    const inOrder = [...board.kinds.keys()].sort(
      (a, b) => centreOf(a).y - centreOf(b).y || centreOf(a).x - centreOf(b).x,
    );
    return { hexes: inOrder, frame: frameOf(inOrder) };
  }, [board]);
  const [stop, setStop] = useState<Hex>(board.start);
  const [pointed, setPointed] = useState<Hex | null>(null);
  const [whole, setWhole] = useState(false);
  const map = useRef<SVGSVGElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const { wide, drawn } = useRoom(room, frame, fill);
  // What is only looked at is seen whole.
  const close = !still && !whole && wide < fingertip;
  const size = fill && close ? fingertip : drawn;
  useMiddle(room, close);
  const text = words.board;

  const nameOf = (hex: Hex): string => {
    const tower = state.towers[hex];
    const about = { hex: hexName(state, hex), kind: text.kinds[board.kinds.get(hex) ?? 'standard'] };
    return tower
      ? filled(text.held, { ...about, company: words.companies[tower.company], n: tower.value })
      : filled(text.free, about);
  };
  /** Where the last answer belongs. */
  const [tried, setTried] = useState<Hex | null>(null);
  const pick = useSteady((hex: Hex) => {
    setTried(hex);
    onHex(hex);
  });
  const key = useSteady((event: KeyboardEvent, hex: Hex) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return pick(hex);
    }
    const to = stepFrom(hexes, hex, event.key);
    if (!to) return;
    event.preventDefault();
    setStop(to);
    map.current?.querySelector<SVGGElement>(`[data-hex="${to}"]`)?.focus();
  });
  const point = useSteady((hex: Hex | null) => {
    setPointed(hex);
    pointing.pointed?.set(hex === null ? null : hexPlace(hex));
  });
  const [on] = useState({ pick, key, point, focus: setStop });
  const apart = state.turn.auction?.company ?? null;
  const told = pointed ?? chosen?.hex ?? null;
  return (
    <Part
      className="hex-board shrinks grid gap-3"
      data-fill={fill}
      aria-label={text.title}
      aria-describedby={still ? undefined : keysId}
      style={{ '--unit': hexWidth / size } as CSSProperties}
      data-size={size < 28 ? 'least' : size < 50 ? 'tiny' : size < 60 ? 'small' : undefined}
    >
      {!still && (
        <p id={keysId} className="visually-hidden">
          {text.keys}
        </p>
      )}
      <div ref={room} className="hex-scroll" data-close={close}>
        {/* biome-ignore lint/a11y/useSemanticElements: hexes are buttons inside a drawing */}
        <svg
          ref={map}
          role="group"
          aria-label={text.title}
          viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
          style={{ '--across': frame.across, '--along': frame.along } as CSSProperties}
        >
          <MapDrawing state={state} pointing={pointing}>
            {hexes.map((hex) => {
              const tower = state.towers[hex];
              const target = targets.get(hex);
              return (
                <HexCell
                  key={hex}
                  hex={hex}
                  kind={board.kinds.get(hex) ?? 'standard'}
                  short={hexName(state, hex)}
                  name={target ? `${nameOf(hex)}. ${target.says}` : nameOf(hex)}
                  company={tower?.company ?? null}
                  faded={apart !== null && tower !== undefined && tower.company !== apart}
                  price={target?.price ?? null}
                  taker={target ? company : null}
                  mark={chosen?.hex === hex ? 'chosen' : chosen?.route.includes(hex) ? 'leased' : null}
                  hinted={pointing.hinted === hex}
                  stop={stop === hex}
                  still={still}
                  on={on}
                />
              );
            })}
          </MapDrawing>
        </svg>
      </div>
      {!still && wide < fingertip && (
        <button
          type="button"
          className="button button-square hex-zoom"
          aria-pressed={whole}
          aria-label={text.whole}
          onClick={() => setWhole(!whole)}
        >
          <Icon of={controls.map} />
        </button>
      )}
      {children}
      {refused && (
        <div key={tried} ref={fill ? nearHex(tried) : intoView} className="hex-refused">
          <Why text={sentence(refused, state.setup)} rule={refused.rule} />
        </div>
      )}
      {!fill && (
        <>
          <p className="hex-told small-print">
            {told
              ? [nameOf(told), targets.get(told)?.says].filter(Boolean).join('. ')
              : targets.size === 0
                ? text.look
                : text.point}
          </p>
          <MapLegend words={text.legend} />
        </>
      )}
    </Part>
  );
}
