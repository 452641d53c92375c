import type { Colour, Hex } from '@machines/coverage/names.ts';
import type { GameState } from '@machines/coverage/state.ts';
import type { ReactNode } from 'react';
import { Price } from './HexCell.tsx';
import type { HexPointing } from './hexPointing.ts';
import { LastMarks } from './LastMarks.tsx';
import { Lease } from './Lease.tsx';
import { LitMarks } from './LitMarks.tsx';
import { Networks } from './Networks.tsx';
import { TowerMark } from './Tower.tsx';

const nowhere: ReadonlyMap<Hex, Colour> = new Map();

interface Props {
  state: GameState;
  pointing: HexPointing;
  /** The hexes themselves. */
  children: ReactNode;
}

/** Everything on the map, from the ground up: hexes, networks, the way of a lease, chips. In an auction other networks fade. */
export function MapDrawing({ state, pointing: { chosen, company, targets, last, fresh, pointed }, children }: Props) {
  const apart = state.turn.auction?.company ?? null;
  return (
    <>
      {children}
      <Networks state={state} apart={apart} />
      {[...targets].map(([hex, { price }]) => hex !== chosen?.hex && <Price key={hex} hex={hex} price={price} />)}
      {apart === null && <LastMarks marks={last ?? nowhere} />}
      {chosen && company && <Lease state={state} company={company} way={chosen} />}
      {fresh && <Lease key={fresh.way.hex} state={state} {...fresh} paid />}
      {Object.entries(state.towers).map(([hex, tower]) => (
        <TowerMark
          key={hex}
          hex={hex}
          tower={tower}
          faded={apart !== null && apart !== tower.company}
          fresh={fresh?.way.hex === hex ? (fresh.way.route.length > 0 ? 'leased' : 'dropped') : undefined}
        />
      ))}
      {pointed && <LitMarks state={state} pointed={pointed} />}
      {chosen && company && <TowerMark hex={chosen.hex} tower={{ company, value: chosen.value }} planned />}
    </>
  );
}
