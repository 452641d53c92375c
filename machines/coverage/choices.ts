import { type ChoiceRow, readingsOf } from '../core/choices.ts';
import type { ClauseId } from './clauses/index.ts';

/** There is one rulebook. */
export const ruleSets = ['book'] as const;
export type RuleSet = (typeof ruleSets)[number];
export const defaultRuleSet: RuleSet = 'book';

const row = <const V extends string>(entry: ChoiceRow<ClauseId, RuleSet, V>): ChoiceRow<ClauseId, RuleSet, V> => entry;

/**
 * Every gap in the rulebook. The rules read nothing else to tell readings apart.
 */
export const choiceRows = {
  mountains: row({ clause: 'C1.7', values: ['closed', 'open'], otherwise: 'closed' }),
  players: row({ clause: 'C2.2', values: ['twoToFive', 'threeToFive'], otherwise: 'twoToFive' }),
  firstPlayer: row({ clause: 'C2.3', values: ['firstSeat', 'drawn'], otherwise: 'firstSeat' }),
  charterShare: row({ clause: 'C2.4', values: ['nowhere', 'issued'], otherwise: 'nowhere' }),
  pieceLimits: row({ clause: 'C2.5', values: ['endless', 'limited'], otherwise: 'endless' }),
  bankLimit: row({ clause: 'C2.5', values: ['endless', 'limited'], otherwise: 'endless' }),
  openMoney: row({ clause: 'C2.6', values: ['open', 'hidden'], otherwise: 'open' }),
  poolAuctionNoBid: row({ clause: 'C3.6', values: ['once', 'again'], otherwise: 'once' }),
  poolIsIssued: row({ clause: 'C3.7', values: ['issued', 'notYet'], otherwise: 'issued' }),
  openingPass: row({ clause: 'C3.8', values: ['final', 'mayReturn'], otherwise: 'final' }),
  soleBidder: row({ clause: 'C3.9', values: ['bidsOrPasses', 'takesItFree'], otherwise: 'bidsOrPasses' }),
  poolNoBidIsPass: row({ clause: 'C3.10', values: ['pass', 'turn'], otherwise: 'pass' }),
  wholeDollars: row({ clause: 'C3.11', values: ['whole', 'cents'], otherwise: 'whole' }),
  upkeepRepeat: row({ clause: 'C4.7', values: ['once', 'untilPaid', 'inPart'], otherwise: 'once' }),
  zeroExpansion: row({ clause: 'C4.8', values: ['refused', 'allowed'], otherwise: 'refused' }),
  chainExpansion: row({ clause: 'C4.9', values: ['atOnce', 'nextTurn'], otherwise: 'atOnce' }),
  leasePayout: row({ clause: 'C5.3', values: ['perShare', 'split'], otherwise: 'perShare' }),
  shortest: row({ clause: 'C5.4', values: ['fewestHexes', 'leastValue'], otherwise: 'fewestHexes' }),
  routeTie: row({ clause: 'C5.5', values: ['chosen', 'cheapest'], otherwise: 'chosen' }),
  leasesPerTurn: row({ clause: 'C5.6', values: ['each', 'stays', 'one'], otherwise: 'each' }),
  worthTie: row({ clause: 'C7.2', values: ['shared', 'moreCash'], otherwise: 'shared' }),
  secondTrigger: row({ clause: 'C7.3', values: ['nothing', 'again'], otherwise: 'nothing' }),
  passInEndGame: row({ clause: 'C7.4', values: ['ends', 'playedOut'], otherwise: 'ends' }),
};

export type ChoiceName = keyof typeof choiceRows;
export type Rules = { [K in ChoiceName]: (typeof choiceRows)[K]['values'][number] };
export type Rulings = { [K in ChoiceName]?: Rules[K] };

export const choiceNames = Object.keys(choiceRows) as ChoiceName[];

/** The readings in force in a game. */
export const rulesOf: (game: { setup: { ruleSet: RuleSet; rulings: Rulings } }) => Rules = readingsOf<RuleSet, Rules>(
  choiceRows,
);
