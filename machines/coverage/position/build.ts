import { PositionError } from '../../core/position/error.ts';
import { defaultRuleSet, rulesOf } from '../choices.ts';
import type { ClauseId } from '../clauses/index.ts';
import { maps } from '../components/maps.ts';
import { printed, sharesOfCompany } from '../components/printed.ts';
import type { Colour } from '../names.ts';
import { quietFrom } from '../rules/endless.ts';
import { clockwiseFrom, withTurn } from '../rules/lookup.ts';
import { cents } from '../rules/money.ts';
import { refuseSeats, setUp } from '../rules/setup.ts';
import { allIssued } from '../rules/shares.ts';
import type { Auction, GameState, Setup } from '../state.ts';
import { findingWords } from '../words/finding.ts';
import { sentence } from '../words/sentence.ts';
import { audit, type Finding, moneyInGame, unseated, type Written } from './audit/index.ts';
import { hexOf } from './hexes.ts';
import { resolveMoves } from './moves.ts';
import { type Laid, openLaid, type Position } from './play.ts';
import type { AuctionSpec, PositionSpec } from './schema.ts';

const seatsOf = ({ seats = ['green', 'red'] }: PositionSpec): Colour[] => seats;

/** The smallest of our maps that is made for so many. */
const mapFor = (seats: number): Setup['map'] =>
  (['teach', 'three', 'five'] as const).find((name) => maps[name].players[1] >= seats) ?? 'five';

export const setupOf = (spec: PositionSpec): Setup => ({
  ruleSet: spec.rules ?? defaultRuleSet,
  rulings: spec.rulings ?? {},
  seats: seatsOf(spec).map((colour) => ({ colour, player: 'person' })),
  map: spec.map ?? mapFor(seatsOf(spec).length),
  seed: spec.seed ?? 1,
});

const writtenIn = ({ companies = {} }: PositionSpec, setup: Setup): Written[] =>
  Object.entries(companies).flatMap(([company, { network = {} }]) =>
    Object.entries(network).map(([note, value]): Written => {
      const place = `companies.${company}.network.${note}`;
      return { place, hex: hexOf(setup, note, place), tower: { company: company as Colour, value } };
    }),
  );

/** C3.2: the next one clockwise who is in, after whoever bid or passed last. */
function auctionOf(state: GameState, { company, source = 'unissued', bid, passed = [], toAct }: AuctionSpec): Auction {
  const { seat } = state.turn;
  const last = passed.at(-1) ?? bid?.seat;
  const asked = last ? clockwiseFrom(state, last).slice(1) : [seat];
  const next = asked.find((each) => !passed.includes(each) && each !== bid?.seat);
  return {
    company,
    source,
    bid: bid ?? null,
    passed,
    toAct: toAct ?? next ?? seat,
    // C3.8: another who is asked first has been asked because the turn player did not open.
    opened: bid !== undefined || passed.length > 0 || (toAct ?? seat) !== seat,
  };
}

/** The turn before which nothing else can have been counted: everyone's first, or the least that the last turns leave. */
function turnNumber(state: GameState, turnsLeft: number | undefined): number {
  const { seat } = state.turn;
  const order = clockwiseFrom(state, setUp(state.setup).turn.seat);
  const ending = endingOf(state, turnsLeft);
  if (!ending || turnsLeft === undefined) return order.indexOf(seat) + 1;
  // C7.1: a company runs out by turns of its founder, of which there are as many as shares that can go one by one.
  const rounds = rulesOf(state).upkeepRepeat === 'untilPaid' ? 0 : printed.shares.unissued - 1;
  return rounds * order.length + order.indexOf(ending.seat) + 1 + 2 * order.length - turnsLeft;
}

/** C7.1: counting back from the turns left tells who set off the end. */
function endingOf(state: GameState, turnsLeft: number | undefined): GameState['ending'] {
  const order = clockwiseFrom(state, state.turn.seat);
  const seat = order[(turnsLeft ?? 0) % order.length];
  if (turnsLeft === undefined || !seat) return null;
  const companies = state.companies.map(({ colour }) => colour).filter((company) => allIssued(state, company));
  return { seat, companies, turnsLeft };
}

/** The table as it is written, possible or not. */
function writtenDown(spec: PositionSpec, setup: Setup, towers: readonly Written[]): GameState {
  const start = setUp(setup);
  const seats = start.seats.map(({ colour, cash, shares }) => ({
    colour,
    cash: spec.table?.[colour]?.cash ?? cash,
    shares: { ...(spec.table?.[colour]?.shares ?? shares) },
  }));
  const companies = start.companies.map(({ colour, treasury }) => {
    const wanted = spec.companies?.[colour];
    const pool = wanted?.pool ?? 0;
    const issued = seats.reduce((sum, { shares }) => sum + (shares[colour] ?? 0), 0);
    return { colour, treasury: wanted?.treasury ?? treasury, unissued: sharesOfCompany - issued - pool, pool };
  });
  const held = [...seats.map(({ cash }) => cash), ...companies.map(({ treasury }) => treasury)];
  const seat = spec.turn ?? start.turn.seat;
  const laid: GameState = {
    ...start,
    seats,
    companies,
    // What players and companies have came out of the bank, or went into it.
    bank: cents(moneyInGame(start) - held.reduce((sum, amount) => sum + amount, 0)),
    towers: Object.fromEntries(towers.map(({ hex, tower }) => [hex, tower])),
    turn: { ...start.turn, seat },
    passes: spec.passes ?? 0,
  };
  const ended = withTurn(
    { ...laid, ending: endingOf(laid, spec.turnsLeft) },
    { number: turnNumber(laid, spec.turnsLeft) },
  );
  const now = { ...ended, quiet: quietFrom(ended) };
  return spec.auction ? withTurn({ ...now, phase: 'auction' }, { auction: auctionOf(now, spec.auction) }) : now;
}

interface Looked {
  table: GameState | null;
  findings: Finding[];
}

/** A position with everything about it that no game could reach; no table where there cannot be one at all. */
export function lookAt(spec: PositionSpec, setup: Setup = setupOf(spec)): Looked {
  const refused = refuseSeats(setup, rulesOf({ setup }));
  if (refused) throw new PositionError('seats', `${refused.rule}: ${sentence(refused)}`);
  const missing = unseated(spec, seatsOf(spec));
  if (missing.length > 0) return { table: null, findings: missing };
  const towers = writtenIn(spec, setup);
  const table = writtenDown(spec, setup, towers);
  return { table, findings: audit(table, spec, towers) };
}

/** What no game could reach about a position, with its clause, in words. */
export const auditOf = (spec: PositionSpec): { what: string; rule: ClauseId }[] =>
  lookAt(spec).findings.map((finding) => ({ what: findingWords(finding, setupOf(spec)), rule: finding.rule }));

const played = (state: GameState, { moves = [] }: PositionSpec): Laid => ({
  state,
  phase: state.phase as Laid['phase'],
  actions: resolveMoves(state, moves),
});

const impossible = (spec: PositionSpec, [wrong]: readonly Finding[]): PositionError =>
  new PositionError(
    wrong?.place ?? '',
    wrong ? `${wrong.rule}: ${findingWords(wrong, setupOf(spec))}` : 'There is no such table.',
  );

/** The table as it stands before anyone moves; a position that no game could reach is refused at the place it is wrong. */
export function layOut(spec: PositionSpec): GameState {
  const { table, findings } = lookAt(spec);
  if (table && findings.length === 0) return table;
  throw impossible(spec, findings);
}

/** The position as it is written, possible or not, with what no game could reach about it. */
export function layAsWritten(spec: PositionSpec, setup?: Setup): { laid: Laid; findings: Finding[] } {
  const { table, findings } = lookAt(spec, setup);
  if (!table) throw impossible(spec, findings);
  return { laid: played(table, spec), findings };
}

/** The same, opened. */
export function openAsWritten(spec: PositionSpec): Position & { table: GameState; findings: Finding[] } {
  const { laid, findings } = layAsWritten(spec);
  return { table: laid.state, findings, ...openLaid(laid) };
}

/** A position laid out: the table, and the actions that are played from there. */
export const layPosition = (spec: PositionSpec): Laid => played(layOut(spec), spec);

/** Lays a position out; throws a PositionError that names the place where it is wrong. */
export const openPosition = (spec: PositionSpec): Position => openLaid(layPosition(spec));

/** The seat a lesson looks through unless it names another. */
export const firstSeat = (spec: PositionSpec): Colour => seatsOf(spec)[0] ?? 'green';
