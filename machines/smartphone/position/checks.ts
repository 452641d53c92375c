import { checker, type EvidenceOf, playChecks } from '../../core/position/checks.ts';
import { amount, amounts, endUnmet, list, one, type Unmet } from '../../core/position/unmet.ts';
import type { Action } from '../actions.ts';
import { refuse } from '../flow.ts';
import { findSeat, hasRetailer, progressIn } from '../rules/lookup.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import type { GameState } from '../state.ts';
import type { Check, Move, RegionCheck, SeatCheck } from './schema.ts';

export type Evidence = EvidenceOf<GameState, Action, Move, RefusalOf>;

const played = /* @__PURE__ */ playChecks<GameState, Action, Move, RefusalOf>(refuse);

const sorted = (all: readonly string[] | undefined): string[] | undefined => all?.toSorted();

function seatUnmet({ state }: Evidence, check: SeatCheck): Unmet[] {
  const seat = findSeat(state, check.seat);
  const name = check.seat;
  if (!seat) return [{ what: name, wanted: 'a seat', found: null }];
  // Once the next round is being planned, the round just scored is the one before.
  const income = seat.income.at(state.phase === 'planning' && seat.income.length > 1 ? -2 : -1);
  return [
    ...amount(`${name}.vp`, check.vp, seat.vp),
    ...amount(`${name}.price`, check.price, seat.price),
    ...amount(`${name}.goods`, check.goods, seat.goods),
    ...amount(`${name}.tokens`, check.tokens, seat.tokens),
    ...amount(`${name}.improvements`, check.improvements, seat.improvements.length),
    ...list(`${name}.technologies`, sorted(check.technologies), seat.technologies.toSorted()),
    ...list(`${name}.patents`, sorted(check.patents), seat.patents.toSorted()),
    ...amounts(`${name}.research`, check.research, (key) => seat.research[key as keyof typeof seat.research]),
    ...amounts(`${name}.income`, check.income, (key) => income?.[key as keyof typeof income]),
  ];
}

function regionUnmet({ state }: Evidence, check: RegionCheck): Unmet[] {
  const { region } = check;
  const retailer = hasRetailer(state, region);
  return [
    ...one((check.retailer ?? retailer) === retailer, `${region}.retailer`, check.retailer, retailer),
    ...list(`${region}.offices`, check.offices, state.offices[region]),
    ...amounts(`${region}.progress`, check.progress, (key) => progressIn(state, region, key as never)),
    ...amounts(`${region}.goods`, check.goods, (key) => state.sold[region].filter((seller) => seller === key).length),
  ];
}

/** Unmet parts of a check; empty if it holds. */
export function unmet(evidence: Evidence, check: Check): Unmet[] {
  const { state } = evidence;
  if ('seat' in check) return seatUnmet(evidence, check);
  if ('region' in check) return regionUnmet(evidence, check);
  if ('phase' in check)
    return [
      ...one(state.phase === check.phase, 'phase', check.phase, state.phase),
      ...amount('round', check.round, state.round),
    ];
  if ('turn' in check)
    return [
      ...one((state.turn?.seat ?? null) === check.turn, 'turn', check.turn, state.turn?.seat ?? null),
      ...amount('progress', check.progress, state.turn?.progress),
    ];
  if ('order' in check) return list('order', check.order, state.order);
  if ('pending' in check) {
    const found = state.pending?.kind ?? null;
    return one(found === check.pending, 'pending', check.pending, found);
  }
  if ('winners' in check || 'total' in check) return endUnmet(state.standings, check);
  return played(evidence, check) ?? [];
}

export const { unmetOf, holds } = /* @__PURE__ */ checker(unmet);
