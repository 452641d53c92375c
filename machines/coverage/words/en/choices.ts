/** Gaps in words: the question, each reading, and why the usual one is usual. */
export const choices = {
  mountains: {
    title: 'May a company build on a mountain?',
    values: { closed: 'No, nobody does.', open: 'Yes: it is ordinary ground.' },
    why: 'Only standard hexes and cities are named as parts of a network; a fourth kind of hex that changes nothing would not need its own colour.',
  },
  players: {
    title: 'For how many players is the game?',
    values: { twoToFive: '2 to 5.', threeToFive: '3 to 5: with two an auction has hardly anyone to bid.' },
    why: 'Every rule works with two, and a company of six shares suits up to five.',
  },
  firstPlayer: {
    title: 'Who begins?',
    values: { firstSeat: 'The first seat.', drawn: 'A seat drawn by the game’s seed.' },
    why: 'The order of seats is chosen by the players anyway.',
  },
  charterShare: {
    title: 'Does the charter count as an issued share?',
    values: { nowhere: 'No, it counts nowhere.', issued: 'Yes: a company places up to 2 to 6 a turn, not 1 to 5.' },
    why: 'It serves as a place for the treasury; it was never sold.',
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
    why: 'To the letter it pays each time, and then money can be made without end.',
  },
  poolIsIssued: {
    title: 'Is a share in the pool issued?',
    values: { issued: 'Yes.', notYet: 'Only once a player buys it.' },
    why: 'The end is looked at after both outcomes of an auction, and unissued is what was not given up to raise money.',
  },
  openingPass: {
    title: 'May a turn player who opens without a bid still bid later?',
    values: { final: 'No: that was a pass.', mayReturn: 'Yes: not to open is not to pass.' },
    why: 'There are two things to do in an auction, to bid or to pass.',
  },
  soleBidder: {
    title: 'All but one have passed and nobody has bid: what does the last one do?',
    values: {
      bidsOrPasses: 'Bids at least the share value, or passes.',
      takesItFree: 'Takes the share and pays nothing.',
    },
    why: 'A bidder is someone who bids, and the first bid has a floor.',
  },
  poolNoBidIsPass: {
    title: 'Is an auction from the pool that changes nothing a pass?',
    values: { pass: 'Yes, it counts as one.', turn: 'No; a position that keeps coming back is reported.' },
    why: 'Otherwise two players can keep a game from ever ending.',
  },
  wholeDollars: {
    title: 'Are bids in whole dollars?',
    values: { whole: 'Yes.', cents: 'No: any amount down to a cent.' },
    why: 'Every other sum in the game is a whole number of dollars.',
  },
  upkeepRepeat: {
    title: 'Upkeep cannot be paid in full: what happens?',
    values: {
      once: 'One share goes to the pool, and nothing is paid.',
      untilPaid: 'Shares go until the rest can be paid, and then it is paid.',
      inPart: 'One share goes, and what cash there is pays for the others.',
    },
    why: 'The rulebook says to put one share into the pool and names nothing else to do.',
  },
  zeroExpansion: {
    title: 'May one act for a company and expand nowhere?',
    values: { refused: 'No.', allowed: 'Yes; upkeep is still paid.' },
    why: 'To act for a company is described as expanding it.',
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
    why: 'The payout is given as per share of the total value.',
  },
  shortest: {
    title: 'Which route is the shortest?',
    values: { fewestHexes: 'The one with the fewest leased hexes.', leastValue: 'The one with the least total value.' },
    why: 'Short is said of length, not of price.',
  },
  routeTie: {
    title: 'Several routes are equally short: which is taken?',
    values: { chosen: 'The acting player chooses.', cheapest: 'The cheapest.' },
    why: 'Nothing else picks one.',
  },
  leasesPerTurn: {
    title: 'May several expansions of a turn lease, and is a hex paid for twice?',
    values: {
      each: 'Each may lease, and pays again.',
      stays: 'Each may lease; a hex leased this turn stays leased and is not paid for again.',
      one: 'Only one expansion a turn may lease.',
    },
    why: 'Leasing belongs to an expansion, there may be several, and each has its own cost.',
  },
  worthTie: {
    title: 'Equal net worth: who wins?',
    values: { shared: 'They share the place.', moreCash: 'Who has more cash.' },
    why: 'No tie-break is given.',
  },
  secondTrigger: {
    title: 'A second company runs out while the last turns are counted: what then?',
    values: { nothing: 'Nothing.', again: 'They are counted from there again.' },
    why: 'The end has been set off already.',
  },
  passInEndGame: {
    title: 'Everyone passes while the last turns are counted: does the game end?',
    values: { ends: 'Yes, at once.', playedOut: 'No, the turns are played.' },
    why: 'The rule about passing makes no exception.',
  },
};
