/** What Coverage's gaps lead to. Numbers come from the record in content/findings; a sentence for each reading from here. */
export const findings = {
  inShort: 'In short',
  endless: {
    title: 'Games without an end',
    lead: {
      one: 'One reading, or pair of readings, lets players who want it play for ever:',
      other: '{n} readings, or pairs of them, let players who want it play for ever:',
    },
    kinds: {
      pump: 'A money pump: the same position comes again, but for a treasury that has grown. First told on turn {turns}.',
      stall: 'A stall: the very same position comes again. First told on turn {turns}.',
    },
    and: ' and ',
    seats: '{turn} ({seats} players)',
    pump: 'The pump works like this. A company’s network is worth 12, and one of its shares lies in the pool. Nobody can pay 12, or nobody wants to: the auction finds no bidder. Read to the letter, paragraph 3.2.0.3a then puts the share back into the pool and pays 12 into the company’s treasury, and so it does the next time. Nothing else has changed, so it can be done again, as often as the company needs money.',
    found:
      'How this was found: players who never bid and pass a turn only if nothing else is left, in six different orders of preference, play under every reading and under every pair of readings. The game is watched by the rules themselves.',
    told: 'How it is told: hexes and issued shares never leave the table, so a position can come again only in a run of turns that changed neither cash nor shares nor network. At the start of each turn such a run is looked through for the same seat to act with the same number of passes before it. If treasuries are equal too it is a stall, and the log says so with C3.10; if one has grown, a pump, with C3.6. With the rulings used here neither can happen, and a test holds that.',
    none: 'No other reading and no other pair of readings does.',
  },
  largest: {
    title: 'What changes most',
    text: 'Among players who put a price on everything, {seats} at the table, “{question}” changes most: read the other way (“{reading}”), what a player ends with changes by {more} dollars on average ({from} to {to}).',
  },
  untouched: {
    title: 'What hardly matters',
    text: {
      one: '{n} of {all} gaps changed no game at all in {games} games: {list}.',
      other: '{n} of {all} gaps changed not one of {games} games: {list}.',
    },
    why: 'With as much as our maps give, neither pieces nor money ever ran out; and for how many the game is only decides who may play it.',
  },
  seats: {
    title: 'Where you sit',
    text: '{players}, {seats} seats, in order of play: {shares} of victories.',
    share: '{share} ({from} to {to})',
    why: 'Earlier seats never get fewer turns than later ones (C7.1). Whether that helps depends on how many play and how: what holds with three need not hold with two, and the numbers in brackets tell how far chance alone may go. Drawing who begins (C2.3) spreads whatever there is over all seats.',
  },
  ends: {
    title: 'How games end',
    who: 'Who plays',
    passing: 'By everyone passing',
    turns: 'Turns, on average',
    longest: 'Longest',
  },
  players: { random: 'Random players', valuer: 'Valuers' },
  short: { random: 'Random', valuer: 'Valuers' },
  table: {
    who: 'Who plays',
    row: '{players}, {seats}',
    otherwise: 'Went otherwise',
    winners: 'Other winner',
    turns: 'Turns',
    fromTo: '{from} → {to}',
    more: 'Worth of a player',
    came: 'A position came again in',
    label: 'Numbers: {question}',
    /** Where a gap has several other readings. */
    labelOf: 'Numbers: {question} {reading}',
  },
  chart: {
    title: 'All gaps at a glance',
    note: 'How much more or less a player ends with, in dollars, when this one gap is read the other way; {players}, {seats} at the table, {games} games on the same seeds. The line is the 95 % interval; where it leaves out zero the number is set bold.',
  },
  gaps: {
    title: 'Gap by gap',
    usual: 'Used here',
    other: 'Other reading',
    more: 'Rule and reasons',
    two: 'Not played by two: this reading allows no such game.',
  },
  made: {
    title: 'How it was made',
    text: 'Every reading was played on the same seeds as the usual ones, one gap changed at a time, on the map made for so many players. Random players do anything legal. Valuers put a price on every share and hex; since they always choose alike, the first turn of each is drawn, from everything but a pass. Neither is a strong player, and neither looks for a loophole: a difference shows that a reading matters, not how good players would use it. “Went otherwise” counts games whose moves or winners are not the same, which among random players is often only another draw.',
    chance: 'With {rows} comparisons, about {false} would look certain by chance alone.',
    tables: '{players}, {seats} seats: {games} games for each reading, seeds 1 to {games}.',
    again: 'To make it again:',
    test: 'A test plays the first {n} games of every table again and fails when the record no longer holds.',
  },
  /** By gap and reading. */
  leads: {
    mountains: {
      closed: 'Mountains are walls: they bend routes and make some hexes dear to reach.',
      open: 'The map is larger and its mountains mean nothing; there is more room to build before cities.',
    },
    players: {
      twoToFive: 'Two can play. An auction between two has one rival bidder, so shares go cheap and games are short.',
      threeToFive: 'The shortest and driest games are ruled out; with three or more nothing changes.',
    },
    firstPlayer: {
      firstSeat: 'Who sits first is agreed before the game.',
      drawn: 'The lean towards certain places in the order is spread over all seats.',
    },
    charterShare: {
      nowhere: 'A fresh company with one share sold places one chip a turn, five at most at the end.',
      issued: 'Every company places one chip more a turn from the start: networks, and so shares, grow faster.',
    },
    pieceLimits: {
      endless: 'Only money limits building.',
      limited: 'A full map could run out of chips. With as many as our maps give, no game did.',
    },
    bankLimit: {
      endless: 'Payouts are always made in full, so their order never matters.',
      limited: 'A late payout could be short. With as much as our maps give, no game broke the bank.',
    },
    openMoney: {
      open: 'A bid can be placed just above what a rival can pay.',
      hidden:
        'Bidding becomes guessing. Valuers, who reckon with what rivals can pay, seldom play otherwise; people would.',
    },
    poolAuctionNoBid: {
      once: 'A share in the pool has brought its company money once, and then lies there.',
      again: 'The money pump: a share nobody wants pays its company every time it is put up.',
    },
    poolIsIssued: {
      issued:
        'Shares without a bidder count, so a founder who finds none still comes closer to the end, and the company builds more.',
      notYet:
        'Unwanted shares neither allow more chips nor end the game: it takes longer, ends by passing more often, and never where one may act for nothing.',
    },
    openingPass: {
      final: 'Whoever puts up a share has to decide at once whether to bid for it.',
      mayReturn: 'The seller waits for the others and buys his own share for one dollar more.',
    },
    soleBidder: {
      bidsOrPasses: 'A share costs at least what it is worth.',
      takesItFree:
        'The founder declines to open and is out, the others pass, and the last of them takes the share for nothing. The company gets no money for it either. Where a founder who has not opened may still bid, the founder gets it.',
    },
    poolNoBidIsPass: {
      pass: 'Putting up what nobody wants is a way of passing, and the game can end.',
      turn: 'Two players can put the same share up in turns for ever: nobody passes, nothing changes.',
    },
    wholeDollars: {
      whole: 'Auctions end after few bids.',
      cents: 'One can always bid a cent more, so a raise costs nothing and an auction can drag on.',
    },
    upkeepRepeat: {
      once: 'One share goes, whatever is missing: a founder without cash can act every turn for the price of a share.',
      untilPaid:
        'A founder without cash loses all unissued shares at once, which fills the treasury and may set off the end on turn 3.',
      inPart: 'One share goes and the last cash with it: a founder who is short is broke afterwards.',
    },
    zeroExpansion: {
      refused: 'Acting always changes the map, so it cannot be repeated for ever.',
      allowed:
        'One can pay upkeep and do nothing else, which moves cash to a treasury and waits. With pool shares not issued, for ever.',
    },
    chainExpansion: {
      atOnce: 'A rich company runs a line to a city in one turn.',
      nextTurn: 'Building creeps hex by hex; rivals see it come, and lease instead.',
    },
    leasePayout: {
      perShare:
        'Each leased dollar comes back once for every share, up to five times: leasing from a company one holds is the best way to make money.',
      split: 'Leasing only moves money; the rounding even loses some.',
    },
    shortest: {
      fewestHexes: 'The route is short and may be dear.',
      leastValue: 'The route goes round dear hexes; leases cost less and pay less.',
    },
    routeTie: {
      chosen: 'Whoever acts leads the lease through the company he holds most of.',
      cheapest: 'The cheapest of the short routes is forced, whoever owns it.',
    },
    leasesPerTurn: {
      each: 'A turn can lease again and again, each time paid out.',
      stays: 'The second way over a hex is free and pays nobody: a network is opened once a turn.',
      one: 'One payout of leases a turn; funnelling money takes longer.',
    },
    worthTie: {
      shared: 'A victory can be shared.',
      moreCash: 'Cash decides, so ties favour those who bought less at the end.',
    },
    secondTrigger: {
      nothing: 'The last turns are fixed once they are counted.',
      again: 'A second company can put the end off, once for each company.',
    },
    passInEndGame: {
      ends: 'The last turns can be cut short when nobody wants them.',
      playedOut: 'Everyone keeps the turns promised; the last of them are often passed.',
    },
  } as Record<string, Record<string, string>>,
};
