import type { Action } from '@machines/coverage/actions.ts';
import { rulesOf } from '@machines/coverage/choices.ts';
import { printed, sharesOfCompany } from '@machines/coverage/components/printed.ts';
import { openHexes } from '@machines/coverage/rules/board.ts';
import { cents } from '@machines/coverage/rules/money.ts';
import { preview } from '@machines/coverage/rules/preview.ts';
import { issuedShares, shareValue } from '@machines/coverage/rules/shares.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { view } from '@machines/coverage/view.ts';
import { line } from '@machines/coverage/words/index.ts';
import { firstOf, type Invariant, unless, unlike } from '../shared/invariants.ts';
import { moneyIn, sharesOf } from './count.ts';

/** What holds after every step of Coverage. */

type Holds = Invariant<GameState, Action>;

const money: Holds = {
  name: 'money is conserved to the dollar: cash, treasuries and the bank',
  broken: ({ first, after }) => unlike('all money', moneyIn(after), moneyIn(first)),
};

const debts: Holds = {
  name: 'nobody owes: no cash and no treasury below zero, and a limited bank neither',
  broken: ({ after: { seats, companies, bank, setup } }) =>
    firstOf([
      ...seats.map(({ colour, cash }) => unless(cash >= 0, `${colour} has ${cash}`)),
      ...companies.map(({ colour, treasury }) => unless(treasury >= 0, `the treasury of ${colour} has ${treasury}`)),
      unless(bank >= 0 || rulesOf({ setup }).bankLimit === 'endless', `the bank has ${bank}`),
    ]),
};

const shares: Holds = {
  name: 'C1.8 every company keeps its five shares, and everyone holds an issued one',
  broken: ({ before, after }) =>
    firstOf([
      unlike(
        'shares by company',
        sharesOf(after),
        after.companies.map(() => sharesOfCompany),
      ),
      ...after.seats.flatMap(({ colour, shares: held }, at) => [
        unless((held[colour] ?? 0) >= 1, `${colour} holds no issued share of its own`),
        // An issued share never leaves its player.
        ...after.companies.map(({ colour: company }) =>
          unless(
            (held[company] ?? 0) >= (before.seats[at]?.shares[company] ?? 0),
            `${colour} has lost a share of ${company}`,
          ),
        ),
      ]),
    ]),
};

const networks: Holds = {
  name: 'networks never overlap or shrink, and lie on open hexes',
  broken: ({ before, after }) => {
    const open = new Set(openHexes(after));
    return firstOf([
      ...Object.entries(before.towers).map(([hex, tower]) => unlike(`the tower on ${hex}`, after.towers[hex], tower)),
      ...Object.entries(after.towers).flatMap(([hex, { value }]) => [
        unless(open.has(hex), `a tower stands on ${hex}`),
        unless(value >= 1 && value <= printed.mostValue, `the tower on ${hex} has ${value} chips`),
      ]),
    ]);
  },
};

const chips: Holds = {
  name: 'C4.3 no turn places more than the issued shares allow',
  broken: ({ before, action, after }) => {
    if (action.type !== 'expand' || !before.turn.acting) return null;
    const { company, taken } = before.turn.acting;
    const placed = [...taken, action.hex].reduce((sum, hex) => sum + (after.towers[hex]?.value ?? 0), 0);
    const most = issuedShares(before, company);
    return unless(placed <= most, `${company} has placed ${placed} with ${most} shares issued`);
  },
};

const foretold: Holds = {
  name: 'an expansion costs and pays exactly what its preview said',
  broken: ({ before, action, after }) => {
    const company = before.turn.acting?.company;
    if (action.type !== 'expand' || !company || after.phase !== 'acting') return null;
    const told = preview(before, company, action);
    const due = (seat: string) =>
      told.payouts.filter((each) => each.seat === seat).reduce((sum, { amount }) => sum + amount, 0);
    return firstOf([
      unlike('the treasury', after.companies.find(({ colour }) => colour === company)?.treasury, told.treasury),
      unlike('the share value', shareValue(after, company), told.shareValue),
      ...after.seats.map(({ colour, cash }, at) =>
        unlike(`the cash of ${colour}`, cash, cents((before.seats[at]?.cash ?? 0) + due(colour))),
      ),
    ]);
  },
};

const places: Holds = {
  name: 'places follow net worth, and every line of news is a sentence',
  broken: ({ after }) => {
    const totals = after.standings?.map(({ total }) => total) ?? [];
    return firstOf([
      unless((after.standings !== null) === (after.phase === 'over'), 'standings do not fit the phase'),
      unlike(
        'the order of places',
        totals,
        totals.toSorted((a, b) => b - a),
      ),
      ...(after.standings ?? []).map(({ colour, cash, shares: value, total }) =>
        unlike(`the worth of ${colour}`, total, cents(cash + value)),
      ),
      ...after.news.map((item) => {
        const text = line(item, after.setup);
        return unless(/^[A-Z$][^{}]*\.$/.test(text), `“${text}” is no sentence`);
      }),
    ]);
  },
};

export const hiddenCash: Holds = {
  name: 'C2.6 hidden cash changes nothing that another seat can see',
  broken: ({ after }) => {
    if (after.phase === 'over' || rulesOf(after).openMoney === 'open') return null;
    const [owner, ...others] = after.seats;
    if (!owner) return 'nobody is seated';
    const other = { ...after, bank: after.bank - 7, seats: [{ ...owner, cash: owner.cash + 7 }, ...others] };
    return firstOf(
      [...others.map(({ colour }) => colour), null].map((you) =>
        unlike(`the view of ${you ?? 'a spectator'}`, view(other, you), view(after, you)),
      ),
    );
  },
};

export const heights: Holds = {
  name: 'C4.3 no tower is higher than its company has shares issued',
  broken: ({ after }) =>
    firstOf(
      Object.entries(after.towers).map(([hex, { company, value }]) =>
        unless(value <= issuedShares(after, company), `${hex} has ${value} chips of ${company}`),
      ),
    ),
};

export const lastTurns: Holds = {
  name: 'C7.1 the end is set off by a founder whose shares are gone, and that turn was no pass',
  broken: ({ after }) => {
    const { ending, seats, passes } = after;
    if (!ending) return null;
    const founders = rulesOf(after).poolIsIssued === 'issued';
    return firstOf([
      unless(ending.companies.length > 0, 'no company has run out'),
      unless(!founders || ending.companies.includes(ending.seat), `${ending.seat} has set off the end`),
      unless(
        after.phase !== 'choosing' || passes <= 2 * seats.length - 1 - ending.turnsLeft,
        `${passes} passes with ${ending.turnsLeft} turns left`,
      ),
    ]);
  },
};

export const invariants: readonly Holds[] = [
  money,
  debts,
  shares,
  networks,
  chips,
  foretold,
  places,
  hiddenCash,
  heights,
  lastTurns,
];

/** What can be asked of a table by itself. */
export const ofATable: readonly Holds[] = [money, debts, shares, networks, heights, lastTurns];
