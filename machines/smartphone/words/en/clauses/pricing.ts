export const pricing = {
  'S2.1': {
    title: 'Working out your price',
    text: 'Your price is 5, less 1 for each active goods with price down symbol, plus 1 for each active price up symbol, plus 1 if you have NFC side B. No symbol lowers the price alone: goods with price down always gives one good as well.',
  },
  'S2.2': {
    title: 'Ends of the price track',
    text: 'The printed price track runs from 2 to 8. No rulebook says what a change past its ends does: by default the price stops at the end of the track; the option has no bounds. Add up all the changes first, then hold the result to the track.',
  },
};
