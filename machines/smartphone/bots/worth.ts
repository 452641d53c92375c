import type { Buyer, RetailerBonus } from '../components/types.ts';
import { type Region, regions, rounds, type Technology, technologies } from '../names.ts';
import { isConnected, sourcesThisTurn } from '../rules/connections.ts';
import { controlSpace } from '../rules/control.ts';
import { offBoardLeft } from '../rules/logistics.ts';
import {
  componentsOf,
  costOfRegion,
  hasBonus,
  hasOffice,
  hasRetailer,
  isFull,
  progressIn,
  retailerSide,
} from '../rules/lookup.ts';
import { costOfTechnology, patentTaken } from '../rules/technologies.ts';
import type { GameState, Seat } from '../state.ts';
import type { Goal } from './goals.ts';

/** Rough values in VP, by which the casual player compares things that cannot be compared. */

/** Sales still to come, this round's among them. */
const salesLeft = ({ round }: GameState): number => rounds - round + 1;

/** What a technology's bonus gives in each round, and once; by side. */
const bonusWorth: Record<`${Technology} ${'A' | 'B'}`, { round: number; once: number }> = {
  'GPS A': { round: 3, once: 0 },
  'GPS B': { round: 0, once: 10 },
  'Wi-Fi A': { round: 2, once: 0 },
  'Wi-Fi B': { round: 2, once: 0 },
  'Gamepad A': { round: 2, once: 0 },
  'Gamepad B': { round: 0, once: 8 },
  'Li-ion A': { round: 3, once: 0 },
  'Li-ion B': { round: 4, once: 2 },
  'NFC A': { round: 6, once: 0 },
  'NFC B': { round: 4, once: 3 },
  '4G A': { round: 1, once: 0 },
  '4G B': { round: 6, once: 0 },
};

export const willing = (buyer: Buyer, price: number, owned: readonly Technology[]): boolean =>
  'price' in buyer ? price <= buyer.price : owned.includes(buyer.technology);

/** How many others sell in a region. */
const rivals = (state: GameState, seat: Seat, region: Region): number =>
  new Set(state.offices[region].filter((owner) => owner !== seat.colour)).size;

/** S7.1, SP.1: the cheaper seat sells first, so of shared buyers it gets the larger part. */
function share(state: GameState, seat: Seat, region: Region, price: number): number {
  const others = rivals(state, seat, region);
  if (others === 0) return 1;
  const first = price < componentsOf(state).priceTrack.start ? 0.9 : 0.65;
  return first / (0.7 + 0.3 * others);
}

/** Buyers in a region this seat can count on at a price. */
function buyersIn(state: GameState, seat: Seat, region: Region, price: number): number {
  if (hasRetailer(state, region)) return 0;
  const free = componentsOf(state).regions[region].buyers.filter(
    (buyer, at) => state.sold[region][at] === null && willing(buyer, price, seat.technologies),
  );
  return free.length * share(state, seat, region, price);
}

/** All buyers this seat can count on at a price, with `more` regions it is about to enter. */
export function demand(state: GameState, seat: Seat, price: number, more: readonly Region[] = []): number {
  const remote = hasBonus(state, seat, '4G', 'B');
  let buyers = hasBonus(state, seat, 'NFC', 'A') ? offBoardLeft(state) : 0;
  for (const region of regions) {
    const here = buyersIn(state, seat, region, price);
    if (hasOffice(state, region, seat.colour) || more.includes(region)) buyers += here;
    else if (remote) buyers += Math.min(0.7, here);
  }
  return buyers;
}

function retailerBonusWorth(bonus: RetailerBonus | null): number {
  switch (bonus?.kind) {
    case 'goods':
      return 3 * bonus.amount;
    case 'progress':
      return 2 * bonus.amount;
    case 'price':
      return 3;
    case 'secondOffice':
      return 3;
    default:
      return 0;
  }
}

/** An office in a region: on a retailer its VP at the end (SR.2), elsewhere buyers and control in every sale to come. */
export function regionWorth(state: GameState, seat: Seat, region: Region): number {
  const side = retailerSide(state, region);
  if (side) return (side.vp[state.offices[region].length] ?? 0) + retailerBonusWorth(side.bonus);
  const space =
    componentsOf(state).sizes[componentsOf(state).regions[region].size].offices[state.offices[region].length];
  const control = (space?.first ?? 0) * share(state, seat, region, seat.price);
  return salesLeft(state) * (control + 1.4 * buyersIn(state, seat, region, seat.price));
}

/** How much more control in a region where this seat sells pays with one more office there (S8.2). */
export function officeRaise(state: GameState, region: Region): number {
  const next =
    componentsOf(state).sizes[componentsOf(state).regions[region].size].offices[state.offices[region].length];
  return (next?.first ?? 0) - (controlSpace(state, region)?.first ?? 0);
}

/** A technology: its patent while it is there, its bonus, and its buyers where this seat sells. */
export function technologyWorth(state: GameState, seat: Seat, technology: Technology): number {
  const { technologies: cards, regions: board } = componentsOf(state);
  const patent = patentTaken(state, technology) ? 0 : cards[technology].patentVp;
  const { round, once } = bonusWorth[`${technology} ${state.sides[technology]}`];
  const buyers = regions.filter(
    (region) =>
      hasOffice(state, region, seat.colour) &&
      !hasRetailer(state, region) &&
      board[region].buyers.some((buyer) => 'technology' in buyer && buyer.technology === technology),
  ).length;
  return patent + once + (salesLeft(state) - 1) * round + salesLeft(state) * 1.8 * buyers;
}

export const technologyGoals = (state: GameState, seat: Seat): Goal<Technology>[] =>
  technologies
    .filter((technology) => !seat.technologies.includes(technology))
    .map((technology) => ({
      name: technology,
      need: Math.max(1, costOfTechnology(state, seat, technology) - seat.research[technology]),
      worth: technologyWorth(state, seat, technology),
    }));

/** Regions progress may go to (S6.2, S6.5). */
export const regionGoals = (state: GameState, seat: Seat): Goal<Region>[] => {
  const sources = sourcesThisTurn(state, seat.colour);
  return regions
    .filter(
      (region) =>
        !hasOffice(state, region, seat.colour) && !isFull(state, region) && isConnected(state, region, sources),
    )
    .map((region) => ({
      name: region,
      need: Math.max(1, costOfRegion(state, region) - progressIn(state, region, seat.colour)),
      worth: regionWorth(state, seat, region),
    }));
};
