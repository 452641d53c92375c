/** Every reason to refuse, as a sentence. {key} is a parameter, {key|one|other} chooses by number. */
export const refusals = {
  seatCount: 'The game is for {least} to {most} seats; this set-up has {seats}.',
  colourTwice: '{seat} is taken twice; every seat has its own colour and company.',
  mapPlayers: 'The map “{map}” is made for {least} to {most} seats; this set-up has {seats}.',

  gameOver: 'The game is over.',
  notSeated: '{seat} is not in this game.',
  wrongMoment: 'This is not the time for that: {phase}.',
  notYourTurn: 'It is {turn}’s turn.',
  notYourBid: '{turn} is asked to bid or pass.',
  noSuchCompany: '{company} is not in this game.',

  notInPool: 'No share of {company} lies in the bank pool.',
  notYourUnissued: 'Unissued shares of {company} belong to its founder, who alone can put them up.',
  noneUnissued: '{company} has no unissued share left.',
  notWhole: 'Bids are in whole dollars; {amount} is not.',
  bidBelowValue: 'The first bid is at least the share value of {company}, {least}; {amount} is less.',
  bidNotHigher: '{seat} has bid {bid}; a new bid has to be higher, and {amount} is not.',
  bidAboveCash: 'You have {cash} and cannot bid {amount}.',

  noShare: 'You control no share of {company}, so you cannot act for it.',
  tooPoor: '{company} has {treasury}; one chip costs {least}, so it needs money first.',
  nowhereToExpand: 'With {treasury} there is no hex {company} could take, and acting means taking one.',
  expandFirst: 'Acting for {company} means taking at least one hex.',
  noSuchHex: '{hex} is not on this map.',
  startIsEveryones: 'The starting hex is in every network already.',
  mountain: '{hex} is a mountain; nobody builds there.',
  hexTaken: '{hex} belongs to {company} already.',
  valueOutOfRange: 'A hex gets 1 to {most} chips, not {value}.',
  tooManyChips:
    '{company} has {issued|# issued share|# issued shares}, so this turn it may place {left|# more chip|# more chips}, not {value}.',
  noChips: 'Only {left|# chip is|# chips are} left in the supply.',
  noCubes: '{company} has no cube left.',
  buildTooDear: 'Building costs {build}; {company} has {treasury}.',

  leaseWithAccess: '{company} has access to {hex}, so it may not lease its way there.',
  outOfReach: '{hex} is next to no network, so {company} cannot get there.',
  accessNextTurn:
    '{hex} is next to {taken}, which {company} has taken only this turn; by this ruling access counts as it was when the turn began.',
  noAccess: '{company} has no access to {hex}; it would have to lease, for example over {route}.',
  leasedAlready: 'By this ruling one expansion a turn may lease, and one has.',
  notARoute: 'A leased route runs over other companies’ hexes, each next to the one before, from {company} to {hex}.',
  routeTooLong: 'This route leases {length|# hex|# hexes}; the shortest leases {least}.',
  routeTooDear: 'This route is worth {length}; by this ruling the shortest is worth {least}.',
  notTheCheapest: 'This route costs {cost}; by this ruling the cheapest of the shortest is taken, for {least}.',
  leaseTooDear: 'The lease costs {lease}; {company} has {treasury}.',
  nothingLeftToBuild:
    'The lease costs {lease} and building {build}; {company} has {treasury}, which is not enough for both, so nothing of it happens.',
};
export type Reason = keyof typeof refusals;
