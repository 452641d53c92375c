import type { ChoiceWords } from '../../../core/choices.ts';
import type { ChoiceName, Rules } from '../../choices.ts';

/** A row of `choices.ts` has its words here, one for each of its readings. */
type Every = { [K in ChoiceName]: ChoiceWords<Rules[K]> };

/** Gaps in words: the question, each ruling, and why the standard one is standard. */
export const choices = {
  mountains: {
    title: 'May a company build on a mountain?',
    values: { closed: 'No, nobody does.', open: 'Yes: it is ordinary ground.' },
    why: 'Only standard hexes and cities are named as parts of a network; a fourth kind of hex that changes nothing would not need its own colour.',
  },
  players: {
    title: 'How many players is the game for?',
    values: { twoToFive: '2 to 5.', threeToFive: '3 to 5: with two an auction has hardly anyone to bid.' },
    why: 'Every rule works with two, and a company of six shares suits up to five.',
  },
  firstPlayer: {
    title: 'Who begins?',
    values: { firstSeat: 'Player 1.', drawn: 'A player drawn at random.' },
    why: 'The players choose their seats anyway.',
  },
  charterShare: {
    title: 'Does the charter count as an issued share?',
    values: {
      nowhere: 'No, it doesn’t count at all.',
      issued: 'Yes: a company places up to 2 to 6 a turn, not 1 to 5.',
    },
    why: 'It only marks the place of the treasury; it was never sold.',
  },
  pieceLimits: {
    title: 'Do chips and cubes run out?',
    values: { endless: 'No: use any substitute.', limited: 'Yes, as many as the map gives.' },
    why: 'No number is printed.',
  },
  bankLimit: {
    title: 'Can the bank run out of money?',
    values: {
      endless: 'No.',
      limited: 'Yes, it holds what the map gives; it pays clockwise from the turn player while it can.',
    },
    why: 'No number is printed, and no order of payment.',
  },
  openMoney: {
    title: 'Is players’ cash open?',
    values: { open: 'Yes.', hidden: 'No, only treasuries are.' },
    why: 'Nothing says that it is hidden, and bids are checked against it.',
  },
  poolAuctionNoBid: {
    title: 'A share from the pool finds no bidder: does the bank pay its company again?',
    values: { once: 'No: only when the share first came to the pool.', again: 'Yes, every time.' },
    why: 'Taken literally, it pays each time, and then you could make endless money.',
  },
  poolIsIssued: {
    title: 'Is a share in the pool issued?',
    values: { issued: 'Yes.', notYet: 'Only once a player buys it.' },
    why: 'The end is checked after both outcomes of an auction, and a share is unissued as long as it wasn’t given up to raise money.',
  },
  openingPass: {
    title: 'May a turn player who makes no first bid still bid later?',
    values: { final: 'No: that was a pass.', mayReturn: 'Yes: not opening isn’t passing.' },
    why: 'There are only two things to do in an auction: bid or pass.',
  },
  soleBidder: {
    title: 'All but one have passed and nobody has bid: what does the last player do?',
    values: {
      bidsOrPasses: 'Bids at least the share value, or passes.',
      takesItFree: 'Takes the share and pays nothing.',
    },
    why: 'A bidder is someone who bids, and the first bid has a minimum.',
  },
  poolNoBidIsPass: {
    title: 'Is an auction from the pool that changes nothing a pass?',
    values: { pass: 'Yes, it counts as one.', turn: 'No; the site tells you when a position repeats.' },
    why: 'Otherwise two players can keep a game from ever ending.',
  },
  wholeDollars: {
    title: 'Are bids in whole dollars?',
    values: { whole: 'Yes.', cents: 'No: any amount down to a cent.' },
    why: 'Every other sum in the game is a whole number of dollars.',
  },
  upkeepRepeat: {
    title: 'What happens if you can’t pay all of the upkeep?',
    values: {
      once: 'One share goes to the pool, and nothing is paid.',
      untilPaid: 'Shares go until you can pay for the rest, and then you pay.',
      inPart: 'One share goes, and your cash pays for the others as far as it goes.',
    },
    why: 'The rulebook says to put one share into the pool and nothing more.',
  },
  zeroExpansion: {
    title: 'May you act for a company without expanding?',
    values: { refused: 'No.', allowed: 'Yes; upkeep is still paid.' },
    why: 'The rulebook describes acting for a company as expanding it.',
  },
  chainExpansion: {
    title: 'Does a hex taken this turn give access this turn?',
    values: { atOnce: 'Yes.', nextTurn: 'No: access is as it was when the turn began.' },
    why: 'The cube shows that the company controls the hex from now on.',
  },
  leasePayout: {
    title: 'How is a lease paid out?',
    values: {
      perShare: 'Each share gets the whole value leased.',
      split: 'The shares divide it, rounded down; the rest stays in the bank.',
    },
    why: 'The rulebook says: per share of the total value.',
  },
  shortest: {
    title: 'Which route is the shortest?',
    values: {
      fewestHexes: 'The one with the fewest leased hexes.',
      leastValue: 'The one with the lowest total value.',
    },
    why: 'Short means length, not price.',
  },
  routeTie: {
    title: 'Several routes are equally short: which is taken?',
    values: { chosen: 'The acting player chooses.', cheapest: 'The cheapest.' },
    why: 'Nothing else decides it.',
  },
  leasesPerTurn: {
    title: 'May several expansions in a turn lease, and do you pay for a hex twice?',
    values: {
      each: 'Each may lease, and pays again.',
      stays: 'Each may lease; a hex leased this turn stays leased and costs nothing more.',
      one: 'Only one expansion a turn may lease.',
    },
    why: 'Leasing belongs to an expansion, there may be several, and each has its own cost.',
  },
  worthTie: {
    title: 'Equal net worth: who wins?',
    values: { shared: 'They share the place.', moreCash: 'Whoever has more cash.' },
    why: 'The rulebook has no tie-break.',
  },
  secondTrigger: {
    title: 'What happens if a second company sells out during the last turns?',
    values: { nothing: 'Nothing.', again: 'The count starts again from there.' },
    why: 'The end has already been triggered.',
  },
  passInEndGame: {
    title: 'Everyone passes during the last turns: does the game end?',
    values: { ends: 'Yes, at once.', playedOut: 'No, the turns are played.' },
    why: 'The rule about passing makes no exception.',
  },
} satisfies Every;
