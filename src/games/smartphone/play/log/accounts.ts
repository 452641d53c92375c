import type { Colour, Technology } from '@machines/smartphone/names.ts';
import { finalStandings } from '@machines/smartphone/rules/end.ts';
import { seatOf } from '@machines/smartphone/rules/lookup.ts';
import type { NewsOf } from '@machines/smartphone/rules/refuse.ts';
import type { Income } from '@machines/smartphone/state.ts';
import type { Smartphone } from '@machines/smartphone/types.ts';
import { momentsOf } from '@/play/log/moments.ts';
import type { Entries } from '../smartphone.ts';

/** One seat's round: VP by where they came from (S8.1, S8.2, S9.9), and what became of its goods. */
export interface RoundAccount extends Income {
  /** The price goods were sold at; null before prices are set. */
  price: number | null;
  made: number;
  sold: number;
  /** Goods sold off the board with NFC side A. */
  soldOffBoard: number;
  lost: number;
  kept: number;
  progressLost: number;
}

export interface SeatAccount {
  colour: Colour;
  /** VP at the start (S0.2). */
  start: number;
  rounds: RoundAccount[];
  /** What patents and retailer spaces are worth at the end, or would be now (SE.1). */
  patents: number;
  retailers: number;
  total: number;
  /** Decide a tie (SE.2). */
  technologies: readonly Technology[];
  patentsOwned: readonly Technology[];
}

export const roundVp = ({ sales, offBoard, control }: Income): number => sales + offBoard + control;

const goodsOf = ({ params }: NewsOf): number => Number(params['goods'] ?? 0);

/** Enters one piece of news in the account of the seat it names. */
function enter(account: RoundAccount, item: NewsOf): void {
  switch (item.what) {
    case 'priced':
    case 'bonusPrice':
      account.price = Number(item.params['price']);
      break;
    case 'produced':
    case 'bonusGoods':
      account.made += goodsOf(item);
      break;
    case 'soldOffBoard':
      account.soldOffBoard += Number(item.params['amount']);
      break;
    case 'salesScored':
      account.sold += goodsOf(item);
      break;
    case 'goodsLost':
      account.lost += goodsOf(item);
      break;
    case 'goodsKept':
      account.kept += goodsOf(item);
      break;
    case 'progressLost':
      account.progressLost += Number(item.params['progress']);
      break;
  }
}

const emptyGoods = () => ({ price: null, made: 0, sold: 0, soldOffBoard: 0, lost: 0, kept: 0, progressLost: 0 });

/** Every seat's accounts, in scoreboard order, at the end of a game or as far as it goes. */
export function accounts(entries: Entries): SeatAccount[] {
  const { start, moments } = momentsOf<Smartphone>(entries);
  const now = moments.at(-1)?.state ?? start;
  const scores = finalStandings(now);
  const books = now.seats.map(({ colour, income }): SeatAccount => {
    const score = scores.find((each) => each.colour === colour);
    const { technologies, patents } = seatOf(now, colour);
    return {
      colour,
      start: seatOf(start, colour).vp,
      rounds: income.map((vp) => ({ ...vp, ...emptyGoods() })),
      patents: score?.patents ?? 0,
      retailers: score?.retailers ?? 0,
      total: score?.total ?? 0,
      technologies,
      patentsOwned: patents,
    };
  });
  for (const item of moments.flatMap(({ state }) => state.news)) {
    const account = books.find(({ colour }) => colour === item.params['seat'])?.rounds[item.round - 1];
    if (account) enter(account, item);
  }
  return books;
}
