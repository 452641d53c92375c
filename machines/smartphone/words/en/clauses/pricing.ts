export const pricing = {
  'S2.1': {
    title: 'Working out your price',
    text: 'Your price is 5, minus 1 for each active goods with price down symbol, plus 1 for each active price up symbol, plus 1 if you have NFC side B. No symbol lowers the price alone: goods with price down always gives one good as well.',
  },
  'S2.2': {
    title: 'Ends of the price track',
    text: 'The printed price track runs from 2 to 8. No rulebook says what happens past its ends: by default the price stops there; under the other ruling it goes on. Add up all the changes first, then cap the result at 2 and 8.',
  },
};
