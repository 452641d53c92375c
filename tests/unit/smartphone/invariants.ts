import type { Action } from '@machines/smartphone/actions.ts';
import { rulesOf } from '@machines/smartphone/choices.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import { step } from '@machines/smartphone/flow.ts';
import { impossible } from '@machines/smartphone/position/audit/index.ts';
import { beginnings } from '@machines/smartphone/position/beginnings.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import { randomPlan } from '@machines/smartphone/rules/planSpace.ts';
import type { GameState, Seat } from '@machines/smartphone/state.ts';
import { openMoves, view } from '@machines/smartphone/view.ts';
import { line } from '@machines/smartphone/words/index.ts';
import { firstOf, type Invariant, unless, unlike } from '../shared/invariants.ts';
import { recount } from './recount.ts';

/** What holds after every step of Smartphone Inc. with the printed components. */

type Holds = Invariant<GameState, Action>;

const tilesOf = ({ pile, block, box, seats }: GameState): number[] => [
  ...pile,
  ...block,
  ...box,
  ...seats.flatMap(({ improvements, steve }) => [
    ...improvements,
    ...(steve?.placed ?? []),
    ...(steve && steve.delayed !== null ? [steve.delayed] : []),
  ]),
];
const allTiles = Array.from({ length: 32 }, (_, tile) => tile);

const pieces: Holds = {
  name: 'pieces are conserved: 32 improvements, 6 patents, 20 tokens',
  broken: ({ after }) => {
    const patents = after.seats.flatMap((seat) => seat.patents);
    const tokens = after.seats.reduce((sum, seat) => sum + seat.tokens, after.tokens);
    return firstOf([
      unlike(
        'the improvements',
        tilesOf(after).sort((a, b) => a - b),
        allTiles,
      ),
      unless(new Set(patents).size === patents.length, `patents are held twice: ${patents}`),
      unless(after.tokens >= 0, `${after.tokens} tokens are left`),
      rulesOf(after).tokensOut === 'nothing' ? unlike('the number of tokens', tokens, 20) : null,
    ]);
  },
};

const points: Holds = {
  name: 'VP falls only by sales below nothing, and what is earned is what the ledger says',
  broken: ({ before, after }) =>
    firstOf(
      after.seats.flatMap(({ colour, price, vp, income }, at) => {
        const earned = income.reduce((sum, { sales, offBoard, control }) => sum + sales + offBoard + control, 0);
        return [
          // S2.2: only where the track has no end can a price be below nothing.
          unless(price < 0 || vp >= (before.seats[at]?.vp ?? 0), `${colour} falls to ${vp} VP`),
          unlike(`the VP of ${colour}`, vp, printed.seats[colour].startVp + earned),
        ];
      }),
    ),
};

/** The goods a plan makes, counted a second time. */
function goodsDue(before: GameState, after: GameState, seat: Seat): number | null {
  if (!seat.plan) return null;
  const rules = rulesOf(after);
  const { symbols, covered } = recount(seat.plan);
  // As they were in production: in round 5 a technology that is paid for is completed as soon as phase 5 begins.
  const { technologies, tokens } = before.seats.find(({ colour }) => colour === seat.colour) ?? seat;
  const has = (technology: 'GPS' | 'Li-ion', side: string) =>
    technologies.includes(technology) && after.sides[technology] === side;
  const counted = technologies.length - (rules.liIonItself === 'counts' ? 0 : 1);
  const liIon = rules.liIonGoods === 'perTwo' ? Math.floor(counted / 2) : counted;
  return (
    symbols.goods +
    symbols.goodsPriceDown * (has('GPS', 'A') ? 2 : 1) +
    covered +
    (seat.improvements.length - seat.plan.improvements.length) +
    tokens +
    (has('Li-ion', 'B') ? liIon : 0)
  );
}

const production: Holds = {
  name: 'nobody over- or under-produces',
  broken: ({ before, action, after }) => {
    const rules = rulesOf(after);
    if (action.type !== 'plan' || after.phase === 'planning') return null;
    if (rules.pieceLimits === 'limited' || rules.padOverImprovement === 'nothing') return null;
    if (rules.overhangActive === 'inactive' || rules.gpsScope === 'padsOnly') return null;
    return firstOf(
      after.seats.map((seat) => {
        const due = goodsDue(before, after, seat);
        return due === null ? null : unlike(`what ${seat.colour} makes`, seat.made.production, due);
      }),
    );
  },
};

const buyers: Holds = {
  name: 'a sale never skips a willing buyer to the left, and never goes to an unwilling one',
  broken: ({ before, action }) => {
    if (action.type !== 'sell') return null;
    const seller = before.seats.find(({ colour }) => colour === action.seat);
    if (!seller) return 'a stranger sells';
    const free = printed.regions[action.region].buyers.map(
      (buyer, at) =>
        before.sold[action.region][at] === null &&
        ('price' in buyer ? seller.price <= buyer.price : seller.technologies.includes(buyer.technology)),
    );
    return firstOf([
      unless(free[action.buyer] === true, `buyer ${action.buyer} in ${action.region} is taken or unwilling`),
      unless(!free.slice(0, action.buyer).includes(true), `a buyer to the left of ${action.buyer} is skipped`),
    ]);
  },
};

const places: Holds = {
  name: 'exactly five rounds are played, and places follow the totals',
  broken: ({ after }) => {
    if (after.phase !== 'over') return unless(after.standings === null, 'there are standings before the end');
    const totals = after.standings?.map(({ total }) => total) ?? [];
    return firstOf([
      unlike('the last round', after.round, 5),
      unlike('the number of places', totals.length, after.seats.length),
      unlike(
        'the order of places',
        totals,
        totals.toSorted((a, b) => b - a),
      ),
      ...(after.standings ?? []).map(({ colour, vp, patents, retailers, total }) =>
        unlike(`the total of ${colour}`, total, vp + patents + retailers),
      ),
    ]);
  },
};

const sentences: Holds = {
  name: 'every line of news is a sentence',
  broken: ({ after }) =>
    firstOf(
      after.news.map((item) => {
        const text = line(item);
        return unless(/^[^{}]*\.$/.test(text) && !text.includes('undefined'), `“${text}” is no sentence`);
      }),
    ),
};

const reachable: Holds = {
  name: 'the audit finds nothing wrong with a table as a phase begins',
  broken: ({ before, action, after }) => {
    if (before.phase === after.phase) return null;
    for (const table of beginnings(before, action)) {
      const [found] = impossible(table);
      if (found) return `${found.rule} ${found.what} ${JSON.stringify(found.params)} before ${table.phase}`;
    }
    return null;
  },
};

export const hiddenPlans: Holds = {
  name: 'S1.8 another hidden plan changes nothing that a seat can see',
  broken: ({ before, action, after, log }) => {
    if (action.type !== 'plan' || after.phase !== 'planning') return null;
    const [plan] = randomPlan(planMeans(before, action.seat), before.setup.seed + log.length);
    const instead: Action = { ...action, plan };
    const other = step(before, instead);
    if (!other.ok) return `a random plan is refused by ${other.refusal.rule}`;
    const otherLog = [...log.slice(0, -1), instead];
    // Earlier entries are the same in both: the plans of one round are enough to look at.
    const round = -after.seats.length;
    const lookers = after.seats.map(({ colour }) => colour).filter((colour) => colour !== action.seat);
    return firstOf(
      [...lookers, null].flatMap((you) => [
        unlike(`the view of ${you ?? 'a spectator'}`, view(other.state, you), view(after, you)),
        unlike(
          `the log of ${you ?? 'a spectator'}`,
          otherLog.slice(round, openMoves(otherLog, other.state)),
          log.slice(round, openMoves(log, after)),
        ),
      ]),
    );
  },
};

export const invariants: readonly Holds[] = [
  pieces,
  points,
  production,
  buyers,
  places,
  sentences,
  reachable,
  hiddenPlans,
];
