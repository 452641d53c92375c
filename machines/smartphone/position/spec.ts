import type { PlayCheck } from '../../core/position/checks.ts';
import type { Amount } from '../../core/position/unmet.ts';
import type { Action } from '../actions.ts';
import type { RuleSet, Rulings } from '../choices.ts';
import type { ClauseId } from '../clauses/index.ts';
import type { Colour, GameSymbol, Phase, Region, Technology, TechnologySide } from '../names.ts';
import type { Tally } from '../rules/symbols.ts';
import type { Setup } from '../state.ts';
import type { NewsKey } from '../words/en.ts';

/**
 * A position in a few words, as lessons, scenarios and the lab write it down. What is left out stands as a new game
 * has it. Improvements are named by their symbols (`research+priceUp`), pieces on a desk by a short notation.
 */

/** Two symbols joined by a plus. */
export type PairName = `${GameSymbol}+${GameSymbol}`;

/** `A2 2,1` or `B1 3,3 r1`: pad, side, corner, quarter turns clockwise. */
export type PadNote = string;
/** `research+priceUp 2,1 r1 under`: symbols, the first symbol's cell, quarter turns, layer (over unless said). */
export type ImprovementNote = string;

export interface PlanSpec {
  below: PadNote;
  above: PadNote;
  improvements?: ImprovementNote[];
}

export interface SeatSpec {
  vp?: number;
  price?: number;
  goods?: number;
  tokens?: number;
  /** All the improvements of the seat; left out: its starting one. */
  improvements?: PairName[];
  technologies?: Technology[];
  patents?: Technology[];
  research?: Partial<Record<Technology, number>>;
  /** Retailers whose bonus the seat has had (SR.3); left out: those it has an office at. */
  bonuses?: Region[];
  /** The plan that lies open, for phases after the reveal. */
  plan?: PlanSpec;
  /** In place of a plan: its active symbols. */
  active?: Partial<Tally>;
  /** Goods made this round, by phase (SP.2 in the first edition). */
  made?: Partial<Record<'production' | 'research' | 'logistics', number>>;
  /** Steve only. */
  delayed?: PairName | null;
  placed?: PairName[];
  marker?: Region | null;
}

export interface RegionSpec {
  /** Left to right. */
  offices?: Colour[];
  progress?: Partial<Record<Colour, number>>;
  /** Who sold to each buyer, left to right; shorter lists are filled up with free buyers. */
  sold?: (Colour | null)[];
  /** A retailer by its number in the component set and the side that is up; null takes the retailer away. */
  retailer?: { tile: number; side: 0 | 1 } | null;
}

/** An action; a plan in short notation. */
export type Move = Exclude<Action, { type: 'plan' }> | { type: 'plan'; seat: Colour; plan: PlanSpec };

export interface PositionSpec {
  rules?: RuleSet;
  rulings?: Rulings;
  seats?: Colour[];
  steve?: Colour;
  /** Sides in play; the rest are A. */
  sides?: Partial<Record<Technology, TechnologySide>>;
  seed?: number;
  round?: number;
  /** The phase that begins here. */
  phase: Exclude<Phase, 'over'>;
  /** No offices and no retailers but those listed. */
  bare?: boolean;
  table?: Partial<Record<Colour, SeatSpec>>;
  board?: Partial<Record<Region, RegionSpec>>;
  /** The five improvements in the block. */
  block?: PairName[];
  /** Goods tokens left. */
  tokens?: number;
  /** Played from there, to stand in the middle of a turn. */
  moves?: Move[];
  /** Another copy's printed values. */
  components?: Setup['components'];
  /** Technologies that cost something else in this copy: the number with the patent; without it is 1 less (S5.2). */
  costs?: Partial<Record<Technology, number>>;
  /** The way the tiles with a price bonus point in this copy (SR.7). */
  priceArrow?: 'up' | 'down';
}

export interface SeatCheck {
  seat: Colour;
  vp?: Amount;
  price?: Amount;
  goods?: Amount;
  tokens?: Amount;
  /** How many improvements. */
  improvements?: Amount;
  /** All of them, in any order. */
  technologies?: Technology[];
  patents?: Technology[];
  research?: Partial<Record<Technology, Amount>>;
  /** VP of the round under way, or of the one just scored. */
  income?: Partial<Record<'sales' | 'offBoard' | 'control', Amount>>;
}

export interface RegionCheck {
  region: Region;
  /** Whether a retailer lies there. */
  retailer?: boolean;
  offices?: Colour[];
  progress?: Partial<Record<Colour, Amount>>;
  /** How many goods each has sold here. */
  goods?: Partial<Record<Colour, Amount>>;
}

/** Something that is true or not of what was played. Outcomes of scenarios and goals of lessons are lists of these. */
export type Check =
  | SeatCheck
  | RegionCheck
  | { phase: Phase; round?: number }
  | { turn: Colour | null; progress?: Amount }
  | { order: Colour[] }
  | { pending: 'bonus' | 'freeOffice' | null }
  | PlayCheck<Move, ClauseId, NewsKey>
  | { winners: Colour[] }
  | { total: Partial<Record<Colour, Amount>> };

/** Something that is true or not of what lies on a desk. */
export interface PlanCheck {
  /** The clause that refuses the plan; null, the default, if it may be made. */
  refused?: ClauseId | null;
  price?: Amount;
  /** All the goods it makes, and where they come from. */
  goods?: Amount;
  symbols?: Amount;
  covered?: Amount;
  faceDown?: Amount;
  tokens?: Amount;
  research?: Amount;
  logistics?: Amount;
  improve?: boolean;
  /** Cells of one pad that the other covers. */
  overlap?: Amount;
  /** How many improvements lie on the pads. */
  laid?: Amount;
  /** Symbols that can be seen; those of them on improvements; those of the pads that improvements hide. */
  shown?: Partial<Record<GameSymbol, Amount>>;
  onTiles?: Partial<Record<GameSymbol, Amount>>;
  underTiles?: Partial<Record<GameSymbol, Amount>>;
}
