import type { Company, Hex, HexKind } from '@machines/coverage/names.ts';
import { type KeyboardEvent, memo } from 'react';
import { atHex, outline, radius } from './hexLayout.ts';
import { terrain } from './terrain.ts';

/** What is drawn on a hex besides chips. */
export interface HexFace {
  kind: HexKind;
  /** Its name on the map. */
  short: string;
  /** Whose network it is in. */
  company: Company | null;
  /** Another company is the matter. */
  faded: boolean;
  /** What taking it costs, for the company that may. */
  price: string | null;
  taker: Company | null;
  mark: 'chosen' | 'leased' | null;
  /** What the advisor would take. */
  hinted: boolean;
}

interface Props extends HexFace {
  hex: Hex;
  /** Everything about it in words. */
  name: string;
  stop: boolean;
  /** Drawn to be looked at: named, but nothing to press. */
  still: boolean;
  /** The same function at every drawing: a hex that has not changed is not drawn again. */
  on: {
    pick: (hex: Hex) => void;
    point: (hex: Hex | null) => void;
    focus: (hex: Hex) => void;
    key: (event: KeyboardEvent, hex: Hex) => void;
  };
}

/** A city makes room for what stands on it, and for its price. */
const terrainAt = (kind: HexKind, held: boolean, priced: boolean): string => {
  if (kind === 'start') return `scale(${0.1 * radius})`;
  if (kind === 'city' && (held || priced)) return `translate(0 ${(held ? 0.7 : 0.5) * radius}) scale(${0.03 * radius})`;
  return `translate(0 ${0.06 * radius}) scale(${0.06 * radius})`;
};

/** A hex without its chips and its price. */
export const Face = ({ kind, short, company, price, taker, mark, hinted }: Omit<HexFace, 'faded'>) => (
  <>
    <polygon className={company ? `ground company-${company}` : 'ground'} points={outline(0.95)} />
    {price !== null && <polygon className={`ring company-${taker}`} points={outline(0.9)} />}
    {mark === 'chosen' && price === null && <polygon className="ring" points={outline(0.9)} />}
    {terrain[kind] && (
      <path
        className="terrain"
        d={terrain[kind]}
        transform={terrainAt(kind, company !== null || mark === 'chosen', price !== null)}
      />
    )}
    {kind !== 'start' && (
      <text className="hex-name" y={(price === null || mark === 'chosen' ? -0.66 : -0.56) * radius}>
        {short}
      </text>
    )}
    {hinted && <polygon className="hinted" points={outline(0.78)} />}
  </>
);

/** What a hex costs, over it: its name says it in words. */
export const Price = ({ hex, price }: { hex: Hex; price: string }) => (
  <text className="hex-price" transform={atHex(hex)} y={0.12 * radius}>
    {price}
  </text>
);

/** One hex: its kind, its name, and whose it is. */
export const HexCell = memo(function HexCell({ hex, name, stop, still, on, faded, ...face }: Props) {
  const { kind, company, price, mark } = face;
  const shared = {
    className: `hex hex-${kind}`,
    transform: atHex(hex),
    'aria-label': name,
    'data-hex': hex,
    'data-held': company !== null,
    'data-faded': faded,
    onPointerEnter: () => on.point(hex),
    onPointerLeave: () => on.point(null),
  };
  if (still)
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group in a drawing is not interactive
      <g role="img" data-still="true" {...shared}>
        <Face {...face} />
      </g>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no button element
    <g
      role="button"
      // In a drawing Preact writes an attribute as it is called; React, in development, wants its own name for it.
      {...{ [import.meta.env.DEV ? 'tabIndex' : 'tabindex']: stop ? 0 : -1 }}
      aria-pressed={mark === 'chosen'}
      data-act={price === null ? undefined : 'move'}
      data-lit={price !== null}
      data-mark={mark ?? undefined}
      onClick={() => on.pick(hex)}
      onKeyDown={(event) => on.key(event, hex)}
      onFocus={() => {
        on.focus(hex);
        on.point(hex);
      }}
      onBlur={() => on.point(null)}
      {...shared}
    >
      {/* As wide as it can be: no press between two hexes is lost, and a small one is hit like a button. */}
      <polygon className="hex-hit" points={outline(1)} />
      <Face {...face} />
    </g>
  );
});
