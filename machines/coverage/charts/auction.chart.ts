import type { Chart } from '../vocabulary.ts';

const bid = {
  guard: 'mayBid',
  target: 'next',
  actions: 'placeBid',
} as const;

export const auction = {
  description: 'An auction of one share, clockwise from the turn player.',
  meta: { rules: ['C3.1', 'C3.2', 'C3.11', 'C3.12'] },
  initial: 'next',
  states: {
    next: {
      description: 'Is one bidder left, is nobody left, or who is asked now?',
      meta: { rules: ['C3.2', 'C3.9'] },
      tags: ['automatic'],
      always: [
        {
          guard: 'oneBidderLeft',
          target: 'sold',
          description: 'All others have passed, so the share is sold.',
          meta: { rules: ['C3.4', 'C3.9'] },
        },
        {
          guard: 'nobodyBid',
          target: 'unsold',
          description: 'All have passed and nobody has bid.',
          meta: { rules: ['C3.3', 'C3.6'] },
        },
        {
          guard: 'turnPlayerOpens',
          target: 'opening',
          description: 'The turn player is asked first.',
          meta: { rules: ['C3.2', 'C3.8'] },
        },
        { target: 'bidding', description: 'The next one clockwise is asked.', meta: { rules: ['C3.2'] } },
      ],
    },
    opening: {
      description: 'The turn player may open with at least the share value, or not.',
      meta: { rules: ['C3.2', 'C3.8'] },
      tags: ['acts'],
      on: {
        bid: {
          ...bid,
          description: 'The turn player opens with at least the share value.',
          meta: { rules: ['C3.2', 'C3.11'] },
        },
        passAuction: {
          guard: 'mayPass',
          target: 'next',
          actions: 'declineToOpen',
          description: 'The turn player does not open; whether that is a pass, the rulebook leaves open.',
          meta: { rules: ['C3.8'] },
        },
      },
    },
    bidding: {
      description: 'Whoever is asked bids higher or is out.',
      meta: { rules: ['C3.2', 'C3.9', 'C3.11'] },
      tags: ['acts'],
      on: {
        bid: { ...bid, description: 'A higher bid, within one’s cash.', meta: { rules: ['C3.2', 'C3.11'] } },
        passAuction: {
          guard: 'mayPass',
          target: 'next',
          actions: 'passAuction',
          description: 'Out of this auction for good.',
          meta: { rules: ['C3.2', 'C3.12'] },
        },
      },
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
} as const satisfies Chart;
