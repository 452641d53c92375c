import { rulesOf } from '../choices.ts';
import type { Company, Hex } from '../names.ts';
import type { GameState } from '../state.ts';
import { hexesAround } from './board.ts';
import { baseOf, touches } from './network.ts';
import { type RefusalOf, refusal } from './refuse.ts';

/** Routes over other companies' networks (C5.1). */

/** How far each rival hex is from a company's own network, and from which rival hexes it is reached that way. */
interface Reach {
  base: Set<Hex>;
  length: Map<Hex, number>;
  before: Map<Hex, Hex[]>;
  /** The least that a shortest way to each costs. */
  cost: Map<Hex, number>;
}

const isRival = (state: GameState, company: Company, hex: Hex): boolean => {
  const tower = state.towers[hex];
  return tower !== undefined && tower.company !== company;
};

/** C5.4: what a leased hex adds to a route's length. */
const lengthOf = (state: GameState, hex: Hex): number =>
  rulesOf(state).shortest === 'leastValue' ? (state.towers[hex]?.value ?? 0) : 1;

const routeLength = (state: GameState, route: readonly Hex[]): number =>
  route.reduce((sum, hex) => sum + lengthOf(state, hex), 0);

/** C5.6: by one reading a hex leased this turn stays leased and is not paid for again. */
export const paidAlready = (state: GameState, hex: Hex): boolean =>
  rulesOf(state).leasesPerTurn === 'stays' && (state.turn.acting?.leased.includes(hex) ?? false);

const priceOf = (state: GameState, hex: Hex): number => (paidAlready(state, hex) ? 0 : (state.towers[hex]?.value ?? 0));

/** C5.2: the values of the leased hexes. */
export const leaseCost = (state: GameState, route: readonly Hex[]): number =>
  route.reduce((sum, hex) => sum + priceOf(state, hex), 0);

function search(state: GameState, company: Company): Reach {
  const base = baseOf(state, company);
  const length = new Map<Hex, number>();
  const before = new Map<Hex, Hex[]>();
  const cost = new Map<Hex, number>();
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
    // Whatever comes before it is done: no length is nothing.
    const earlier = (before.get(hex) ?? []).map((each) => cost.get(each) ?? 0);
    cost.set(hex, priceOf(state, hex) + (earlier.length > 0 ? Math.min(...earlier) : 0));
    for (const next of hexesAround(state, hex)) {
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
  return { base, length, before, cost };
}

/** The last search: refusals, lists and previews ask again and again for the same company of the same state. */
let found: { state: GameState; company: Company; reach: Reach } | null = null;

function reachOf(state: GameState, company: Company): Reach {
  if (found?.state !== state || found.company !== company) found = { state, company, reach: search(state, company) };
  return found.reach;
}

/** Hexes by which the target is entered on a shortest route, and how long that is; none where rivals do not lead to it. */
function entriesTo(state: GameState, reach: Reach, target: Hex): { entries: Hex[]; least: number } {
  const far = (hex: Hex) => reach.length.get(hex) ?? Number.POSITIVE_INFINITY;
  const beside = hexesAround(state, target).filter((hex) => reach.length.has(hex));
  const least = Math.min(...beside.map(far));
  return { entries: beside.filter((hex) => far(hex) === least), least };
}

/** Of these hexes the ones a route may come by: any (C5.5), or by one reading only those on a cheapest way. */
function allowed(state: GameState, { cost }: Reach, hexes: readonly Hex[]): readonly Hex[] {
  if (rulesOf(state).routeTie === 'chosen') return hexes;
  const least = Math.min(...hexes.map((hex) => cost.get(hex) ?? 0));
  return hexes.filter((hex) => cost.get(hex) === least);
}

/** Every way to a rival hex that a route may take, that hex last. One that touches the own network begins there. */
function* waysTo(state: GameState, reach: Reach, hex: Hex): Generator<Hex[]> {
  const earlier = reach.before.get(hex) ?? [];
  if (earlier.length === 0) yield [hex];
  for (const each of allowed(state, reach, earlier)) for (const way of waysTo(state, reach, each)) yield [...way, hex];
}

function* everyRoute(state: GameState, company: Company, target: Hex): Generator<Hex[]> {
  const reach = reachOf(state, company);
  for (const entry of allowed(state, reach, entriesTo(state, reach, target).entries))
    yield* waysTo(state, reach, entry);
}

/**
 * As many routes to one hex as are listed. On our maps there are never so many; on a large one that was brought along
 * there can be thousands, and each of them may be taken though it is not listed.
 */
export const mostRoutes = 60;

/** The first routes by which a company may lease its way to a hex (C5.4, C5.5). */
function firstRoutes(state: GameState, company: Company, target: Hex, most: number): Hex[][] {
  const routes: Hex[][] = [];
  for (const route of everyRoute(state, company, target)) {
    routes.push(route);
    if (routes.length === most) break;
  }
  return routes;
}

/** The routes by which a company may lease its way to a hex, as far as they are listed. */
export const routesTo = (state: GameState, company: Company, target: Hex): Hex[][] =>
  firstRoutes(state, company, target, mostRoutes);

/** Whether more routes lead to a hex than are listed. */
export const hasUnlistedRoutes = (state: GameState, company: Company, target: Hex): boolean =>
  !touches(state, reachOf(state, company).base, target) &&
  firstRoutes(state, company, target, mostRoutes + 1).length > mostRoutes;

/** Rival hexes, each next to the one before, from the own network to the target. */
function isRoute(state: GameState, company: Company, target: Hex, route: readonly Hex[]): boolean {
  const { base } = reachOf(state, company);
  const [first = ''] = route;
  return (
    route.every((hex) => isRival(state, company, hex)) &&
    touches(state, base, first) &&
    route.every((hex, at) => hexesAround(state, hex).includes(route[at + 1] ?? target))
  );
}

/** C4.9: a hex taken this turn beside the target, which by one reading gives no access yet. */
const takenBeside = (state: GameState, hex: Hex): Hex | undefined =>
  state.turn.acting?.taken.find((taken) => hexesAround(state, hex).includes(taken));

/** Why a company cannot simply take a free hex it has no access to. */
function refuseWithoutRoute(state: GameState, company: Company, hex: Hex): RefusalOf {
  const taken = takenBeside(state, hex);
  if (taken) return refusal('C4.9', 'accessNextTurn', { company, hex, taken });
  const [route] = firstRoutes(state, company, hex, 1);
  return route ? refusal('C1.3', 'noAccess', { company, hex, route }) : refusal('C1.3', 'outOfReach', { company, hex });
}

/** Why a company may not go this way to a free hex: with access by no route, without it by a shortest one. */
export function refuseRoute(state: GameState, company: Company, hex: Hex, route: readonly Hex[]): RefusalOf | null {
  const rules = rulesOf(state);
  const reach = reachOf(state, company);
  if (touches(state, reach.base, hex))
    return route.length > 0 ? refusal('C5.1', 'leaseWithAccess', { company, hex }) : null;
  const { entries, least } = entriesTo(state, reach, hex);
  if (entries.length === 0 || route.length === 0) return refuseWithoutRoute(state, company, hex);
  if (state.turn.acting && state.turn.acting.leased.length > 0 && rules.leasesPerTurn === 'one')
    return refusal('C5.6', 'leasedAlready', {});
  if (!isRoute(state, company, hex, route)) return refusal('C5.1', 'notARoute', { company, hex });
  const length = routeLength(state, route);
  if (length > least)
    return refusal('C5.4', rules.shortest === 'leastValue' ? 'routeTooDear' : 'routeTooLong', { length, least });
  if (rules.routeTie === 'cheapest') {
    const cheapest = Math.min(...entries.map((entry) => reach.cost.get(entry) ?? 0));
    const cost = leaseCost(state, route);
    if (cost > cheapest) return refusal('C5.5', 'notTheCheapest', { cost, least: cheapest });
  }
  return null;
}
