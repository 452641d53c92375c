import { chart } from '../chart.ts';

const bidding = {
  bid: { guard: 'mayBid', target: 'next', actions: 'placeBid' },
  passAuction: { guard: 'mayPassAuction', target: 'next', actions: 'passAuction' },
} as const;

export const auction = chart.createStateConfig({
  description: 'An auction of one share, clockwise from the turn player.',
  meta: { rules: ['C3.1', 'C3.2', 'C3.11', 'C3.12'] },
  initial: 'next',
  states: {
    next: {
      description: 'Is one bidder left, is nobody left, or who is asked now?',
      meta: { rules: ['C3.2', 'C3.9'] },
      always: [
        { guard: 'oneBidderLeft', target: 'sold' },
        { guard: 'nobodyBid', target: 'unsold' },
        { guard: 'turnPlayerOpens', target: 'opening' },
        { target: 'bidding' },
      ],
    },
    opening: {
      description: 'The turn player may open with at least the share value, or not.',
      meta: { rules: ['C3.2', 'C3.8'] },
      on: bidding,
    },
    bidding: {
      description: 'Whoever is asked bids higher or is out.',
      meta: { rules: ['C3.2', 'C3.9', 'C3.11'] },
      on: bidding,
    },
    sold: {
      description: 'The one bidder left takes the share, issued, and pays.',
      meta: { rules: ['C3.4', 'C3.9', 'C1.5'] },
      type: 'final',
      entry: 'sellTheShare',
    },
    unsold: {
      description: 'Nobody bid: the share lies in the pool, and the bank pays when it comes there.',
      meta: { rules: ['C3.3', 'C3.6', 'C3.7', 'C3.10'] },
      type: 'final',
      entry: 'leaveItUnsold',
    },
  },
});
