import type { Company } from '../../names.ts';
import type { GameState } from '../../state.ts';
import type { PositionSpec } from '../schema.ts';
import { auction } from './auction.ts';
import { earned } from './earned.ts';
import { type Finding, when } from './finding.ts';
import { money } from './money.ts';
import { networks, type Written } from './networks.ts';
import { shares } from './shares.ts';
import { turns } from './turns.ts';

export { moneyInGame } from './money.ts';
export type { Finding, Written };

/** Seats that are named and do not sit here. */
export function unseated(
  { table = {}, companies = {}, turn, auction: under }: PositionSpec,
  seats: readonly Company[],
) {
  const named: [string, Company][] = [
    ...Object.entries(table).flatMap(([seat, { shares: held = {} }]): [string, Company][] => [
      [`table.${seat}`, seat as Company],
      ...Object.keys(held).map((company): [string, Company] => [`table.${seat}.shares.${company}`, company as Company]),
    ]),
    ...Object.keys(companies).map((company): [string, Company] => [`companies.${company}`, company as Company]),
    ...(turn ? [['turn', turn] as [string, Company]] : []),
    ...(under ? [['auction.company', under.company] as [string, Company]] : []),
    ...[under?.bid?.seat, under?.toAct, ...(under?.passed ?? [])].flatMap((seat): [string, Company][] =>
      seat ? [['auction', seat]] : [],
    ),
  ];
  return named.flatMap(([place, seat]) => when(!seats.includes(seat), place, 'C2.1', 'notSeated', { seat }));
}

/** Everything about a table that no game could reach. What is wrong with shares or towers makes no sense of the money. */
export function audit(state: GameState, spec: PositionSpec, written: readonly Written[]): Finding[] {
  const pieces = [...shares(state), ...networks(state, written), ...money(state)];
  return [...pieces, ...(pieces.length > 0 ? [] : earned(state)), ...turns(state, spec), ...auction(state)];
}
