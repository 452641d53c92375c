import { rememberLast } from '../../core/memo.ts';
import type { Action } from '../actions.ts';
import { rulesOf } from '../choices.ts';
import { type Region, type Technology, technologies } from '../names.ts';
import type { GameState, Seat } from '../state.ts';
import { goodsSold } from './control.ts';
import { isFull } from './lookup.ts';
import { type HappeningOf, news } from './refuse.ts';
import { sellable, willingBuyer } from './sale.ts';
import { completable, costOfTechnology, patentTaken } from './technologies.ts';
import { currentSeat } from './turns.ts';

/** What Steve does, and why, clause by clause. */
export interface SteveMove {
  action: Action;
  why: HappeningOf;
}

const cheapest = (state: GameState, seat: Seat, from: Technology[]): Technology | undefined => {
  const ordered = rulesOf(state).steveTechTie === 'board' ? from : [...from].sort((a, b) => a.localeCompare(b, 'en'));
  const least = Math.min(...ordered.map((technology) => costOfTechnology(state, seat, technology)));
  return ordered.find((technology) => costOfTechnology(state, seat, technology) === least);
};

/** SV.5: what he is researching; else the cheapest with its patent; else the cheapest he lacks. */
function steveTechnology(state: GameState, seat: Seat): { technology: Technology; why: HappeningOf } | null {
  const lacking = technologies.filter((technology) => !seat.technologies.includes(technology));
  const begun = lacking.find((technology) => seat.research[technology] > 0);
  if (begun)
    return { technology: begun, why: news('SV.5', 'steveKeepsResearching', { seat: seat.colour, technology: begun }) };
  const withPatent = cheapest(
    state,
    seat,
    lacking.filter((technology) => !patentTaken(state, technology)),
  );
  if (withPatent)
    return {
      technology: withPatent,
      why: news('SV.5', 'steveCheapestPatent', { seat: seat.colour, technology: withPatent }),
    };
  const any = cheapest(state, seat, lacking);
  return any ? { technology: any, why: news('SV.5', 'steveCheapest', { seat: seat.colour, technology: any }) } : null;
}

/** SV.8: one where he is alone; then one each in shared regions, round and round; then the rest where he is alone. */
function steveSale(state: GameState, seat: Seat): { region: Region; why: HappeningOf } | null {
  const open = sellable(state); // SV.6: only where he has an office, for he uses no bonus
  const alone = open.filter((region) => state.offices[region].every((owner) => owner === seat.colour));
  const shared = open.filter((region) => !alone.includes(region));
  const first = alone.find((region) => goodsSold(state, region, seat.colour) === 0);
  if (first) return { region: first, why: news('SV.8', 'steveSellsAlone', { seat: seat.colour, region: first }) };
  const fewest = Math.min(...shared.map((region) => goodsSold(state, region, seat.colour)));
  const next = shared.find((region) => goodsSold(state, region, seat.colour) === fewest);
  if (next) return { region: next, why: news('SV.8', 'steveSellsShared', { seat: seat.colour, region: next }) };
  const [rest] = alone;
  return rest ? { region: rest, why: news('SV.8', 'steveSellsRest', { seat: seat.colour, region: rest }) } : null;
}

/** SV.5: by the other reading what is left after completing a technology or opening an office is lost. */
const stopsAfter = (state: GameState): boolean =>
  state.turn?.finished === true && rulesOf(state).steveLeftover === 'lost';

/** Asked by the turn's end, the list and the refusal, each time of the same table. */
const choice = rememberLast((state: GameState, seat: Seat): SteveMove | null => {
  const { colour } = seat;
  switch (state.phase) {
    case 'improvement': {
      const [tile] = state.block;
      return tile === undefined
        ? null
        : {
            action: { type: 'takeImprovement', seat: colour, tile },
            why: news('SV.4', 'steveTakesTop', { seat: colour, tile }),
          };
    }
    case 'research': {
      const [paid] = completable(state, colour);
      if (paid)
        return {
          action: { type: 'complete', seat: colour, technology: paid },
          why: news('SV.5', 'steveCompletes', { seat: colour, technology: paid }),
        };
      if (stopsAfter(state)) return null;
      const next = steveTechnology(state, seat);
      return next && { action: { type: 'research', seat: colour, technology: next.technology }, why: next.why };
    }
    case 'logistics':
      // `steveMarkerBlocked` may leave his marker in a full region: then he waits.
      return seat.steve?.marker && !stopsAfter(state) && !isFull(state, seat.steve.marker)
        ? {
            action: { type: 'expand', seat: colour, region: seat.steve.marker },
            why: news('SV.7', 'steveFollowsMarker', { seat: colour, region: seat.steve.marker }),
          }
        : null;
    case 'sale': {
      const next = steveSale(state, seat);
      return (
        next && {
          action: { type: 'sell', seat: colour, region: next.region, buyer: willingBuyer(state, seat, next.region) },
          why: next.why,
        }
      );
    }
    default:
      return null;
  }
});

/** Steve's next action when it is his turn; null when it is not. */
export function steveMove(state: GameState): SteveMove | null {
  if (!state.turn) return null;
  const seat = currentSeat(state);
  return seat.steve ? choice(state, seat) : null;
}

export const isStevesTurn = (state: GameState): boolean => state.turn !== null && currentSeat(state).steve !== null;
