import type { Hex } from '@machines/coverage/names.ts';
import type { Tower } from '@machines/coverage/state.ts';
import { type CSSProperties, memo } from 'react';
import { atHex, radius } from './hexLayout.ts';
import { SealPaths } from './Seal.tsx';

/** Half as wide and half as deep as a chip is, how thick, and where the lowest one lies. */
const [across, deep, thick, ground] = [0.31 * radius, 0.124 * radius, 0.115 * radius, 0.46 * radius];

/** Chips on a hex, the newest on top. */
const Stack = ({ value }: { value: number }) =>
  Array.from({ length: value }, (_, at) => {
    const top = ground - (at + 1) * thick;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a chip is known by its place in the stack
      <g key={at} className="chip" style={{ '--at': at } as CSSProperties}>
        <path
          className="chip-side"
          d={`M${-across} ${top}v${thick}a${across} ${deep} 0 0 0 ${2 * across} 0v${-thick}Z`}
        />
        <ellipse className="chip-top" cy={top} rx={across} ry={deep} />
      </g>
    );
  });

interface Props {
  hex: Hex;
  tower: Tower;
  /** Chips that are not yet placed. */
  planned?: boolean;
  /** Another company is the matter. */
  faded?: boolean;
  /** Just placed: its chips drop, after the lease has run. */
  fresh?: 'dropped' | 'leased' | undefined;
}

/** What stands on a hex: a stack of chips, and above it the company's seal with the value. */
export const TowerMark = memo(function TowerMark({ hex, tower: { company, value }, planned, faded, fresh }: Props) {
  return (
    <g
      className={`tower company-${company}`}
      transform={atHex(hex)}
      data-planned={planned}
      data-faded={faded}
      data-fresh={fresh}
    >
      <Stack value={value} />
      <g className="lozenge">
        <rect x={-0.42 * radius} y={-0.54 * radius} width={0.84 * radius} height={0.4 * radius} rx={0.2 * radius} />
        <g transform={`translate(${-0.373 * radius} ${-0.528 * radius}) scale(${0.0134 * radius})`}>
          <SealPaths company={company} />
        </g>
        <text x={0.168 * radius} y={-0.235 * radius}>
          {value}
        </text>
      </g>
    </g>
  );
});
