import { teller } from '../../core/refusal.ts';
import type { ClauseId } from '../clauses/index.ts';
import type { Colour, Company, Phase } from '../names.ts';
import type { Acting, Auction, CompanyState, GameState, TurnState } from '../state.ts';
import type { NewsKey } from '../words/en/happenings.ts';

/** Looking things up on the table, and putting changed things back. */

export { findSeat, seatOf, withSeat } from '../../core/seats.ts';

/** Turns are the rounds of this game. */
export const { tell } = teller<ClauseId, NewsKey, Phase, GameState>(({ turn, phase }) => ({
  round: turn.number,
  phase,
}));

export const findCompany = (state: GameState, company: Company): CompanyState | undefined =>
  state.companies.find(({ colour }) => colour === company);

export function companyOf(state: GameState, company: Company): CompanyState {
  const found = findCompany(state, company);
  if (!found) throw new RangeError(`${company} has no company in this game.`);
  return found;
}

export const withCompany = (state: GameState, company: Company, change: Partial<CompanyState>): GameState => ({
  ...state,
  companies: state.companies.map((each) => (each.colour === company ? { ...each, ...change } : each)),
});

export const withTurn = (state: GameState, change: Partial<TurnState>): GameState => ({
  ...state,
  turn: { ...state.turn, ...change },
});

export function auctionOf({ turn }: GameState): Auction {
  if (!turn.auction) throw new Error('No auction is under way.');
  return turn.auction;
}

export function actingOf({ turn }: GameState): Acting {
  if (!turn.acting) throw new Error('Nobody is acting for a company.');
  return turn.acting;
}

/** Every seat clockwise, beginning with this one. */
export function clockwiseFrom(state: GameState, first: Colour): Colour[] {
  const order = state.seats.map(({ colour }) => colour);
  const at = order.indexOf(first);
  return [...order.slice(at), ...order.slice(0, at)];
}

/** Who has to act: the bidder asked, else whoever has the turn; nobody once the game is over. */
export const actingSeat = ({ phase, turn }: GameState): Colour | null =>
  phase === 'over' ? null : (turn.auction?.toAct ?? turn.seat);
