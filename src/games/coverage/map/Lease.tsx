import type { Expansion } from '@machines/coverage/actions.ts';
import type { Company } from '@machines/coverage/names.ts';
import { boardOf } from '@machines/coverage/rules/board.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import { atHex, radius } from './hexLayout.ts';
import { routePath } from './joints.ts';

interface Props {
  state: GameState;
  company: Company;
  way: Expansion;
  /** Already paid: the dashes run once, and the prices are left out. */
  paid?: boolean;
}

/** The hexes a lease leads over, and what each of them costs (C5.2). */
export function Lease({ state, company, way: { hex, route }, paid = false }: Props) {
  const { start, around } = boardOf(state);
  const [first] = route;
  if (!first) return null;
  const beside = around.get(first) ?? [];
  const from = beside.includes(start)
    ? start
    : (beside.find((next) => state.towers[next]?.company === company) ?? start);
  return (
    <g className="lease" data-paid={paid}>
      <path className="route" pathLength={paid ? 1 : undefined} d={routePath(start, from, route, hex)} />
      {!paid &&
        route.map((leased) => (
          <g key={leased} transform={`${atHex(leased)} translate(${0.52 * radius} ${0.16 * radius})`}>
            <g className="toll">
              <rect x="-15" y="-10" width="30" height="20" rx="5.5" />
              <text y="4.2">{dollars(state.towers[leased]?.value ?? 0)}</text>
            </g>
          </g>
        ))}
    </g>
  );
}
