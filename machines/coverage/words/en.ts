import type { ActionType } from '../actions.ts';

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

/** What happened by rule, as a line of the log. */
export const happenings = {
  auction: '{seat} puts up an unissued share of {company}, worth {amount}.',
  auctionFromPool: '{seat} puts up a share of {company} from the pool, worth {amount}.',
  bid: '{seat} bids {amount}.',
  noOpeningBid: '{seat} does not open.',
  passedAuction: '{seat} is out of the auction.',
  bought: '{seat} buys a share of {company} for {amount}, paid into its treasury.',
  boughtFromPool: '{seat} buys a share of {company} from the pool for {amount}, paid to the bank.',
  tookFree: '{seat} takes a share of {company} for nothing.',
  pooled: 'A share of {company} goes to the pool; the bank pays {amount} into its treasury.',
  paidAgain: 'Nobody wants the share of {company}; the bank pays {amount} into its treasury again.',
  nothingIsAPass: 'Nobody wants the share of {company}; nothing has changed, so {seat} has passed.',
  nothingChanged: 'Nobody wants the share of {company}; nothing has changed.',
  acts: '{seat} acts for {company}.',
  leased: '{company} leases from {from} for {amount}.',
  built: '{company} takes {hex} with {value|# chip|# chips} for {amount}.',
  cityPaid: '{seat} is paid {amount} for {shares|# share|# shares} of {company}: a city.',
  leasePaid: '{seat} is paid {amount} for {shares|# share|# shares} of {company}: a lease.',
  upkeep: '{seat} pays {amount} upkeep to {company}.',
  passed: '{seat} passes.',
  endSetOff: 'All shares of {company} are issued: {turns} more turns.',
  pumped: 'The same position again, but for a fuller treasury: this can go on for ever.',
  repeated: 'The same position again: nothing has changed, and this can go on for ever.',
  allPassed: 'Everyone has passed: the game is over.',
  lastTurnOver: 'The last turn is over.',
  worth: '{seat}: {cash} in cash and {shares} in shares make {total}.',
  won: '{seats} wins with {amount}.',
  shared: '{seats} share the victory with {amount}.',
};
export type NewsKey = keyof typeof happenings;

/** What each action does, as an instruction. */
export const actions = {
  auction: 'Put up a share of {company} ({source})',
  bid: 'Bid {amount}',
  passAuction: 'Pass in this auction',
  act: 'Act for {company}',
  expand: 'Take {hex} with {value|# chip|# chips}{route}',
  finish: 'Finish expanding',
  passTurn: 'Pass the turn',
} satisfies Record<ActionType, string>;

export const names = {
  seat: { green: 'Green', blue: 'Blue', black: 'Black', yellow: 'Yellow', red: 'Red' },
  company: { green: 'Fern', blue: 'Harbour', black: 'Basalt', yellow: 'Saffron', red: 'Ember' },
  source: { unissued: 'unissued', pool: 'from the pool' },
  phase: {
    choosing: 'the turn player chooses what to do',
    auction: 'an auction is under way',
    acting: 'a company is being acted for',
    upkeep: 'upkeep is paid',
    ending: 'a turn is ending',
    over: 'the game is over',
  },
} as const;

/** Follows the hex of an expansion that leases. */
export const over = ' over {route}';
