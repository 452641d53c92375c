/** What no game could reach, one sentence each. {key} is a parameter. */
export const findings = {
  notSeated: '{seat} is not in this game.',
  sharesOver: '{company} has {shares} shares with players and in the pool; there are {most} besides the charter.',
  founderShare: '{seat} holds no issued share of {company}; the one a founder begins with never leaves.',
  apart: 'No chain of networks connects {hex} with the start.',
  hexRefused: 'This hex cannot be in the network of {company}.',
  notWhole: '{amount} is not a whole number of dollars, and nothing in this game is paid in cents.',
  bankOver: 'Players and companies hold {amount}; with the bank’s money there is {total} in all.',
  endNotSetOff: 'No company has all its shares issued, so no turns are counted.',
  endSetOff: 'All shares of {company} are issued, so the last turns are counted: say how many are left.',
  turnsOver: '{turns} turns are left; when the end is set off it is {most}.',
  allPassed: '{passes} turns were passed in a row, and then the game is over.',
  auctionRefused: 'This share could not have been put up.',
  bidRefused: 'This bid could not have been made.',
  hasPassed: '{seat} has passed, and a pass is final.',
  auctionOver: 'Nobody is left to be asked: this auction is over.',
};
export type FindingKey = keyof typeof findings;
