import type { SeatSetup } from '../core/seats.ts';
import type { RuleSet, Rulings } from './choices.ts';
import type { MapName } from './components/maps.ts';
import type { MapFile } from './components/types.ts';
import type { Colour, Company, Hex, Phase, ShareSource } from './names.ts';
import type { NewsOf } from './rules/refuse.ts';

export type { SeatSetup };

/** All that is decided before the first turn. With the log it makes the whole game. */
export interface Setup {
  ruleSet: RuleSet;
  rulings: Rulings;
  /** Clockwise. */
  seats: SeatSetup[];
  /** One of ours by name, or any map in the same shape. */
  map: MapName | MapFile;
  seed: number;
  /** The position that the game began at (`position/begin.ts`); left out: a new game. */
  from?: object;
}

export interface Seat {
  colour: Colour;
  cash: number;
  /** Issued shares, by company. */
  shares: Partial<Record<Company, number>>;
}

export interface CompanyState {
  colour: Company;
  treasury: number;
  /** Shares its founder holds unissued (C1.8: nobody else can). */
  unissued: number;
  /** Shares in the bank pool. */
  pool: number;
}

/** A controlled hex: whose, and how many chips (C1.2). */
export interface Tower {
  company: Company;
  value: number;
}

export interface Auction {
  company: Company;
  source: ShareSource;
  /** Who may bid now. */
  toAct: Colour;
  bid: { seat: Colour; amount: number } | null;
  /** Out of this auction for good (C3.2). */
  passed: Colour[];
  /** Whether the turn player has had his chance to open. */
  opened: boolean;
}

export interface Acting {
  company: Company;
  /** Hexes taken this turn, in order. */
  taken: Hex[];
  /** Their values together (C4.3). */
  placed: number;
  /** Hexes leased this turn (C5.6). */
  leased: Hex[];
  /** Shares this turn's upkeep has sent to the pool (C4.7). */
  pooled: number;
}

export interface TurnState {
  seat: Colour;
  /** Counted from 1. */
  number: number;
  auction: Auction | null;
  acting: Acting | null;
}

/** The end once it is set off (C7.1). */
export interface Ending {
  seat: Colour;
  /** Companies that have run out so far. */
  companies: Company[];
  turnsLeft: number;
}

/** Turns since cash, shares and network last changed; a position that comes again in it may come for ever (C3.10). */
export interface Quiet {
  /** What has not changed since. */
  table: string;
  /** The treasuries when it began. */
  treasuries: string;
  /** Passes in a row at the start of each turn since. */
  passes: number[];
}

/** How a game stands still: the same position again, or the same but for a treasury that has grown. */
export type Repetition = 'stall' | 'pump';

export interface Standing {
  colour: Colour;
  place: number;
  cash: number;
  /** Value of the issued shares. */
  shares: number;
  total: number;
}

/** The whole game, as JSON. */
export interface GameState {
  setup: Setup;
  random: number;
  phase: Phase;
  /** Clockwise. */
  seats: Seat[];
  /** In the order of their founders. */
  companies: CompanyState[];
  /** What the bank holds; an endless one (C2.5) starts at nothing and goes below it. */
  bank: number;
  /** Controlled hexes but the start. */
  towers: Record<Hex, Tower>;
  turn: TurnState;
  /** Turns passed in a row (C6.1). */
  passes: number;
  ending: Ending | null;
  quiet: Quiet;
  /** The last time a position came again, if one ever did. */
  repeated: { kind: Repetition; turn: number } | null;
  /** What happened through the last action. */
  news: NewsOf[];
  /** Set when the game is over, best first. */
  standings: Standing[] | null;
}
