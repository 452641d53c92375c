import { type Choice, type Resolved, readingsOf } from '../core/choices.ts';
import type { ClauseId } from './clauses/index.ts';

/** There is one rulebook. */
export const ruleSets = ['book'] as const;
export type RuleSet = (typeof ruleSets)[number];
export const defaultRuleSet: RuleSet = 'book';

const choice = <const V extends string>(entry: Choice<ClauseId, RuleSet, V>): Choice<ClauseId, RuleSet, V> => entry;

/** Every gap in the rulebook, with its readings. The rules read nothing else to tell readings apart. */
export const choices = {
  mountains: choice({
    clause: 'C1.7',
    title: 'May a company build on a mountain?',
    values: { closed: 'No, nobody does.', open: 'Yes: it is ordinary ground.' },
    otherwise: 'closed',
    why: 'Only standard hexes and cities are named as parts of a network; a fourth kind of hex that changes nothing would not need its own colour.',
  }),
  players: choice({
    clause: 'C2.2',
    title: 'For how many players is the game?',
    values: { twoToFive: '2 to 5.', threeToFive: '3 to 5: with two an auction has hardly anyone to bid.' },
    otherwise: 'twoToFive',
    why: 'Every rule works with two, and a company of six shares suits up to five.',
  }),
  firstPlayer: choice({
    clause: 'C2.3',
    title: 'Who begins?',
    values: { firstSeat: 'The first seat.', drawn: 'A seat drawn by the game’s seed.' },
    otherwise: 'firstSeat',
    why: 'The order of seats is chosen by the players anyway.',
  }),
  charterShare: choice({
    clause: 'C2.4',
    title: 'Does the charter count as an issued share?',
    values: { nowhere: 'No, it counts nowhere.', issued: 'Yes: a company places up to 2 to 6 a turn, not 1 to 5.' },
    otherwise: 'nowhere',
    why: 'It serves as a place for the treasury; it was never sold.',
  }),
  pieceLimits: choice({
    clause: 'C2.5',
    title: 'Do chips and cubes run out?',
    values: { endless: 'No: use any substitute.', limited: 'Yes, as many as the map gives.' },
    otherwise: 'endless',
    why: 'No number is printed.',
  }),
  bankLimit: choice({
    clause: 'C2.5',
    title: 'Can the bank run out of money?',
    values: {
      endless: 'No.',
      limited: 'Yes, it holds what the map gives; it pays clockwise from the turn player while it can.',
    },
    otherwise: 'endless',
    why: 'No number is printed, and no order of payment.',
  }),
  openMoney: choice({
    clause: 'C2.6',
    title: 'Is players’ cash open?',
    values: { open: 'Yes.', hidden: 'No, only treasuries are.' },
    otherwise: 'open',
    why: 'Nothing says that it is hidden, and bids are checked against it.',
  }),
  poolAuctionNoBid: choice({
    clause: 'C3.6',
    title: 'A share from the pool finds no bidder: does the bank pay its company again?',
    values: { once: 'No: only when the share first came to the pool.', again: 'Yes, every time.' },
    otherwise: 'once',
    why: 'To the letter it pays each time, and then money can be made without end.',
  }),
  poolIsIssued: choice({
    clause: 'C3.7',
    title: 'Is a share in the pool issued?',
    values: { issued: 'Yes.', notYet: 'Only once a player buys it.' },
    otherwise: 'issued',
    why: 'The end is looked at after both outcomes of an auction, and unissued is what was not given up to raise money.',
  }),
  openingPass: choice({
    clause: 'C3.8',
    title: 'May a turn player who opens without a bid still bid later?',
    values: { final: 'No: that was a pass.', mayReturn: 'Yes: not to open is not to pass.' },
    otherwise: 'final',
    why: 'There are two things to do in an auction, to bid or to pass.',
  }),
  soleBidder: choice({
    clause: 'C3.9',
    title: 'All but one have passed and nobody has bid: what does the last one do?',
    values: {
      bidsOrPasses: 'Bids at least the share value, or passes.',
      takesItFree: 'Takes the share and pays nothing.',
    },
    otherwise: 'bidsOrPasses',
    why: 'A bidder is someone who bids, and the first bid has a floor.',
  }),
  poolNoBidIsPass: choice({
    clause: 'C3.10',
    title: 'Is an auction from the pool that changes nothing a pass?',
    values: { pass: 'Yes, it counts as one.', turn: 'No; a position that keeps coming back is reported.' },
    otherwise: 'pass',
    why: 'Otherwise two players can keep a game from ever ending.',
  }),
  wholeDollars: choice({
    clause: 'C3.11',
    title: 'Are bids in whole dollars?',
    values: { whole: 'Yes.', cents: 'No: any amount down to a cent.' },
    otherwise: 'whole',
    why: 'Every other sum in the game is a whole number of dollars.',
  }),
  upkeepRepeat: choice({
    clause: 'C4.7',
    title: 'Upkeep cannot be paid even after giving up a share: what then?',
    values: { untilPaid: 'More shares go, until the rest can be paid.', once: 'One share goes and nothing is paid.' },
    otherwise: 'untilPaid',
    why: 'The cost has to be paid; one share is what is given up each time it cannot be.',
  }),
  zeroExpansion: choice({
    clause: 'C4.8',
    title: 'May one act for a company and expand nowhere?',
    values: { refused: 'No.', allowed: 'Yes; upkeep is still paid.' },
    otherwise: 'refused',
    why: 'To act for a company is described as expanding it.',
  }),
  chainExpansion: choice({
    clause: 'C4.9',
    title: 'Does a hex taken this turn give access this turn?',
    values: { atOnce: 'Yes.', nextTurn: 'No: access is as it was when the turn began.' },
    otherwise: 'atOnce',
    why: 'The cube shows that the company controls the hex from now on.',
  }),
  leasePayout: choice({
    clause: 'C5.3',
    title: 'How is a lease paid out?',
    values: {
      perShare: 'Each share gets the whole value leased.',
      split: 'The shares divide it, rounded down; the rest stays in the bank.',
    },
    otherwise: 'perShare',
    why: 'The payout is given as per share of the total value.',
  }),
  shortest: choice({
    clause: 'C5.4',
    title: 'Which route is the shortest?',
    values: { fewestHexes: 'The one with the fewest leased hexes.', leastValue: 'The one with the least total value.' },
    otherwise: 'fewestHexes',
    why: 'Short is said of length, not of price.',
  }),
  routeTie: choice({
    clause: 'C5.5',
    title: 'Several routes are equally short: which is taken?',
    values: { chosen: 'The acting player chooses.', cheapest: 'The cheapest.' },
    otherwise: 'chosen',
    why: 'Nothing else picks one.',
  }),
  leasesPerTurn: choice({
    clause: 'C5.6',
    title: 'How many expansions of a turn may lease?',
    values: { each: 'Each of them.', one: 'One.' },
    otherwise: 'each',
    why: 'Leasing belongs to an expansion, and there may be several.',
  }),
  worthTie: choice({
    clause: 'C7.2',
    title: 'Equal net worth: who wins?',
    values: { shared: 'They share the place.', moreCash: 'Who has more cash.' },
    otherwise: 'shared',
    why: 'No tie-break is given.',
  }),
  secondTrigger: choice({
    clause: 'C7.3',
    title: 'A second company runs out while the last turns are counted: what then?',
    values: { nothing: 'Nothing.', again: 'They are counted from there again.' },
    otherwise: 'nothing',
    why: 'The end has been set off already.',
  }),
  passInEndGame: choice({
    clause: 'C7.4',
    title: 'Everyone passes while the last turns are counted: does the game end?',
    values: { ends: 'Yes, at once.', playedOut: 'No, the turns are played.' },
    otherwise: 'ends',
    why: 'The rule about passing makes no exception.',
  }),
};

export type Choices = typeof choices;
export type ChoiceName = keyof Choices;
export type Rules = Resolved<Choices>;
export type Rulings = { [K in ChoiceName]?: Rules[K] };

export const choiceNames = Object.keys(choices) as ChoiceName[];

/** The readings in force in a game. */
export const rulesOf = readingsOf<RuleSet, Rules>(choices);
