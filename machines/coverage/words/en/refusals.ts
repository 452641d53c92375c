/** Every reason to refuse, as a sentence. {key} is a parameter, {key|one|other} chooses by number. */
export const refusals = {
  seatCount: 'The game is for {least} to {most} players; this set-up has {seats}.',
  colourTwice: '{seat} is taken twice; every player needs their own colour and company.',
  mapPlayers: 'The map “{map}” is for {least} to {most} players; this set-up has {seats}.',

  gameOver: 'The game is over.',
  notSeated: '{seat} is not in this game.',
  wrongMoment: 'You can’t do that now: {phase}.',
  notYourTurn: 'It is {turn}’s turn.',
  notYourBid: 'It is {turn}’s turn to bid or pass.',
  noSuchCompany: '{company} is not in this game.',

  notInPool: 'There is no share of {company} in the bank pool.',
  notYourUnissued: 'Unissued shares of {company} belong to its founder, and only the founder can auction them.',
  noneUnissued: '{company} has no unissued share left.',
  notWhole: 'Bids are in whole dollars; {amount} isn’t.',
  bidBelowValue: 'The first bid is at least the share value of {company}, {least}; {amount} is less.',
  bidNotHigher: '{amount} isn’t enough: {seat} has bid {bid}, and a new bid has to be higher.',
  bidAboveCash: 'You have {cash}, so you can’t bid {amount}.',

  noShare: 'You have no share of {company}, so you can’t act for it.',
  tooPoor: '{company} has {treasury}; one chip costs {least}, so it needs money first.',
  nowhereToExpand: 'With {treasury} {company} can’t take any hex, and acting means taking one.',
  expandFirst: 'Acting for {company} means taking at least one hex.',
  noSuchHex: '{hex} is not on this map.',
  startIsEveryones: 'The starting hex is already in every network.',
  mountain: '{hex} is a mountain; nobody builds there.',
  hexTaken: '{hex} already belongs to {company}.',
  valueOutOfRange: 'A hex gets 1 to {most} chips, not {value}.',
  tooManyChips:
    '{company} has {issued|# issued share|# issued shares}, so this turn it may place {left|# more chip|# more chips}, not {value}.',
  noChips: 'Only {left|# chip is|# chips are} left in the supply.',
  noCubes: '{company} has no cube left.',
  buildTooDear: 'Building costs {build}; {company} has {treasury}.',

  leaseWithAccess: '{company} has access to {hex}, so it may not lease its way there.',
  outOfReach: '{hex} isn’t next to any network, so {company} can’t get there.',
  accessNextTurn:
    '{hex} is next to {taken}, which {company} has taken only this turn; by this ruling access counts as it was when the turn began.',
  noAccess: '{company} has no access to {hex}; it would have to lease, for example over {route}.',
  leasedAlready: 'By this ruling only one expansion a turn may lease, and one already has.',
  notARoute: 'A leased route runs over other companies’ hexes, each next to the one before, from {company} to {hex}.',
  routeTooLong: 'This route leases {length|# hex|# hexes}; the shortest leases {least}.',
  routeTooDear: 'This route is worth {length}; by this ruling the shortest is worth {least}.',
  notTheCheapest: 'This route costs {cost}; by this ruling you take the cheapest of the shortest, for {least}.',
  leaseTooDear: 'The lease costs {lease}; {company} has {treasury}.',
  nothingLeftToBuild:
    'The lease costs {lease} and building {build}; {company} has {treasury}, which isn’t enough for both, so nothing happens.',
};
export type Reason = keyof typeof refusals;
