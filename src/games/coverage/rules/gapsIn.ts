import type { ChoiceName } from '@machines/coverage/choices.ts';

/** Gaps to settle before a game, by the part of it in which they come up. */
export const gapsIn: Readonly<Record<string, readonly ChoiceName[]>> = {
  auction: ['openingPass', 'poolAuctionNoBid'],
  act: ['mountains', 'upkeepRepeat'],
  lease: ['shortest', 'leasePayout'],
  end: ['worthTie'],
  setup: ['firstPlayer', 'charterShare'],
};
