/** The guide beside a table: what each moment is for. Handed to the island as data. */
export const guide = {
  fold: 'Fold or unfold the guide',
  title: 'Your guide',
  ask: 'Ask the guide',
  quiet: 'The guide is quiet now. Ask whenever you like.',
  suggest: 'Suggest a move',
  sound: 'A good move: {move}.',
  layOut: 'Lay out this plan',
  laidOut: 'It’s on the desk. Change it as you like, then commit it.',
  leave: 'Play on without the guide',
  finished: {
    'first-round': 'That was a whole round, and the lesson is done. You can play on; the guide leaves the table.',
    'whole-game': 'That was a whole game. You can play now.',
  } as Record<string, string>,
  toCourse: 'Back to the course',
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
