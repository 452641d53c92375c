import { rulesOf } from '../choices.ts';
import { type Colour, type Region, regions } from '../names.ts';
import type { GameState } from '../state.ts';
import { bonusUsable } from './bonusTargets.ts';
import {
  costOfRegion,
  hasOffice,
  hasRetailer,
  isFull,
  newsWith,
  progressIn,
  retailerSide,
  seatOf,
  tell,
  withEntry,
  withSeat,
} from './lookup.ts';
import { placeMarker } from './marker.ts';
import { type HappeningOf, news } from './refuse.ts';
import { officesLeft } from './supply.ts';
import { giveBonusGoods } from './technologies.ts';

/** By which rule an office arrives: progress, Gamepad side B, Wi-Fi side A, a retailer's bonus. */
export type Arrival = 'S6.4' | 'S9.6' | 'S9.3' | 'SR.4';

/** S6.4, S6.5: progress comes back with the office it paid for; for an office got another way the ruling decides. */
function returnProgress(state: GameState, colour: Colour, region: Region, by: Arrival | 'SR.6'): GameState {
  const lying = progressIn(state, region, colour);
  if (lying === 0 || (by !== 'S6.4' && rulesOf(state).strandedProgress === 'stays')) return state;
  const cleared = {
    ...state,
    progress: withEntry(state.progress, region, { ...state.progress[region], [colour]: 0 }),
  };
  return by === 'S6.4'
    ? cleared
    : tell(cleared, news('S6.5', 'progressBack', { seat: colour, progress: lying, region }));
}

/** SR.3: the bonus of a retailer, if an office has just reached one, settled at once or offered. */
function offerBonus(state: GameState, colour: Colour, region: Region): GameState {
  const bonus = retailerSide(state, region)?.bonus;
  const { steve, bonuses } = seatOf(state, colour);
  if (!bonus || steve) return state; // SV.6: Steve uses none
  const again = bonuses.includes(region);
  if (again && rulesOf(state).bonusAgain === 'once')
    return tell(state, news('SR.3', 'bonusHad', { seat: colour, region }));
  // What is lost or declined has been theirs to take as well.
  const had = again
    ? state
    : withSeat(state, colour, { bonuses: regions.filter((each) => each === region || bonuses.includes(each)) });
  if (!bonusUsable(had, colour, region, bonus)) return tell(had, news('SR.3', 'bonusLost', { seat: colour, region }));
  // Goods leave nothing to choose where the bonus must be taken.
  if (bonus.kind === 'goods' && rulesOf(had).retailerBonus === 'must')
    return giveBonusGoods(had, colour, bonus.amount, 'SR.4');
  return tell(
    { ...had, pending: { kind: 'bonus', region, bonus } },
    news('SR.3', 'bonusOffered', { seat: colour, region }),
  );
}

/** What an office about to arrive will be told as: on a retailer with the VP of its space. */
function arrivalNews(state: GameState, colour: Colour, region: Region, by: Arrival): HappeningOf {
  const side = retailerSide(state, region);
  const vp = side?.vp[state.offices[region].length];
  if (vp !== undefined) return news('S6.6', 'retailerOffice', { seat: colour, region, vp });
  return news(by, by === 'S9.3' || by === 'SR.4' ? 'secondOffice' : 'office', { seat: colour, region });
}

/** S6.4, S6.6: the office goes into the leftmost free space, on the retailer where one lies. */
export function placeOffice(state: GameState, colour: Colour, region: Region, by: Arrival): GameState {
  const placed = {
    ...state,
    offices: withEntry(state.offices, region, [...state.offices[region], colour]),
    news: newsWith(state, arrivalNews(state, colour, region, by)),
  };
  const cleared = returnProgress(placed, colour, region, by);
  // SV.7: as soon as Steve's office stands, his marker moves on.
  const marked = seatOf(cleared, colour).steve ? placeMarker(cleared) : cleared;
  // A second office never stands on a retailer (S9.3, SR.4): whoever arrives at one arrives there first.
  return offerBonus(marked, colour, region);
}

/** SR.6: an office leaves its space, those to its right close up, and it takes the leftmost free space elsewhere. */
export function moveOffice(state: GameState, colour: Colour, from: Region, space: number, to: Region): GameState {
  const moved = {
    ...state,
    offices: {
      ...state.offices,
      [from]: state.offices[from].filter((_, at) => at !== space),
      [to]: [...state.offices[to], colour],
    },
  };
  return returnProgress(tell(moved, news('SR.6', 'moved', { seat: colour, from, to })), colour, to, 'SR.6');
}

/** Someone whose progress has met the cost of a region with a free space, the seat whose turn it is before the others. */
function waiting(state: GameState): { colour: Colour; region: Region } | undefined {
  const turn = state.turn?.seat;
  for (const region of regions) {
    if (isFull(state, region)) continue;
    // The bonus of a retailer is its owner's to settle, in a turn of their own.
    const others = hasRetailer(state, region) ? [] : state.order;
    const colour = [...(turn ? [turn] : []), ...others].find(
      (each) =>
        progressIn(state, region, each) >= costOfRegion(state, region) &&
        !hasOffice(state, region, each) &&
        officesLeft(state, each) > 0,
    );
    if (colour) return { colour, region };
  }
  return undefined;
}

/** S6.4 under `uselessProgress`: progress that met the cost of a full region waits for a space to come free. */
export const anOfficeWaits = (state: GameState): boolean =>
  rulesOf(state).uselessProgress === 'allowed' && !state.pending && waiting(state) !== undefined;

/** S6.4: the office that waited opens. */
export function openWaitingOffice(state: GameState): GameState {
  const next = waiting(state);
  return next ? placeOffice(state, next.colour, next.region, 'S6.4') : state;
}
