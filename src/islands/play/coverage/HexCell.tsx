import type { Company, Hex, HexKind } from '@machines/coverage/names.ts';
import type { Tower } from '@machines/coverage/state.ts';
import type { KeyboardEvent } from 'react';
import { SeatShape } from '../board/Piece.tsx';
import { centreOf, outline } from './layout.ts';

/** Peaks, so that a mountain is not told by its grey alone. */
export const MountainPattern = () => (
  <defs>
    <pattern id="mountains" width="0.5" height="0.42" patternUnits="userSpaceOnUse">
      <path className="peak" d="M.06 .34.25 .1.44 .34" />
    </pattern>
  </defs>
);

/** Houses side by side. */
export const cityPath = 'M-.34 .2V-.06H-.14V-.28H.12V-.12H.34V.2Z';

interface Props {
  hex: Hex;
  kind: HexKind;
  tower: Tower | null;
  /** Its name on the map. */
  short: string;
  /** Everything about it in words. */
  name: string;
  lit: boolean;
  mark: 'chosen' | 'leased' | null;
  /** Chips about to be placed. */
  chips: number | null;
  company: Company | null;
  stop: boolean;
  onPick: () => void;
  onPoint: (hex: Hex | null) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One hex: its kind, its name, whose it is and how many chips it holds. */
export function HexCell({ hex, kind, tower, short, name, lit, mark, chips, company, stop, ...on }: Props) {
  const { x, y } = centreOf(hex);
  const held = tower ?? (chips !== null && company ? { company, value: chips } : null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no button element
    <g
      role="button"
      className={`hex hex-${kind}`}
      transform={`translate(${x.toFixed(3)} ${y.toFixed(3)})`}
      tabIndex={stop ? 0 : -1}
      aria-label={name}
      aria-pressed={mark === 'chosen'}
      data-hex={hex}
      data-lit={lit}
      data-mark={mark ?? undefined}
      onClick={on.onPick}
      onKeyDown={on.onKeyDown}
      onFocus={() => {
        on.onFocus();
        on.onPoint(hex);
      }}
      onBlur={() => on.onPoint(null)}
      onPointerEnter={() => on.onPoint(hex)}
      onPointerLeave={() => on.onPoint(null)}
    >
      <polygon className="ground" points={outline(0.95)} />
      {kind === 'mountain' && <polygon fill="url(#mountains)" points={outline(0.95)} />}
      {kind === 'city' && <path className="city" d={cityPath} transform={held ? 'translate(0 .58) scale(.7)' : ''} />}
      {kind === 'start' && (
        <path className="start-mark" d="M0-.42 .12-.12 .42 0 .12 .12 0 .42-.12 .12-.42 0-.12-.12Z" />
      )}
      <text className="hex-name" y="-.6">
        {short}
      </text>
      {held && (
        <g className={tower ? 'tower' : 'tower tower-planned'}>
          <g transform="translate(-.62 -.36) scale(.028)">
            <SeatShape seat={held.company} />
          </g>
          <text className="chips" x=".32" y=".04">
            {held.value}
          </text>
        </g>
      )}
      {lit && <polygon className="ring" points={outline(0.85)} />}
    </g>
  );
}
