import { anyGuide } from './anyGuide.ts';

/** The guide beside a table: what each moment is for. Handed to the island as data. */
export const guide = {
  ...anyGuide,
  layOut: 'Lay out this plan',
  laidOut: 'It’s on the desk. Change it as you like, then commit it.',
  finished: {
    'first-round': 'That was a whole round: the lesson is done. You can play on without me.',
    'whole-game': 'That was a whole game. You can play now.',
  } as Record<string, string>,
  /** What the last turn has brought, what was lost and why. */
  after: {
    planned: {
      one: 'You make {n} good at price {price}. Where you have offices, {buyers} would pay that.',
      other: 'You make {n} goods at price {price}. Where you have offices, {buyers} would pay that.',
    },
    over: {
      one: '{n} good has no buyer yet: it needs a new office, or a technology that buyers there want.',
      other: '{n} goods have no buyer yet: they need a new office, or a technology that buyers there want.',
    },
    tookImprovement: { other: 'You have the {tile} improvement, from the next round on.' },
    tookToken: { other: 'You have a goods token: one more good in every round from now on.' },
    technology: {
      one: '{technology} is yours: {n} more buyer where you have offices, at any price.',
      other: '{technology} is yours: {n} more buyers where you have offices, at any price.',
    },
    towards: { other: '{technology}: {n} of {cost}. It brings nothing before it is finished.' },
    patent: { other: 'Its patent adds {n} VP at the end.' },
    office: {
      one: 'An office in {region}: {n} more buyer at your price of {price}.',
      other: 'An office in {region}: {n} more buyers at your price of {price}.',
    },
    retailer: { other: 'An office at the retailer in {region}: nobody buys there, but its space scores at the end.' },
    sent: { other: '{region}: {n} of {cost}. Without an office you cannot sell there yet.' },
    progressLost: { other: '{n} unused progress was lost: it is never kept.' },
    salesScored: {
      one: 'You sold {n} good at {price}: {vp} VP.',
      other: 'You sold {n} goods at {price}: {vp} VP.',
    },
    controlFirst: { other: 'You sold the most in {region}: {n} VP more.' },
    controlSecond: { other: 'You came second in {region}: {n} VP more.' },
    goodsKept: { one: '{n} unsold good stays with you.', other: '{n} unsold goods stay with you.' },
    goodsLost: {
      one: '{n} good was lost: where you have an office, no buyer at your price was left.',
      other: '{n} goods were lost: where you have an office, no buyer at your price was left.',
    },
    stopped: {
      one: '{n} good was lost, though someone would still have bought.',
      other: '{n} goods were lost, though someone would still have bought.',
    },
  },
  buyers: { one: '{n} buyer', other: '{n} buyers' },
  /** The guide's own way beside the player's. */
  ways: {
    same: 'I would have done the same.',
    mine: 'I would have done this: {moves}.',
    minePlan: 'My plan had price {price}.',
    noDifference: 'This round it makes no difference.',
    later: 'Yours brings more this round; mine prepares the next ones.',
    rest: 'Both played to the end of the round:',
    round: 'The whole round, yours and mine:',
    you: 'You',
    guide: 'Guide',
    buyers: 'Buyers',
    lost: 'Lost',
    offices: 'New offices',
    technologies: 'Technology',
    vp: 'VP',
    atEnd: 'End',
    none: '–',
  },
  /** At length, by the state of the chart the game rests in. */
  full: {
    secret:
      'Phase 1. Lay one pad over the other, covering 1 to 4 cells. Ask yourself: how many goods can I sell where I have offices, and at which price? Use the rest for research and logistics. Your improvement goes on the pads, or face down for one good.',
    choosing:
      'Phase 4. Your improvement symbol is active, so one improvement of the block is yours from the next round on. Two symbols you want often are worth more than one you want now.',
    token:
      'Phase 4. No improvement symbol is active, so you take a goods token. It makes one good in every later round.',
    placing:
      'Phase 5. Each progress goes on a technology you don’t have. Finish one rather than start two: buyers and bonuses come only with a finished one, and the first to finish takes the patent.',
    ordering:
      'Phase 5. More than one technology is paid for. Each bonus works before the next completes, so the order may matter.',
    freeOffice: 'Gamepad gives you an office in a small region, wherever a space is free.',
    retailerBonus: 'Your office is at a retailer. Its bonus comes at once, before you place the next progress.',
    moving:
      'Phase 6. Progress opens offices in regions connected to one of yours. Look for buyers at your price, and take a space before the region is full.',
    selling:
      'Phase 7. Sell where you have an office. In each region a good goes to the leftmost willing buyer. Where you sell the most, you also get the number over the rightmost office.',
  } as Record<string, string>,
  /** A few words for those who have heard it all before. */
  hints: {
    secret: 'Count the buyers you can reach before you count goods.',
    choosing: 'Which symbol are you short of every round?',
    token: 'A token: one more good every round.',
    placing: 'Is a patent within reach this turn?',
    ordering: 'Which bonus helps the next one?',
    freeOffice: 'Which small region has buyers for you?',
    retailerBonus: 'Take it now, or decline it where the edition lets you.',
    moving: 'Which region has buyers at your price?',
    selling: 'Where does one more good win control?',
  } as Record<string, string>,
};
export type GuideWords = typeof guide;
