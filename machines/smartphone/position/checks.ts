import type { Action } from '../actions.ts';
import { refuse } from '../rules/game.ts';
import type { NewsOf, RefusalOf } from '../rules/refuse.ts';
import { findSeat, hasRetailer, progressIn } from '../rules/table.ts';
import type { GameState } from '../state.ts';
import type { Amount, Check, Move, RegionCheck, SeatCheck } from './spec.ts';
import { amount, one, type Unmet } from './unmet.ts';

/** What was played: where it stands, and everything told on the way. */
export interface Evidence {
  state: GameState;
  news: readonly NewsOf[];
  /** What ended the play before its last move, if anything did. */
  refused?: { refusal: RefusalOf } | null;
  /** Reads a move's notes where there may be any; on a page they have been read. */
  actionOf?: (state: GameState, move: Move) => Action;
}

const amounts = (
  what: string,
  wanted: Partial<Record<string, Amount>> | undefined,
  found: (key: string) => number | undefined,
): Unmet[] => Object.entries(wanted ?? {}).flatMap(([key, value]) => amount(`${what}.${key}`, value, found(key)));

const list = (what: string, wanted: readonly unknown[] | undefined, found: readonly unknown[]): Unmet[] =>
  wanted === undefined || JSON.stringify(wanted) === JSON.stringify(found) ? [] : [{ what, wanted, found }];

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

const isTold = (news: readonly NewsOf[], what: string, by?: string, params: Record<string, unknown> = {}): boolean =>
  news.some(
    (each) =>
      each.what === what &&
      (by === undefined || each.rule === by) &&
      Object.entries(params).every(([key, value]) => JSON.stringify(each.params[key]) === JSON.stringify(value)),
  );

const meant = ({ state, actionOf }: Evidence, move: Move): Action => actionOf?.(state, move) ?? (move as Action);

/** What of a check does not hold; nothing: it does. */
export function unmet(evidence: Evidence, check: Check): Unmet[] {
  const { state, news } = evidence;
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
  if ('told' in check)
    return one(
      isTold(news, check.told, check.by, check.with),
      'told',
      check,
      news.map(({ what }) => what),
    );
  if ('untold' in check) return one(!isTold(news, check.untold, undefined, check.with), 'untold', check.untold, 'told');
  if ('allowed' in check) {
    const refusal = refuse(state, meant(evidence, check.allowed));
    return one(refusal === null, 'allowed', check.allowed, refusal);
  }
  if ('refused' in check) {
    const refusal = refuse(state, meant(evidence, check.refused));
    return one(refusal?.rule === check.by, 'refused', check, refusal);
  }
  if ('stopped' in check) {
    const found = evidence.refused?.refusal.rule ?? null;
    return one(found === check.stopped, 'stopped', check.stopped, found);
  }
  if ('winners' in check)
    return list(
      'winners',
      check.winners,
      (state.standings ?? []).filter(({ place }) => place === 1).map(({ colour }) => colour),
    );
  return amounts('total', check.total, (key) => state.standings?.find(({ colour }) => colour === key)?.total);
}

export const unmetOf = (evidence: Evidence, checks: readonly Check[]): Unmet[] =>
  checks.flatMap((check) => unmet(evidence, check));

export const holds = (evidence: Evidence, checks: readonly Check[]): boolean => unmetOf(evidence, checks).length === 0;
