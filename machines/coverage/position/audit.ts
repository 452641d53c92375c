import type { Params } from '../../core/refusal.ts';
import type { ClauseId } from '../clauses/index.ts';
import { sharesOfCompany } from '../components/printed.ts';
import type { Company } from '../names.ts';
import { rulesOf } from '../readings.ts';
import { nobodyBid, refuseAuction, refuseBid, shareSold } from '../rules/auction.ts';
import { boardOf } from '../rules/board.ts';
import { refusePieces, refuseTarget } from '../rules/expansion.ts';
import { reachable } from '../rules/hexes.ts';
import type { RefusalOf } from '../rules/refuse.ts';
import { setUp } from '../rules/setup.ts';
import { allIssued, issuedTo } from '../rules/shares.ts';
import { withTurn } from '../rules/table.ts';
import type { GameState, Tower } from '../state.ts';
import type { FindingKey } from '../words/en/findings.ts';
import type { PositionSpec } from './spec.ts';

/** Something about a position that no game could reach: where it is written, and the clause that says so. */
export interface Finding {
  place: string;
  rule: ClauseId;
  what: FindingKey;
  params: Params;
  /** What the rules themselves say to it, where they can be asked. */
  because?: RefusalOf;
}

const when = (wrong: boolean, place: string, rule: ClauseId, what: FindingKey, params: Params): Finding[] =>
  wrong ? [{ place, rule, what, params }] : [];

const refusedAs = (because: RefusalOf | null, place: string, what: FindingKey, params: Params): Finding[] =>
  because ? [{ place, rule: because.rule, what, params, because }] : [];

/** C2.1, C1.8: five shares a company, and a founder keeps the one it began with. */
function shares(state: GameState): Finding[] {
  return state.companies.flatMap(({ colour: company, unissued }) => [
    ...when(unissued < 0, `companies.${company}`, 'C2.1', 'sharesOver', {
      company,
      shares: sharesOfCompany - unissued,
      most: sharesOfCompany,
    }),
    ...when(issuedTo(state, company, company) < 1, `table.${company}.shares`, 'C1.8', 'founderShare', {
      seat: company,
      company,
    }),
  ]);
}

/** A tower as it is written, before it stands on the map. */
export interface Written {
  place: string;
  hex: string;
  tower: Tower;
}

/** C1.2, C1.7, C2.5, C5.7: every hex can be controlled, by one company, and hangs together with the start. */
function networks(bare: GameState, written: readonly Written[]): Finding[] {
  let now: GameState = { ...bare, towers: {} };
  const wrong: Finding[] = [];
  for (const { place, hex, tower } of written) {
    const { company, value } = tower;
    wrong.push(
      ...refusedAs(refuseTarget(now, hex) ?? refusePieces(now, company, value), place, 'hexRefused', { company }),
    );
    now = { ...now, towers: { ...now.towers, [hex]: tower } };
  }
  const linked = reachable(boardOf(now).start, (hex) => hex in now.towers);
  return [...wrong, ...written.flatMap(({ place, hex }) => when(!linked.has(hex), place, 'C5.7', 'apart', { hex }))];
}

/** C2.5, C3.11: no money but what the game began with, in whole dollars. */
function money(state: GameState): Finding[] {
  const { wholeDollars, bankLimit } = rulesOf(state);
  const sums: [string, number][] = [
    ...state.seats.map(({ colour, cash }): [string, number] => [`table.${colour}.cash`, cash]),
    ...state.companies.map(({ colour, treasury }): [string, number] => [`companies.${colour}.treasury`, treasury]),
  ];
  const held = sums.reduce((sum, [, amount]) => sum + amount, 0);
  return [
    ...sums.flatMap(([place, amount]) =>
      when(wholeDollars === 'whole' && !Number.isInteger(amount), place, 'C3.11', 'notWhole', { amount }),
    ),
    ...when(bankLimit === 'limited' && state.bank < 0, 'table', 'C2.5', 'bankOver', {
      amount: held,
      total: moneyInGame(state),
    }),
  ];
}

/** All the money of a game, wherever it lies: an endless bank starts at nothing and goes below it. */
export const moneyInGame = ({ setup }: Pick<GameState, 'setup'>): number => {
  const { seats, companies, bank } = setUp(setup);
  return (
    bank + seats.reduce((sum, { cash }) => sum + cash, 0) + companies.reduce((sum, { treasury }) => sum + treasury, 0)
  );
};

/** C6.1, C7.1 */
function turns(state: GameState, { turnsLeft, passes = 0 }: PositionSpec): Finding[] {
  const most = 2 * state.seats.length - 1;
  const [sold] = state.companies.filter(({ colour }) => allIssued(state, colour));
  const playedOut = turnsLeft !== undefined && rulesOf(state).passInEndGame === 'playedOut';
  return [
    ...when(turnsLeft !== undefined && !sold, 'turnsLeft', 'C7.1', 'endNotSetOff', {}),
    ...when(turnsLeft === undefined && sold !== undefined, 'turnsLeft', 'C7.1', 'endSetOff', {
      company: sold?.colour ?? '',
    }),
    ...when((turnsLeft ?? 0) > most, 'turnsLeft', 'C7.1', 'turnsOver', { turns: turnsLeft ?? 0, most }),
    ...when(passes >= state.seats.length && !playedOut, 'passes', 'C6.1', 'allPassed', { passes }),
  ];
}

/** C3.1, C3.2: the share is there to be put up, the bid could be made, and whoever is asked is in. */
function auction(state: GameState): Finding[] {
  const { auction: under } = state.turn;
  if (!under) return [];
  const { company, source, bid, passed, toAct } = under;
  const before = withTurn(state, { auction: { ...under, bid: null } });
  const seats = [...(bid ? [bid.seat] : []), toAct];
  const put = refuseAuction(state, { type: 'auction', seat: state.turn.seat, company, source });
  return [
    ...refusedAs(put, 'auction', 'auctionRefused', {}),
    ...(put || !bid ? [] : refusedAs(refuseBid(before, { type: 'bid', ...bid }), 'auction.bid', 'bidRefused', {})),
    ...seats.flatMap((seat) => when(passed.includes(seat), 'auction.passed', 'C3.2', 'hasPassed', { seat })),
    ...when(shareSold(state) || nobodyBid(state), 'auction', 'C3.4', 'auctionOver', {}),
  ];
}

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

/** Everything about a table that no game could reach. */
export const audit = (state: GameState, spec: PositionSpec, written: readonly Written[]): Finding[] => [
  ...shares(state),
  ...networks(state, written),
  ...money(state),
  ...turns(state, spec),
  ...auction(state),
];
