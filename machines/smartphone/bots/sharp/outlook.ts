import { type Colour, regions, rounds, technologies } from '../../names.ts';
import { controlSpace } from '../../rules/control.ts';
import { finalStandings } from '../../rules/end.ts';
import { costOfRegion, hasOffice, progressIn } from '../../rules/lookup.ts';
import { costOfTechnology } from '../../rules/technologies.ts';
import type { GameState, Seat } from '../../state.ts';
import { demand, regionWorth, technologyWorth } from '../worth.ts';

/** How a seat stands at the end of a round: what it has, and what it may still earn with it. */

/** Goods a seat makes when its price is so low; each step up costs about one. */
const goodsAtPriceNought = 12;
const pricesTried = [3, 4, 5, 6, 7];
/** Part of the sales hoped for that comes true. */
const salesLikely = 0.9;
/** Part of the control VP hoped for that comes true. */
const controlLikely = 0.7;
/** Part of a technology's or region's worth that lies in progress towards it. */
const progressLikely = 0.9;
/** What one more piece gives in each round to come; found by trying, as are the others. */
const improvementEachRound = 5;
const tokenEachRound = 4;
const keptGood = 2;

/** The most a round of sales may bring with these offices, technologies and pieces. */
function salesHoped(state: GameState, seat: Seat): number {
  const goods = goodsAtPriceNought + seat.tokens + seat.improvements.length / 2;
  return Math.max(...pricesTried.map((price) => price * Math.min(goods - price, demand(state, seat, price))));
}

/** S8.2: what control may bring in a round, shared with the others who have an office there. */
function controlHoped(state: GameState, seat: Seat): number {
  let hoped = 0;
  for (const region of regions)
    if (hasOffice(state, region, seat.colour))
      hoped += (controlSpace(state, region)?.first ?? 0) / new Set(state.offices[region]).size;
  return hoped;
}

function progressWorth(state: GameState, seat: Seat): number {
  let worth = 0;
  for (const technology of technologies)
    if (seat.research[technology] > 0 && !seat.technologies.includes(technology))
      worth +=
        (technologyWorth(state, seat, technology) * seat.research[technology]) /
        costOfTechnology(state, seat, technology);
  for (const region of regions) {
    const lying = progressIn(state, region, seat.colour);
    if (lying > 0 && !hasOffice(state, region, seat.colour))
      worth += (regionWorth(state, seat, region) * lying) / costOfRegion(state, region);
  }
  return worth * progressLikely;
}

/** What a seat may earn in the rounds to come; nothing once the game is over. */
function prospects(state: GameState, seat: Seat): number {
  if (state.phase === 'over') return 0;
  const left = rounds - state.round + 1;
  const pieces = seat.improvements.length * improvementEachRound + seat.tokens * tokenEachRound;
  return (
    left * (salesHoped(state, seat) * salesLikely + controlHoped(state, seat) * controlLikely + pieces) +
    progressWorth(state, seat) +
    keptGood * seat.goods
  );
}

export interface Outlook {
  /** VP with patents and retailers as they stand, and the same for the others, the best of them counted twice. */
  own: number;
  others: number;
  /** Prospects, against those of the others. */
  later: number;
}

export function outlookOf(state: GameState, colour: Colour): Outlook {
  const totals = new Map(finalStandings(state).map((standing) => [standing.colour, standing.total]));
  const views = state.seats.map((seat) => ({
    colour: seat.colour,
    now: totals.get(seat.colour) ?? 0,
    later: prospects(state, seat),
  }));
  const own = views.find((each) => each.colour === colour) ?? { now: 0, later: 0 };
  const rivals = views.filter((each) => each.colour !== colour);
  const [best] = rivals.toSorted((a, b) => b.now + b.later - (a.now + a.later));
  const mean = (part: 'now' | 'later') => rivals.reduce((sum, each) => sum + each[part], 0) / rivals.length;
  return {
    own: own.now,
    others: (mean('now') + (best?.now ?? 0)) / 2,
    later: own.later - (mean('later') + (best?.later ?? 0)) / 2,
  };
}

export const lead = ({ own, others, later }: Outlook): number => own - others + later;
