import { rulesOf } from '../../choices.ts';
import { printed, sharesOfCompany } from '../../components/printed.ts';
import type { Company } from '../../names.ts';
import { boardOf } from '../../rules/board.ts';
import { controlledBy, shareValue } from '../../rules/shares.ts';
import type { CompanyState, GameState, Tower } from '../../state.ts';
import { type Finding, when } from './finding.ts';

/**
 * Where the money can have come from and gone. A treasury is filled by shares and upkeep and emptied by chips and
 * leases; players are paid by cities and leases; the pool pays and is paid. Each bound is the most or the least that
 * any game with this table allows, so what lies outside of it no game can reach.
 */

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

const towersOf = (state: GameState, company?: Company): Tower[] =>
  Object.values(state.towers).filter((tower) => !company || tower.company === company);

const chips = (towers: readonly Tower[]): number => sum(towers.map(({ value }) => value));

/** Shares that have left their founder, sold or pooled. */
const gone = ({ unissued }: CompanyState): number => printed.shares.unissued - unissued;

/** C5.1, C5.2: the most that all leases can have cost: of two rival towers only the later can have leased the other. */
function mostLeased(towers: readonly Tower[], by: (tower: Tower) => boolean = () => true): number {
  const pairs = towers.flatMap((one, at) => towers.slice(at + 1).map((other): [Tower, Tower] => [one, other]));
  return sum(
    pairs
      .filter(([one, other]) => one.company !== other.company)
      .map(([one, other]) => Math.max(by(one) ? other.value : 0, by(other) ? one.value : 0)),
  );
}

/** What a company has had in all: what it holds, and what its chips have cost. */
const used = (state: GameState, { colour, treasury }: CompanyState): number =>
  treasury + printed.costPerChip * chips(towersOf(state, colour));

/** C3.3, C3.4, C4.6, C4.7 */
function treasury(state: GameState, company: CompanyState): Finding[] {
  const { colour } = company;
  const rules = rulesOf(state);
  const place = `companies.${colour}.treasury`;
  const amount = used(state, company);
  const leases = mostLeased(towersOf(state), (tower) => tower.company === colour);
  // A share brings at least its value, which is never below what a network begins with.
  const certain = rules.soleBidder === 'bidsOrPasses' && rules.bankLimit === 'endless';
  const least = printed.treasury + (certain ? gone(company) * printed.startValue : 0);
  // Each time its founder acts, for whichever company, a hex is taken. Without a sale only upkeep and the pool bring money.
  const acts = sum(
    state.companies.map(({ colour: each }) =>
      controlledBy(state, colour, each) > 0 ? towersOf(state, each).length : 0,
    ),
  );
  const pooled = company.pool * shareValue(state, colour);
  const most = printed.treasury + pooled + acts * printed.shares.unissued * printed.upkeep;
  const bounded =
    gone(company) === company.pool && rules.zeroExpansion === 'refused' && rules.poolAuctionNoBid === 'once';
  return [
    ...when(amount + leases < least, place, gone(company) > 0 ? 'C3.4' : 'C2.1', 'treasuryTooLow', {
      company: colour,
      total: least,
      amount: amount + leases,
    }),
    ...when(bounded && amount > most, place, 'C4.6', 'treasuryTooHigh', {
      company: colour,
      total: most,
      amount,
    }),
  ];
}

/** What the bank can have paid to players and companies, less what leases and the pool brought it. */
function bankPaid(state: GameState): { least: number; most: number } {
  const rules = rulesOf(state);
  const leases = mostLeased(towersOf(state));
  const cities = Object.entries(state.towers).filter(([hex]) => boardOf(state).kinds.get(hex) === 'city');
  const ofCompany = (company: Company) => state.companies.find(({ colour }) => colour === company);
  // C4.5: pooled shares are paid nothing, and as many may have lain there as have left their founder.
  const cityLeast = cities.map(([, { company, value }]) => {
    const own = ofCompany(company);
    return value * (sharesOfCompany - (own ? gone(own) : 0));
  });
  const cityMost = cities.map(([, { value }]) => value * sharesOfCompany);
  // C5.3: in full a lease pays each of at least one share and at most five; divided it never pays more than it cost.
  const split = rules.leasePayout === 'split';
  const poolMost =
    rules.poolAuctionNoBid === 'again'
      ? Number.POSITIVE_INFINITY
      : sum(state.companies.map((company) => gone(company) * shareValue(state, company.colour)));
  const most = sum(cityMost) + (split ? 0 : (sharesOfCompany - 1) * leases) + poolMost;
  if (rules.bankLimit === 'limited') return { least: -leases - boughtAtMost(state), most };
  const poolLeast = sum(state.companies.map(({ pool }) => pool * printed.startValue));
  return { least: sum(cityLeast) + poolLeast - (split ? leases : 0) - boughtAtMost(state), most };
}

/** C3.4: a share that a player has bought may have come from the pool, for any amount. */
const boughtAtMost = (state: GameState): number =>
  state.companies.every((company) => gone(company) === company.pool) ? 0 : Number.POSITIVE_INFINITY;

/** C2.1, C2.5: all that players and companies have had came from the set-up and the bank. */
function together(state: GameState): Finding[] {
  const began = (printed.cash + printed.treasury) * state.seats.length;
  const amount = sum(state.seats.map(({ cash }) => cash)) + sum(state.companies.map((company) => used(state, company)));
  const { least, most } = bankPaid(state);
  return [
    ...when(amount > began + most, 'table', 'C2.1', 'moneyOver', { amount, total: began + most }),
    ...when(amount < began + least, 'table', 'C2.1', 'moneyShort', { amount, total: began + least }),
  ];
}

export const earned = (state: GameState): Finding[] => [
  ...state.companies.flatMap((company) => treasury(state, company)),
  ...together(state),
];
