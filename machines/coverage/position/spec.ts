import type { PlayCheck } from '../../core/position/checks.ts';
import type { Amount } from '../../core/position/unmet.ts';
import type { Action, ActionOf } from '../actions.ts';
import type { RuleSet, Rulings } from '../choices.ts';
import type { ClauseId } from '../clauses/index.ts';
import type { Colour, Company, Phase, ShareSource } from '../names.ts';
import type { Repetition, Setup } from '../state.ts';
import type { NewsKey } from '../words/en/happenings.ts';

/**
 * A position in a few words, as lessons and scenarios write it down. What is left out stands as a new game has it.
 * A hex goes by its name on the map (`C2`) or by its coordinates (`1,-2`).
 */
export type HexNote = string;

export interface SeatSpec {
  cash?: number;
  /** Issued shares, by company; left out: the one of its own it began with. */
  shares?: Partial<Record<Company, number>>;
}

export interface CompanySpec {
  treasury?: number;
  /** Shares in the bank pool. What neither the pool nor any player has stays unissued with the founder. */
  pool?: number;
  /** Chips on each hex it controls besides the start. */
  network?: Record<HexNote, number>;
}

/** An auction under way. */
export interface AuctionSpec {
  company: Company;
  /** Default: an unissued share. */
  source?: ShareSource;
  /** The highest bid so far. */
  bid?: { seat: Colour; amount: number };
  passed?: Colour[];
  /** Who may bid now; left out: the next who is in, after the last who bid or passed. */
  toAct?: Colour;
}

/** An action. Left out, the seat is whoever has to act, a share is an unissued one of their own, a route leases nothing. */
export type Move =
  | (Partial<Omit<ActionOf<'auction'>, 'type'>> & { type: 'auction' })
  | { type: 'act'; seat?: Colour; company?: Company }
  | { type: 'bid'; seat?: Colour; amount: number }
  | { type: 'expand'; seat?: Colour; hex: HexNote; value: number; route?: HexNote[] }
  | { type: Exclude<Action['type'], 'auction' | 'act' | 'bid' | 'expand'>; seat?: Colour };

export interface PositionSpec {
  rules?: RuleSet;
  rulings?: Rulings;
  /** Clockwise; left out: green and red. */
  seats?: Colour[];
  /** Default: the smallest map for this number of players. */
  map?: Setup['map'];
  seed?: number;
  table?: Partial<Record<Colour, SeatSpec>>;
  companies?: Partial<Record<Company, CompanySpec>>;
  /** Whose turn it is; left out: who begins. */
  turn?: Colour;
  /** Turns passed in a row just before. */
  passes?: number;
  /** The end is set off, by a company whose shares are all issued: turns left, this one among them. */
  turnsLeft?: number;
  auction?: AuctionSpec;
  /** Played from there, to stand in the middle of a turn. */
  moves?: Move[];
}

export interface SeatCheck {
  seat: Colour;
  cash?: Amount;
  /** Issued shares, by company. */
  shares?: Partial<Record<Company, Amount>>;
  /** Cash and the value of issued shares (C7.2). */
  worth?: Amount;
}

export interface CompanyCheck {
  company: Company;
  treasury?: Amount;
  /** Its share value. */
  value?: Amount;
  issued?: Amount;
  unissued?: Amount;
  pool?: Amount;
  /** How many hexes it controls besides the start. */
  hexes?: Amount;
}

/** Something that is true or not of what was played. Outcomes of scenarios and goals of lessons are lists of these. */
export type Check =
  | SeatCheck
  | CompanyCheck
  /** Who controls a hex, and with how many chips; null means nobody. */
  | { hex: HexNote; of: Company | null; chips?: Amount }
  | { phase: Phase }
  /** Who has to act, and in which turn; null means the game is over. */
  | { turn: Colour | null; number?: Amount }
  /** The highest bid of the auction under way; null means none yet. */
  | { bid: number | null; by?: Colour }
  /** Turns left once the end is set off; null means it is not. */
  | { turnsLeft: Amount | null }
  | { passes: Amount }
  | { bank: Amount }
  /** Whether the position has come again, and how. */
  | { repeated: Repetition | null }
  | PlayCheck<Move, ClauseId, NewsKey>
  | { winners: Colour[] }
  /** Final net worth. */
  | { total: Partial<Record<Colour, Amount>> };
