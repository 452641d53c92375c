/** What Coverage's gaps lead to. Numbers come from the record in content/findings; a sentence for each reading from here. */
export const findings = {
  inShort: 'In short',
  endless: {
    title: 'Games without an end',
    lead: {
      one: 'One ruling, or pair of rulings, lets players keep the game going forever:',
      other: '{n} rulings, or pairs of them, let players keep the game going forever:',
    },
    kinds: {
      pump: 'A money pump: the position repeats, except that a treasury has grown. First detected on turn {turns}.',
      stall: 'A stall: the very same position repeats. First detected on turn {turns}.',
    },
    and: ' and ',
    seats: '{turn} ({seats} players)',
    pump: 'The pump works like this. A company’s network is worth 12, and one of its shares is in the pool. Nobody can pay 12, or nobody wants to: the auction finds no bidder. Taken literally, paragraph 3.2.0.3a then puts the share back into the pool and pays 12 into the company’s treasury, and the same happens next time. Nothing else has changed, so you can repeat it as often as the company needs money.',
    found:
      'How we found this: players who never bid and pass a turn only if nothing else is left, in six different orders of preference, play under every ruling and every pair of rulings. The rules themselves watch the game.',
    told: 'How it is detected: hexes and issued shares never leave the table, so a position can repeat only in a run of turns that changed neither cash nor shares nor network. At the start of each turn we search such a run for the same player to act with the same number of passes before. If treasuries are equal too it is a stall, and the log says so with C3.10; if one has grown, a pump, with C3.6. With our rulings neither can happen, and a test checks that.',
    none: 'No other ruling and no other pair of rulings does.',
  },
  largest: {
    title: 'What changes most',
    more: 'With {seats} players who put a price on everything, “{question}” changes the most: with the other ruling (“{reading}”) a player ends with {n} dollars more on average ({from} to {to}).',
    less: 'With {seats} players who put a price on everything, “{question}” changes the most: with the other ruling (“{reading}”) a player ends with {n} dollars less on average ({from} to {to}).',
  },
  untouched: {
    title: 'What hardly matters',
    text: {
      one: '{n} of {all} gaps changed none of {games} games: {list}.',
      other: '{n} of {all} gaps changed none of {games} games: {list}.',
    },
    why: 'With the supplies our maps give, neither pieces nor money ever ran out; and the number of players only decides who may play.',
  },
  seats: {
    title: 'Where you sit',
    text: '{players}, {seats} at the table, in order of play: {shares} of wins.',
    share: '{share} ({from} to {to})',
    why: 'Earlier players never get fewer turns than later ones (C7.1). Whether that helps depends on how many play and how: what is true with three needn’t be true with two, and the numbers in brackets show how far chance alone may go. A random first player (C2.3) doesn’t remove the advantage, it only spreads it.',
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
    otherwise: 'Games that changed',
    winners: 'Different winner',
    turns: 'Turns',
    fromTo: '{from} → {to}',
    more: 'Change in net worth',
    came: 'A position repeated in',
    label: 'Numbers: {question}',
    /** Where a gap has several other readings. */
    labelOf: 'Numbers: {question} {reading}',
  },
  chart: {
    title: 'All gaps at a glance',
    note: 'How much more or less a player ends with, in dollars, when this one gap is ruled the other way; {players}, {seats} at the table, {games} games on the same seeds. The line is the 95 % interval; bold: the interval excludes zero.',
  },
  gaps: {
    title: 'Gap by gap',
    usual: 'Our ruling',
    other: 'Other ruling',
    more: 'Rule and reasons',
    two: 'Not played by two: this ruling doesn’t allow it.',
  },
  made: {
    title: 'How we measured',
    text: 'We played every ruling on the same seeds as the standard ones, changing one gap at a time, on the map made for that many players. Random players do anything legal. Valuers put a price on every share and hex; since they always choose the same, the first turn of each is random, anything but a pass. Neither is a strong player, and neither looks for loopholes: a difference shows that a ruling matters, not how good players would use it. “Games that changed” counts games whose moves or winners are not the same, which among random players is often just luck.',
    chance: 'With {rows} comparisons, about {false} would look certain by chance alone.',
    tables: '{players}, {seats} at the table: {games} games for each ruling, seeds 1 to {games}.',
    again: 'To measure again:',
    test: 'A test replays the first {n} games of every table and fails if the record is out of date.',
  },
  /** By gap and reading. */
  leads: {
    mountains: {
      closed: 'Mountains are walls: they bend routes and make some hexes expensive to reach.',
      open: 'The map is larger and its mountains mean nothing; there is more room to build before cities.',
    },
    players: {
      twoToFive: 'Two can play. An auction between two has one rival bidder, so shares are cheap and games are short.',
      threeToFive: 'The shortest and driest games are ruled out; with three or more nothing changes.',
    },
    firstPlayer: {
      firstSeat: 'The players agree who is first before the game.',
      drawn: 'The advantage of certain places in the order is spread over all players.',
    },
    charterShare: {
      nowhere: 'A new company with one share sold places one chip a turn, at most five at the end.',
      issued:
        'Every company places one more chip a turn from the start: networks grow faster, and share values with them.',
    },
    pieceLimits: {
      endless: 'Only money limits building.',
      limited: 'A full map could run out of chips. With the supplies our maps give, no game did.',
    },
    bankLimit: {
      endless: 'Payouts are always made in full, so their order never matters.',
      limited: 'A late payout could be short. With the money our maps give, no game broke the bank.',
    },
    openMoney: {
      open: 'A bid can be placed just above what a rival can pay.',
      hidden:
        'Bidding becomes guessing. Valuers, who consider what rivals can pay, rarely play differently; people would.',
    },
    poolAuctionNoBid: {
      once: 'A share in the pool has paid its company once, and then just stays there.',
      again: 'The money pump: a share nobody wants pays its company every time it is auctioned.',
    },
    poolIsIssued: {
      issued:
        'Shares without a bidder count, so a founder who finds none still comes closer to the end, and the company builds more.',
      notYet:
        'Unwanted shares neither allow more chips nor end the game: it takes longer, ends by passing more often, and never if you may act without expanding.',
    },
    openingPass: {
      final: 'Whoever auctions a share has to decide at once whether to bid for it.',
      mayReturn: 'The founder waits for the others and then buys the share for one dollar more.',
    },
    soleBidder: {
      bidsOrPasses: 'A share costs at least what it is worth.',
      takesItFree:
        'The founder declines to open and is out, the others pass, and the last of them takes the share for nothing. The company gets no money for it either. Where a founder who has not opened may still bid, the founder gets it.',
    },
    poolNoBidIsPass: {
      pass: 'Auctioning what nobody wants is a way of passing, and the game can end.',
      turn: 'Two players can take turns auctioning the same share forever: nobody passes, nothing changes.',
    },
    wholeDollars: {
      whole: 'Auctions end after few bids.',
      cents: 'You can always bid a cent more, so a raise costs nothing and an auction can drag on.',
    },
    upkeepRepeat: {
      once: 'One share goes, whatever is missing: a founder without cash can act every turn for the price of a share.',
      untilPaid:
        'A founder without cash loses all unissued shares at once, which fills the treasury and may trigger the end on turn 3.',
      inPart: 'One share goes and the last cash with it: a founder who is short is broke afterwards.',
    },
    zeroExpansion: {
      refused: 'Acting always changes the map, so it can’t go on forever.',
      allowed:
        'You can pay upkeep and do nothing else, which moves cash to a treasury and passes time. If pool shares aren’t issued, forever.',
    },
    chainExpansion: {
      atOnce: 'A rich company runs a line to a city in one turn.',
      nextTurn: 'Companies build hex by hex; rivals see it coming and lease instead.',
    },
    leasePayout: {
      perShare:
        'Each leased dollar comes back once for every share, up to five times: leasing from a company you hold shares of is the best way to make money.',
      split: 'Leasing only moves money; the rounding even loses some.',
    },
    shortest: {
      fewestHexes: 'The route is short and may be expensive.',
      leastValue: 'The route goes around expensive hexes; leases cost less and pay less.',
    },
    routeTie: {
      chosen: 'Whoever acts runs the lease through the company they hold the most shares of.',
      cheapest: 'You have to take the cheapest of the shortest routes, whoever owns it.',
    },
    leasesPerTurn: {
      each: 'A turn can lease again and again, each time paid out.',
      stays: 'The second route over a hex is free and pays nobody: you pay for a network once a turn.',
      one: 'There is one lease payout a turn; funnelling money takes longer.',
    },
    worthTie: {
      shared: 'A victory can be shared.',
      moreCash: 'Cash decides, so ties favour players who bought less at the end.',
    },
    secondTrigger: {
      nothing: 'The last turns are fixed once they are counted.',
      again: 'A second company can delay the end, once for each company.',
    },
    passInEndGame: {
      ends: 'The last turns can be cut short when nobody wants them.',
      playedOut: 'Everyone gets the promised turns; the last of them are often passed.',
    },
  } as Record<string, Record<string, string>>,
};
