import type { Company, Hex } from '../names.ts';
import { rulesOf } from '../readings.ts';
import type { GameState } from '../state.ts';
import { around } from './board.ts';
import { baseOf, touches } from './network.ts';
import { type RefusalOf, refusal } from './refuse.ts';

/** Routes over other companies' networks (C5.1). */

/** How far each rival hex is from a company's own network, and from which rival hexes it is reached that way. */
interface Reach {
  base: Set<Hex>;
  length: Map<Hex, number>;
  before: Map<Hex, Hex[]>;
}

const isRival = (state: GameState, company: Company, hex: Hex): boolean => {
  const tower = state.towers[hex];
  return tower !== undefined && tower.company !== company;
};

/** C5.4: what a leased hex adds to a route's length. */
const lengthOf = (state: GameState, hex: Hex): number =>
  rulesOf(state).shortest === 'leastValue' ? (state.towers[hex]?.value ?? 0) : 1;

export const routeLength = (state: GameState, route: readonly Hex[]): number =>
  route.reduce((sum, hex) => sum + lengthOf(state, hex), 0);

/** C5.2: the values of the leased hexes. */
export const leaseCost = (state: GameState, route: readonly Hex[]): number =>
  route.reduce((sum, hex) => sum + (state.towers[hex]?.value ?? 0), 0);

function search(state: GameState, company: Company): Reach {
  const base = baseOf(state, company);
  const length = new Map<Hex, number>();
  const before = new Map<Hex, Hex[]>();
  const waiting = new Set<Hex>();
  for (const hex of Object.keys(state.towers)) {
    if (!isRival(state, company, hex) || !touches(state, base, hex)) continue;
    length.set(hex, lengthOf(state, hex));
    before.set(hex, []);
    waiting.add(hex);
  }
  const far = (hex: Hex) => length.get(hex) ?? Number.POSITIVE_INFINITY;
  while (waiting.size > 0) {
    const [hex = ''] = [...waiting].sort((a, b) => far(a) - far(b));
    waiting.delete(hex);
    for (const next of around(state, hex)) {
      if (!isRival(state, company, next)) continue;
      const reached = far(hex) + lengthOf(state, next);
      if (reached > far(next)) continue;
      if (reached < far(next)) {
        length.set(next, reached);
        before.set(next, []);
        waiting.add(next);
      }
      before.get(next)?.push(hex);
    }
  }
  return { base, length, before };
}

/** The last search: refusals, lists and previews ask again and again for the same company of the same state. */
let found: { state: GameState; company: Company; reach: Reach } | null = null;

function reachOf(state: GameState, company: Company): Reach {
  if (found?.state !== state || found.company !== company) found = { state, company, reach: search(state, company) };
  return found.reach;
}

/** Every shortest way to a rival hex, that hex last. One that touches the own network begins there. */
function waysTo(reach: Reach, state: GameState, hex: Hex): Hex[][] {
  const ways = (reach.before.get(hex) ?? []).flatMap((earlier) =>
    waysTo(reach, state, earlier).map((way) => [...way, hex]),
  );
  return touches(state, reach.base, hex) ? [[hex], ...ways] : ways;
}

/** C5.4: every equally short route to a hex without access; none where rivals do not lead to it. */
function shortestRoutes(state: GameState, company: Company, target: Hex): Hex[][] {
  const reach = reachOf(state, company);
  const far = (hex: Hex) => reach.length.get(hex) ?? Number.POSITIVE_INFINITY;
  const doors = around(state, target);
  const least = Math.min(...doors.map(far));
  return doors.filter((hex) => reach.length.get(hex) === least).flatMap((hex) => waysTo(reach, state, hex));
}

/** The routes by which a company may lease its way to a hex (C5.4, C5.5). */
export function routesTo(state: GameState, company: Company, target: Hex): Hex[][] {
  const routes = shortestRoutes(state, company, target);
  if (rulesOf(state).routeTie === 'chosen') return routes;
  const least = Math.min(...routes.map((route) => leaseCost(state, route)));
  return routes.filter((route) => leaseCost(state, route) === least);
}

/** Rival hexes, each next to the one before, from the own network to the target. */
function isRoute(state: GameState, company: Company, target: Hex, route: readonly Hex[]): boolean {
  const { base } = reachOf(state, company);
  const [first = ''] = route;
  return (
    route.every((hex) => isRival(state, company, hex)) &&
    touches(state, base, first) &&
    route.every((hex, at) => around(state, hex).includes(route[at + 1] ?? target))
  );
}

/** Why a company may not go this way to a free hex: with access by no route, without it by a shortest one. */
export function refuseRoute(state: GameState, company: Company, hex: Hex, route: readonly Hex[]): RefusalOf | null {
  const rules = rulesOf(state);
  if (touches(state, reachOf(state, company).base, hex))
    return route.length > 0 ? refusal('C5.1', 'leaseWithAccess', { company, hex }) : null;
  const routes = shortestRoutes(state, company, hex);
  const [best] = routes;
  if (!best) return refusal('C1.3', 'outOfReach', { company, hex });
  if (route.length === 0) return refusal('C1.3', 'noAccess', { company, hex, route: best });
  if (state.turn.acting && state.turn.acting.leases > 0 && rules.leasesPerTurn === 'one')
    return refusal('C5.6', 'leasedAlready', {});
  if (!isRoute(state, company, hex, route)) return refusal('C5.1', 'notARoute', { company, hex });
  if (routeLength(state, route) > routeLength(state, best))
    return refusal('C5.4', rules.shortest === 'leastValue' ? 'routeTooDear' : 'routeTooLong', {
      length: routeLength(state, route),
      least: routeLength(state, best),
    });
  if (rules.routeTie === 'cheapest') {
    const least = Math.min(...routes.map((each) => leaseCost(state, each)));
    const cost = leaseCost(state, route);
    if (cost > least) return refusal('C5.5', 'notTheCheapest', { cost, least });
  }
  return null;
}
