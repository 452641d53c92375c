import { anyGuide } from './anyGuide.ts';

/** The guide beside a table of Coverage. Handed to the island as data. */
export const coverageGuide = {
  ...anyGuide,
  finished: 'That was a whole game. You can play Coverage now.',
  /** At length, by the state of the chart the game rests in. */
  full: {
    choosing:
      'One thing a turn: build with a company, auction a share, or pass. Building makes shares worth more; an auction brings the company money to build with. Begin on the map: build with Fern, your company, and take a hex beside the start.',
    opening:
      'You auction this share, so you bid first. The price goes into the company’s treasury and builds its network. Whoever holds the share is paid by every city it takes.',
    bidding:
      'A share is worth its company’s network now, and what the network will still grow to. Bid as long as it is worth more to you than it costs.',
    expanding:
      'Choose a number of chips, then a lit hex, and press it again. Each chip costs the treasury $5 and makes every share $1 more valuable. Look for a city: it pays every shareholder at once.',
  } as Record<string, string>,
  /** A few words for those who have heard it all before. */
  hints: {
    choosing: 'Whose shares rise when you build? Whose treasury fills when you sell?',
    opening: 'What will the company build with the money?',
    bidding: 'Count the chips it can still place.',
    expanding: 'Is a city in reach, and who is paid for it?',
  } as Record<string, string>,
  /** What the last turn has brought, what was lost and why. */
  after: {
    built: {
      one: '{company} placed {n} chip: each of its shares is worth {amount} more. You have {shares}, the others {others}.',
      other:
        '{company} placed {n} chips: each of its shares is worth {amount} more. You have {shares}, the others {others}.',
    },
    paid: { other: 'Cities and leases paid you {amount}.' },
    paidOthers: { other: 'They paid the others {amount}, for their shares of {company}.' },
    upkeep: { other: 'Upkeep cost you {amount}: $1 for each share of {company} that is not sold yet.' },
    bought: { other: 'You have one more share of {company}, for {amount}.' },
    boughtByOther: { other: '{seat} has one more share of {company}, for {amount}.' },
    pooled: { other: 'Nobody bid: the share of {company} lies in the pool, and its treasury has {amount} more.' },
    passed: { other: 'You passed, so nothing changed.' },
    worth: { other: 'Your cash and shares are worth {amount}; they were worth {before}.' },
  },
  ways: {
    same: 'I would have done the same.',
    mine: 'I would have done this: {moves}.',
    noDifference: 'Played to the end, it makes no difference.',
    about: 'Both played to the end by the Valuer:',
    better: 'Yours comes out better.',
    you: 'Your way',
    guide: 'My way',
    own: 'You',
    rival: 'Best rival',
    ahead: 'Your lead',
  },
};
export type CoverageGuideWords = typeof coverageGuide;
