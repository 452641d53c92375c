import type { Hex, HexKind } from '@machines/coverage/names.ts';
import type { Tower } from '@machines/coverage/state.ts';
import type { KeyboardEvent } from 'react';
import { SeatPaths } from '@/ui/Piece.tsx';
import { centreOf, outline } from './hexLayout.ts';

/** Peaks, so that a mountain is not told by its grey alone. */
export const MountainPattern = () => (
  <defs>
    <pattern id="mountains" width="25" height="21" patternUnits="userSpaceOnUse">
      <path className="peak" d="m3 17 9.5-12 9.5 12" />
    </pattern>
  </defs>
);

/** Houses side by side. */
export const cityPath = 'M-17 12V-3H-7V-14H6V-6H17V12Z';

interface TowerProps {
  hex: Hex;
  tower: Tower;
  /** Chips that are not yet placed. */
  planned?: boolean;
}

/** Whose a hex is and how many chips it holds, over the hexes; their names say it in words. */
export function TowerMark({ hex, tower, planned }: TowerProps) {
  const { x, y } = centreOf(hex);
  return (
    <g className={planned ? 'tower tower-planned' : 'tower'} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g transform="translate(-30 -12) scale(1.15)">
        <SeatPaths seat={tower.company} />
      </g>
      <text className="chips" x="17" y="3">
        {tower.value}
      </text>
    </g>
  );
}

interface Props {
  hex: Hex;
  kind: HexKind;
  /** Whether chips stand or are about to stand on it. */
  held: boolean;
  /** Its name on the map. */
  short: string;
  /** Everything about it in words. */
  name: string;
  lit: boolean;
  mark: 'chosen' | 'leased' | null;
  stop: boolean;
  /** Drawn to be looked at: named, but nothing to press. */
  still: boolean;
  onPick: () => void;
  onPoint: (hex: Hex | null) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const Face = ({ kind, held, short, lit }: Pick<Props, 'kind' | 'held' | 'short' | 'lit'>) => (
  <>
    <polygon className="ground" points={outline(0.95)} />
    {kind === 'mountain' && <polygon fill="url(#mountains)" points={outline(0.95)} />}
    {kind === 'city' && (
      <path className="city" d={cityPath} transform={held ? 'translate(0 31) scale(.62)' : 'translate(0 4)'} />
    )}
    {kind === 'start' && (
      <path className="start-mark" transform="translate(0 5)" d="M0-20 6-6 20 0 6 6 0 20-6 6-20 0-6-6Z" />
    )}
    <text className="hex-name" y="-22">
      {short}
    </text>
    {lit && <polygon className="ring" points={outline(0.85)} />}
  </>
);

/** One hex: its kind and its name. */
export function HexCell({ hex, kind, held, short, name, lit, mark, stop, still, ...on }: Props) {
  const { x, y } = centreOf(hex);
  const shared = {
    className: `hex hex-${kind}`,
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
    'aria-label': name,
    'data-hex': hex,
    onPointerEnter: () => on.onPoint(hex),
    onPointerLeave: () => on.onPoint(null),
  };
  const face = <Face kind={kind} held={held} short={short} lit={lit} />;
  if (still)
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group in a drawing is not interactive
      <g role="img" data-still="true" {...shared}>
        {face}
      </g>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no button element
    <g
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-pressed={mark === 'chosen'}
      data-lit={lit}
      data-act={lit ? 'move' : undefined}
      data-mark={mark ?? undefined}
      onClick={on.onPick}
      onKeyDown={on.onKeyDown}
      onFocus={() => {
        on.onFocus();
        on.onPoint(hex);
      }}
      onBlur={() => on.onPoint(null)}
      {...shared}
    >
      {face}
    </g>
  );
}
