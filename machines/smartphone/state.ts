import type { SeatSetup } from '../core/seats.ts';
import type { RuleSet, Rulings } from './choices.ts';
import type { ComponentSet, RetailerBonus } from './components/types.ts';
import type { Colour, Phase, Region, Technology, TechnologySide } from './names.ts';
import type { Plan } from './plan.ts';
import type { NewsOf } from './rules/refuse.ts';
import type { Tally } from './rules/symbols.ts';

export type { SeatSetup };

export type Sides = Record<Technology, TechnologySide>;

/** All that is decided before the first round. With the log it makes the whole game. */
export interface Setup {
  ruleSet: RuleSet;
  rulings: Rulings;
  /** The rules know Steve by his name as a player. */
  seats: SeatSetup[];
  technologySides: 'A' | 'random' | Sides;
  seed: number;
  /** Another copy's printed values; left out for the printed set. */
  components?: ComponentSet;
  /** The position that the game began at (`position/begin.ts`); left out: a new game. */
  from?: object;
}

/** VP of one round by where they came from. */
export interface Income {
  sales: number;
  /** NFC side A (S9.9). */
  offBoard: number;
  control: number;
}

export interface SteveState {
  /** The improvement on his delayed space, until the next phase 1 (SV.2). */
  delayed: number | null;
  placed: number[];
  /** The region he is going for; null while none is available (SV.7). */
  marker: Region | null;
}

export interface Seat {
  colour: Colour;
  vp: number;
  price: number;
  /** Available goods. */
  goods: number;
  tokens: number;
  improvements: number[];
  /** In the order they were researched. */
  technologies: Technology[];
  patents: Technology[];
  /** Progress lying on technologies not researched yet. */
  research: Record<Technology, number>;
  /** Regions of the retailers whose bonus has been theirs to take, in the order of `regions` (SR.3). */
  bonuses: Region[];
  /** Secret until everyone has one (S1.8). */
  plan: Plan | null;
  /** The active symbols, once plans are shown. */
  tally: Tally | null;
  /** Goods made this round, by phase; ties look at them in the first edition (SP.2). */
  made: { production: number; research: number; logistics: number };
  /** One entry a round. */
  income: Income[];
  steve: SteveState | null;
}

/** The turn under way in phases 4 to 7. */
export interface TurnState {
  seat: Colour;
  /** Progress still to be placed. */
  progress: number;
  /** Regions with an office of theirs when the turn began. */
  startOffices: Region[];
  wifiUsed: boolean;
  /** Goods sold by NFC side A this turn (S9.9). */
  soldOffBoard: number;
  /** Regions sold to without an office this turn (4G side B). */
  remote: Region[];
  /** Technologies that are paid for but may complete only on a later turn (S5.4, SR.5). */
  waiting: Technology[];
  /** Whether progress placed this turn has completed a technology or opened an office (SV.5 asks). */
  finished: boolean;
}

/** Something that interrupts a turn and has to be settled first. */
export type Pending = { kind: 'freeOffice' } | { kind: 'bonus'; region: Region; bonus: RetailerBonus };

export interface Standing {
  colour: Colour;
  place: number;
  vp: number;
  patents: number;
  retailers: number;
  total: number;
}

/** The whole game, as JSON. */
export interface GameState {
  setup: Setup;
  sides: Sides;
  random: number;
  round: number;
  phase: Phase;
  /** In scoreboard order. */
  seats: Seat[];
  /** Left to right; in a retailer's region they stand on the retailer. */
  offices: Record<Region, Colour[]>;
  progress: Record<Region, Partial<Record<Colour, number>>>;
  retailers: Partial<Record<Region, { tile: number; side: 0 | 1 }>>;
  /** Who sold to each buyer this round, left to right. */
  sold: Record<Region, (Colour | null)[]>;
  pile: number[];
  block: number[];
  /** Improvements out of the game. */
  box: number[];
  /** Goods tokens left. */
  tokens: number;
  order: Colour[];
  turn: TurnState | null;
  pending: Pending | null;
  /** What happened through the last action. */
  news: NewsOf[];
  /** Set when the game is over, best first. */
  standings: Standing[] | null;
}
