/** The guide beside a table: what each moment is for. Handed to the island as data. */
export const guide = {
  fold: 'Fold or unfold the guide',
  title: 'Your guide',
  ask: 'Ask the guide',
  quiet: 'The guide keeps quiet now. Ask whenever you like.',
  suggest: 'What would be a sound move?',
  sound: 'A sound move: {move}.',
  layOut: 'Lay out this plan',
  laidOut: 'It lies on the desk. Change it as you like, then commit it.',
  leave: 'Play on without the guide',
  finished: {
    'first-round': 'That was a whole round, and the lesson is done. Play on as you like; the guide leaves the table.',
    'whole-game': 'That was a whole game. You can play now.',
  } as Record<string, string>,
  toCourse: 'Back to the course',
  /** At length, by the state of the chart the game rests in. */
  full: {
    secret:
      'Phase 1. Lay one pad over the other, covering 1 to 4 cells. Ask yourself: how many goods can I sell where I have offices, and at which price? What is left over goes into research and logistics. Your improvement may lie on the pads, or face down for one good.',
    choosing:
      'Phase 4. Your improvement symbol is active, so one improvement of the block is yours from the next round on. Two symbols you want often are worth more than one you want now.',
    token:
      'Phase 4. No improvement symbol is active, so you take a goods token. It makes one good in every later round.',
    placing:
      'Phase 5. Each progress goes on a technology you lack. Finish one rather than start two: buyers and bonuses come only with a finished one, and the first to finish takes the patent.',
    ordering:
      'Phase 5. More than one technology is paid for. Each bonus works before the next completes, so the order may matter.',
    freeOffice: 'Gamepad gives you an office in a small region, wherever a space is free.',
    retailerBonus: 'Your office stands at a retailer. Its bonus comes at once, before the next progress is placed.',
    moving:
      'Phase 6. Progress opens offices in regions that a line joins to one of yours. Look for buyers you can serve at your price, and for a space before the region is full.',
    selling:
      'Phase 7. Sell where you have an office. In each region a good goes to the leftmost willing buyer. Where you sell most, you also take the number over the rightmost office.',
  } as Record<string, string>,
  /** A few words for those who have heard it all before. */
  hints: {
    secret: 'Count the buyers you can reach before you count goods.',
    choosing: 'Which symbol do you lack every round?',
    token: 'A token: one more good every round.',
    placing: 'Is a patent within reach this turn?',
    ordering: 'Which bonus helps the next one?',
    freeOffice: 'Which small region has buyers for you?',
    retailerBonus: 'Take it now, or decline it where the edition lets you.',
    moving: 'Which region would pay at your price?',
    selling: 'Where does one more good win control?',
  } as Record<string, string>,
};
export type GuideWords = typeof guide;
