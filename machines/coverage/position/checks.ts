import { checker, type EvidenceOf, playChecks } from '../../core/position/checks.ts';
import { amount, amounts, endUnmet, one, type Unmet } from '../../core/position/unmet.ts';
import type { Action } from '../actions.ts';
import { refuse } from '../flow.ts';
import { finalStandings } from '../rules/ending.ts';
import { actingSeat, findCompany, findSeat } from '../rules/lookup.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import { issuedShares, issuedTo, shareValue } from '../rules/shares.ts';
import type { GameState } from '../state.ts';
import { hexOf } from './hexes.ts';
import type { Check, CompanyCheck, Move, SeatCheck } from './schema.ts';

export type Evidence = EvidenceOf<GameState, Action, Move, RefusalOf>;

const played = /* @__PURE__ */ playChecks<GameState, Action, Move, RefusalOf>(refuse);

function seatUnmet(state: GameState, check: SeatCheck): Unmet[] {
  const { seat: name } = check;
  const seat = findSeat(state, name);
  if (!seat) return [{ what: name, wanted: 'a seat', found: null }];
  return [
    ...amount(`${name}.cash`, check.cash, seat.cash),
    ...amounts(`${name}.shares`, check.shares, (company) => issuedTo(state, name, company as CompanyCheck['company'])),
    ...amount(`${name}.worth`, check.worth, finalStandings(state).find(({ colour }) => colour === name)?.total),
  ];
}

function companyUnmet(state: GameState, check: CompanyCheck): Unmet[] {
  const { company: name } = check;
  const company = findCompany(state, name);
  if (!company) return [{ what: name, wanted: 'a company', found: null }];
  const hexes = Object.values(state.towers).filter((tower) => tower.company === name).length;
  return [
    ...amount(`${name}.treasury`, check.treasury, company.treasury),
    ...amount(`${name}.value`, check.value, shareValue(state, name)),
    ...amount(`${name}.issued`, check.issued, issuedShares(state, name)),
    ...amount(`${name}.unissued`, check.unissued, company.unissued),
    ...amount(`${name}.pool`, check.pool, company.pool),
    ...amount(`${name}.hexes`, check.hexes, hexes),
  ];
}

/** Unmet parts of a check; empty if it holds. */
export function unmet(evidence: Evidence, check: Check): Unmet[] {
  const { state } = evidence;
  if ('seat' in check) return seatUnmet(state, check);
  if ('company' in check) return companyUnmet(state, check);
  if ('hex' in check) {
    const tower = state.towers[hexOf(state.setup, check.hex, 'hex')];
    const found = tower?.company ?? null;
    return [
      ...one(found === check.of, `${check.hex}.of`, check.of, found),
      ...amount(`${check.hex}.chips`, check.chips, tower?.value ?? 0),
    ];
  }
  if ('phase' in check) return one(state.phase === check.phase, 'phase', check.phase, state.phase);
  if ('turn' in check) {
    const found = actingSeat(state);
    return [
      ...one(found === check.turn, 'turn', check.turn, found),
      ...amount('number', check.number, state.turn.number),
    ];
  }
  if ('bid' in check) {
    const bid = state.turn.auction?.bid;
    const found = bid?.amount ?? null;
    return [
      ...one(found === check.bid, 'bid', check.bid, found),
      ...one((check.by ?? bid?.seat) === bid?.seat, 'by', check.by, bid?.seat),
    ];
  }
  if ('turnsLeft' in check) {
    const found = state.ending?.turnsLeft ?? null;
    return check.turnsLeft === null || found === null
      ? one(found === check.turnsLeft, 'turnsLeft', check.turnsLeft, found)
      : amount('turnsLeft', check.turnsLeft, found);
  }
  if ('passes' in check) return amount('passes', check.passes, state.passes);
  if ('bank' in check) return amount('bank', check.bank, state.bank);
  if ('repeated' in check) {
    const found = state.repeated?.kind ?? null;
    return one(found === check.repeated, 'repeated', check.repeated, found);
  }
  if ('winners' in check || 'total' in check) return endUnmet(state.standings, check);
  return played(evidence, check) ?? [];
}

export const { unmetOf, holds } = /* @__PURE__ */ checker(unmet);
