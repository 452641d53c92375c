export const auction = {
  'C3.1': {
    title: 'What can be auctioned',
    text: 'On your turn you may auction one unissued share of yours, or any share in the bank pool. You needn’t be able to afford it yourself. You start at most one auction a turn.',
  },
  'C3.2': {
    title: 'Bidding',
    text: 'You may bid first, then the others clockwise. The first bid is at least the share value, each later one higher than the last, and no bid is above the bidder’s cash. Whoever passes is out of this auction.',
  },
  'C3.3': {
    title: 'No bid',
    text: 'If nobody bids for an unissued share, it goes to the bank pool and the bank pays its share value into the company’s treasury.',
  },
  'C3.4': {
    title: 'The winner',
    text: 'The last bidder left takes the share, which is now issued. The bid goes into the company’s treasury, or to the bank if the share came from the pool.',
  },
  'C3.5': {
    title: 'The last unissued share',
    text: 'If no unissued share of a company is left after an auction, the end of the game is triggered.',
  },
  'C3.6': {
    title: 'No bid for a share from the pool',
    text: 'Taken literally, the bank pays the company again every time a pool share finds no bidder, which makes endless money. Here it pays only when the share first comes to the pool.',
  },
  'C3.7': {
    title: 'Shares in the pool',
    text: 'The rulebook doesn’t say whether a share in the pool counts as issued. Here it does: it left the founder to raise money. So the last one to go there triggers the end, after an auction as well as after upkeep, although the rulebook says so only of auctions.',
  },
  'C3.8': {
    title: 'Opening without a bid',
    text: 'A turn player who makes no first bid has passed and may not join later.',
  },
  'C3.9': {
    title: 'The last player left has not bid',
    text: 'If all but one have passed and no bid was made, the last player still has to bid at least the share value, or pass.',
  },
  'C3.10': {
    title: 'An auction that changes nothing',
    text: 'An auction of a share from the pool changes nothing if nobody bids and no money is paid. Such a turn counts as a pass, so that the game can’t go on forever.',
  },
  'C3.11': {
    title: 'Whole dollars',
    text: 'Bids are in whole dollars.',
  },
  'C3.12': {
    title: 'Passing in an auction',
    text: 'Passing in an auction isn’t passing a turn; it doesn’t count towards the end of the game.',
  },
};
