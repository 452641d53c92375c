import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { ImprovementPlacement, PadPlacement, Plan } from '@machines/smartphone/plan.ts';
import { improvementSpots, padCells, padSize } from '@machines/smartphone/rules/grid.ts';
import type { CSSProperties, ReactNode } from 'react';
import { ImprovementTile, SymbolTile } from './Tiles.tsx';
import './plan.css';

interface Props {
  plan: Plan;
  components: ComponentSet;
  /** What it is a picture of; left out when the words stand beside it. */
  label?: string;
  /** Whether empty cells show which pad it is, as on the desk, for words that speak of pad A and pad B. */
  named?: boolean;
  /** Marks over its cells. */
  children?: ReactNode;
}

const at = (x: number, y: number, turn: number) => ({ '--x': x, '--y': y, '--turn': turn }) as CSSProperties;

interface PadProps extends Pick<Props, 'components' | 'named'> {
  placed: PadPlacement;
}

function PadPicture({ components, placed, named }: PadProps) {
  const { pad, side, turn, x, y } = placed;
  const { width, height } = padSize(turn);
  // Turned about its middle, a slab lies on the cells of its placement.
  return (
    <span className={`slab slab-${pad}`} style={at(x + width / 2, y + height / 2, turn)}>
      {padCells(components, { pad, side, turn: 0, x: 0, y: 0 }).map(({ index, symbol }) =>
        symbol ? (
          <SymbolTile key={index} symbol={symbol} />
        ) : (
          <span key={index} className="slot">
            {named && `${pad}${side}`}
          </span>
        ),
      )}
    </span>
  );
}

const Improvements = ({ components, placed }: { components: ComponentSet; placed: ImprovementPlacement[] }) =>
  placed.map(({ tile, x, y, turn }) => (
    <span key={tile} className="laid" style={at(x, y, turn)}>
      <ImprovementTile components={components} tile={tile} />
    </span>
  ));

/** The box around all pieces, in cells. */
function extent({ bottom, top, improvements }: Plan) {
  const corners = [bottom, top].flatMap(({ x, y, turn }) => {
    const { width, height } = padSize(turn);
    return [
      { x, y },
      { x: x + width - 1, y: y + height - 1 },
    ];
  });
  const spots = [...corners, ...improvements.flatMap(improvementSpots)];
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const left = Math.min(...xs);
  const up = Math.min(...ys);
  return { left, up, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - up + 1 };
}

/** A plan as it lies, seen from above: lower pad, what is tucked under, upper pad, what lies over. `--u` sets the cell. */
export function PlanPicture({ plan, components, label, named = false, children }: Props) {
  const { left, up, columns, rows } = extent(plan);
  const layer = (name: ImprovementPlacement['layer']) => plan.improvements.filter(({ layer: lies }) => lies === name);
  return (
    <span
      className="plan-picture"
      style={{ '--left': left, '--up': up, '--columns': columns, '--rows': rows } as CSSProperties}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <PadPicture components={components} placed={plan.bottom} named={named} />
      <Improvements components={components} placed={layer('under')} />
      <PadPicture components={components} placed={plan.top} named={named} />
      <Improvements components={components} placed={layer('over')} />
      {children}
    </span>
  );
}
