import type { Action, ActionOf } from '../actions.ts';
import { rulesOf } from '../choices.ts';
import type { Colour } from '../names.ts';
import type { Auction, GameState } from '../state.ts';
import {
  auctionOf,
  clockwiseFrom,
  companyOf,
  findCompany,
  seatOf,
  tell,
  withCompany,
  withSeat,
  withTurn,
} from './lookup.ts';
import { bankPays, bankPaysCompany, cents, playerPaysBank, playerPaysCompany } from './money.ts';
import { news, type RefusalOf, refusal } from './refuse.ts';
import { issuedTo, poolShare, shareValue } from './shares.ts';

/** C3.1 */
export function refuseAuction(state: GameState, { seat, company, source }: ActionOf<'auction'>): RefusalOf | null {
  const put = findCompany(state, company);
  if (!put) return refusal('C2.1', 'noSuchCompany', { company });
  if (source === 'pool') return put.pool > 0 ? null : refusal('C3.1', 'notInPool', { company });
  if (seat !== company) return refusal('C3.1', 'notYourUnissued', { company });
  return put.unissued > 0 ? null : refusal('C3.1', 'noneUnissued', { company });
}

export function startAuction(state: GameState, { seat, company, source }: ActionOf<'auction'>): GameState {
  const auction: Auction = { company, source, toAct: seat, bid: null, passed: [], opened: false };
  return tell(
    withTurn({ ...state, phase: 'auction' }, { auction }),
    news('C3.1', source === 'pool' ? 'auctionFromPool' : 'auction', {
      seat,
      company,
      amount: shareValue(state, company),
    }),
  );
}

const stillIn = (state: GameState): Colour[] =>
  state.seats.map(({ colour }) => colour).filter((colour) => !auctionOf(state).passed.includes(colour));

/** C3.11 */
const smallestStep = (state: GameState): number => (rulesOf(state).wholeDollars === 'whole' ? 1 : 0.01);

/** C3.11: more than a bid by a step; a position may have one in cents where only whole dollars are bid. */
const leastBid = (state: GameState): number => {
  const { bid, company } = auctionOf(state);
  if (!bid) return shareValue(state, company);
  const step = smallestStep(state);
  return step === 1 ? Math.floor(bid.amount) + 1 : cents(bid.amount + step);
};

/** The bids open to whoever is asked, in steps; null when he cannot bid (C3.2). */
export function bidRange(state: GameState): { least: number; most: number; step: number } | null {
  if (!state.turn.auction) return null;
  const step = smallestStep(state);
  const least = leastBid(state);
  const { cash } = seatOf(state, state.turn.auction.toAct);
  const most = step === 1 ? Math.floor(cash) : cash;
  return most < least ? null : { least, most, step };
}

/** C3.2, C3.11 */
export function refuseBid(state: GameState, { seat, amount }: ActionOf<'bid'>): RefusalOf | null {
  const { bid, company } = auctionOf(state);
  const { cash } = seatOf(state, seat);
  if (!Number.isInteger(amount) && rulesOf(state).wholeDollars === 'whole')
    return refusal('C3.11', 'notWhole', { amount });
  if (amount < leastBid(state))
    return bid
      ? refusal('C3.2', 'bidNotHigher', { amount, bid: bid.amount, seat: bid.seat })
      : refusal('C3.2', 'bidBelowValue', { amount, company, least: leastBid(state) });
  return amount > cash ? refusal('C3.2', 'bidAboveCash', { amount, cash }) : null;
}

/** The next one clockwise who is still in; the highest bidder is asked only when someone outbids him. */
function ask(state: GameState, change: Partial<Auction>): GameState {
  const auction = { ...auctionOf(state), ...change };
  const [, ...others] = clockwiseFrom(state, auction.toAct);
  const next = [...others, auction.toAct].find((seat) => !auction.passed.includes(seat));
  return withTurn(state, { auction: { ...auction, toAct: next ?? auction.toAct } });
}

export const placeBid = (state: GameState, { seat, amount }: ActionOf<'bid'>): GameState =>
  tell(
    ask(state, { bid: { seat, amount }, opened: true }),
    news('C3.2', 'bid', { seat, amount, company: auctionOf(state).company }),
  );

/** C3.2: a pass is final. */
export const passAuction = (state: GameState, { seat }: ActionOf<'passAuction'>): GameState =>
  tell(
    ask(state, { opened: true, passed: [...auctionOf(state).passed, seat] }),
    news('C3.2', 'passedAuction', { seat }),
  );

/** C3.8: the turn player does not open; by one reading that is no pass. */
export const declineToOpen = (state: GameState, action: ActionOf<'passAuction'>): GameState =>
  rulesOf(state).openingPass === 'mayReturn'
    ? tell(ask(state, { opened: true }), news('C3.8', 'noOpeningBid', { seat: action.seat }))
    : passAuction(state, action);

/** C3.4, and C3.9 to the letter: one is left, and he has bid or need not. */
export const shareSold = (state: GameState): boolean =>
  stillIn(state).length === 1 && (auctionOf(state).bid !== null || rulesOf(state).soleBidder === 'takesItFree');

/** C3.3: nobody is left, and nobody has bid. */
export const nobodyBid = (state: GameState): boolean => stillIn(state).length === 0;

/** The turn player has not yet said whether he opens. */
export const isOpening = (state: GameState): boolean => !auctionOf(state).opened;

const closed = (state: GameState, passes: number): GameState =>
  withTurn({ ...state, phase: 'ending', passes }, { auction: null });

/** C3.4 */
export function sellShare(state: GameState): GameState {
  const { company, source, bid } = auctionOf(state);
  const winner = bid?.seat ?? stillIn(state)[0] ?? state.turn.seat;
  const amount = bid?.amount ?? 0;
  const paid =
    source === 'pool' ? playerPaysBank(state, winner, amount) : playerPaysCompany(state, winner, company, amount);
  const { unissued, pool } = companyOf(paid, company);
  const taken = withCompany(paid, company, source === 'pool' ? { pool: pool - 1 } : { unissued: unissued - 1 });
  const shares = { ...seatOf(taken, winner).shares, [company]: issuedTo(taken, winner, company) + 1 };
  return closed(
    tell(
      withSeat(taken, winner, { shares }),
      bid
        ? news('C3.4', source === 'pool' ? 'boughtFromPool' : 'bought', { seat: winner, company, amount })
        : news('C3.9', 'tookFree', { seat: winner, company }),
    ),
    0,
  );
}

/** C3.3 for an unissued share; C3.6 and C3.10 for one that came from the pool. */
export function leaveUnsold(state: GameState): GameState {
  const { company, source } = auctionOf(state);
  if (source === 'unissued') return closed(poolShare(state, company, 'C3.3'), 0);
  const rules = rulesOf(state);
  const amount = rules.poolAuctionNoBid === 'again' ? bankPays(state, shareValue(state, company)) : 0;
  if (amount > 0)
    return closed(tell(bankPaysCompany(state, company, amount), news('C3.6', 'paidAgain', { company, amount })), 0);
  const counts = rules.poolNoBidIsPass === 'pass';
  return closed(
    tell(state, news('C3.10', counts ? 'nothingIsAPass' : 'nothingChanged', { company, seat: state.turn.seat })),
    counts ? state.passes + 1 : 0,
  );
}

/** Bids are listed by the least one alone; `bidRange` tells the rest. */
export function legalBidding(state: GameState): Action[] {
  const { toAct: seat } = auctionOf(state);
  const range = bidRange(state);
  return [...(range ? [{ type: 'bid' as const, seat, amount: range.least }] : []), { type: 'passAuction', seat }];
}
