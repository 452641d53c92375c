/** What no game could reach, one sentence each. {key} is a parameter. */
export const findings = {
  notSeated: '{seat} is not in this game.',
  sharesOver: '{company} has {shares} shares with players and in the pool; there are {most} apart from the charter.',
  founderShare: '{seat} holds no issued share of {company}; the one a founder begins with never leaves.',
  apart: 'No chain of networks connects {hex} with the start.',
  hexRefused: 'This hex cannot be in the network of {company}.',
  towerTooHigh:
    '{hex} has {value} chips, but {company} has {issued|# issued share|# issued shares}, and no turn places more than that.',
  treasuryTooLow:
    '{company} has had at least {total}, its first $5 and the value of every share that has left its founder; treasury, chips and leases account for {amount} at most.',
  treasuryTooHigh:
    'No share of {company} has been sold, so with upkeep and the pool it has had {total} at most; its treasury and its chips make {amount}.',
  moneyOver:
    'With what chips have cost, players and companies have had {amount}; {total} is the most there can have been.',
  moneyShort:
    'With what chips have cost, players and companies have had {amount}; {total} is the least there can have been, because nothing was bought from the pool.',
  notWhole: '{amount} is not a whole number of dollars, and nothing in this game is paid in cents.',
  bankOver: 'Players and companies hold {amount}; with the bank’s money there is {total} in all.',
  endNotSetOff: 'No company has sold out, so no turns are counted.',
  endSetOff: 'All shares of {company} are issued, so the last turns are counted: say how many are left.',
  turnsOver: '{turns} turns are left; when the end is triggered it is {most}.',
  setOffByAnother:
    'Counting back from the turns left, {seat} triggered the end; but {company}, which sells out only on a turn of {seat}, has unissued shares left.',
  ranOutBefore:
    '{company} has sold out too, but not since {seat} triggered the end; it would have triggered it before.',
  passesOver:
    '{passes|# turn was|# turns were} passed in a row, but since the end was triggered there {turns|has|have} been {turns}.',
  passesOnly:
    'Nothing is built and no share has been auctioned, so every turn before this one of {seat} was passed: that makes {turns} in a row, not {passes}.',
  allPassed: '{passes} turns were passed in a row, and then the game is over.',
  auctionRefused: 'This share couldn’t have been auctioned.',
  bidRefused: 'This bid isn’t legal.',
  hasPassed: '{seat} has passed, and a pass is final.',
  biddingOrder: 'Bidding goes clockwise from the turn player, so this can’t happen.',
  auctionOver: 'Nobody is left to bid: this auction is over.',
};
export type FindingKey = keyof typeof findings;
