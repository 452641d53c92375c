export const auction = {
  'C3.1': {
    title: 'What can be auctioned',
    text: 'On your turn you may put up one unissued share of yours, or any share in the bank pool. You need not be able to afford it yourself. A turn has room for one auction.',
  },
  'C3.2': {
    title: 'Bidding',
    text: 'You are the first who may bid, then the others clockwise. The first bid is at least the share value, each later one higher than the last, and no bid is above the bidder’s cash. Whoever passes is out of this auction.',
  },
  'C3.3': {
    title: 'No bid',
    text: 'If nobody bids for an unissued share, it goes to the bank pool and the bank pays its share value into the company’s treasury.',
  },
  'C3.4': {
    title: 'The winner',
    text: 'The one bidder left takes the share, which is now issued. The bid goes into the company’s treasury, or to the bank if the share came from the pool.',
  },
  'C3.5': {
    title: 'The last unissued share',
    text: 'If no unissued share of a company is left after an auction, the end of the game is set off.',
  },
  'C3.6': {
    title: 'No bid for a share from the pool',
    text: 'To the letter the bank pays the company again every time a pool share finds no bidder, which makes money without end. Here it pays only when the share first comes to the pool.',
  },
  'C3.7': {
    title: 'Shares in the pool',
    text: 'Whether a share in the pool counts as issued is not said. Here it does: it has left the founder to bring in money. So the last one to go there sets off the end, after an auction and after upkeep alike, although the book says so only of auctions.',
  },
  'C3.8': {
    title: 'Opening without a bid',
    text: 'A turn player who opens without a bid has passed and may not come in later.',
  },
  'C3.9': {
    title: 'The last one left has not bid',
    text: 'If all but one have passed and no bid was made, the last one still bids at least the share value, or passes.',
  },
  'C3.10': {
    title: 'An auction that changes nothing',
    text: 'A share from the pool that nobody bids for and that brings no money changes nothing. Such a turn counts as a pass, so that the game cannot stand still for ever.',
  },
  'C3.11': {
    title: 'Whole dollars',
    text: 'Bids are in whole dollars.',
  },
  'C3.12': {
    title: 'Passing in an auction',
    text: 'To pass in an auction is not to pass a turn; it does not count towards the end of the game.',
  },
};
