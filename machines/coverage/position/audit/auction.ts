import type { Action } from '../../actions.ts';
import { step } from '../../flow.ts';
import { bidRange, nobodyBid, refuseAuction, refuseBid, shareSold } from '../../rules/auction.ts';
import { withTurn } from '../../rules/lookup.ts';
import type { Auction, GameState } from '../../state.ts';
import { type Finding, refusedAs, when } from './finding.ts';

const markOf = ({ bid, passed, toAct, opened }: Auction): string =>
  JSON.stringify([bid?.seat, bid?.amount, passed.toSorted(), toAct, opened]);

/** C3.2: whether bidding clockwise can come to this. Whoever bids bids as little as possible, or the bid that is written. */
function canComeTo(state: GameState, wanted: Auction): boolean {
  const { company, source } = wanted;
  const before = withTurn({ ...state, phase: 'choosing' }, { auction: null });
  const opened = step(before, { type: 'auction', seat: state.turn.seat, company, source });
  const seen = new Set<string>();
  const waiting = [opened.state];
  for (const now of waiting) {
    const { auction } = now.turn;
    if (now.phase !== 'auction' || !auction || seen.has(markOf(auction))) continue;
    if (markOf(auction) === markOf(wanted)) return true;
    seen.add(markOf(auction));
    const seat = auction.toAct;
    const amounts = [bidRange(now)?.least, wanted.bid?.seat === seat ? wanted.bid.amount : undefined];
    const tries: Action[] = [
      ...amounts.flatMap((amount): Action[] =>
        amount !== undefined && amount <= (wanted.bid?.amount ?? 0) ? [{ type: 'bid', seat, amount }] : [],
      ),
      { type: 'passAuction', seat },
    ];
    for (const action of tries) {
      const stepped = step(now, action);
      if (stepped.ok) waiting.push(stepped.state);
    }
  }
  return false;
}

/** C3.1, C3.2: the share is there to be put up, the bid could be made, and whoever is asked is in. */
export function auction(state: GameState): Finding[] {
  const { auction: under } = state.turn;
  if (!under) return [];
  const { company, source, bid, passed, toAct } = under;
  const before = withTurn(state, { auction: { ...under, bid: null } });
  const seats = [...(bid ? [bid.seat] : []), toAct];
  const put = refuseAuction(state, { type: 'auction', seat: state.turn.seat, company, source });
  const wrong = [
    ...refusedAs(put, 'auction', 'auctionRefused', {}),
    ...(put || !bid ? [] : refusedAs(refuseBid(before, { type: 'bid', ...bid }), 'auction.bid', 'bidRefused', {})),
    ...seats.flatMap((seat) => when(passed.includes(seat), 'auction.passed', 'C3.2', 'hasPassed', { seat })),
    ...when(shareSold(state) || nobodyBid(state), 'auction', 'C3.4', 'auctionOver', {}),
  ];
  return wrong.length > 0 ? wrong : when(!canComeTo(state, under), 'auction', 'C3.2', 'biddingOrder', {});
}
