export const round = {
  'SN.1': {
    title: 'Clearing up for next round',
    text: 'Goods leave the board. The face-up improvements left in the block are removed from the game and 5 new ones are laid out, and prices go back to 5. You take your pads back; improvements, goods tokens, offices, progress and technologies stay.',
  },
};
