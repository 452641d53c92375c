import { define } from './define.ts';

export const pricing = define([
  {
    id: 'S2.1',
    title: 'Working out your price',
    text: 'Your price is 5, less 1 for each active goods with price down symbol, plus 1 for each active price up symbol, plus 1 if you have NFC side B. No symbol lowers the price alone: goods with price down always gives one good as well.',
    sources: [
      { book: 'E2', place: 'Phase 2. Set Prices' },
      { book: 'KO', place: '2 단계. 가격 결정' },
      { book: 'E1', place: 'Phase 2. Pricing' },
      { book: 'E2', place: 'More About Technologies, NFC' },
      { book: 'KO', place: '기술 설명, NFC' },
      { book: 'E1', place: 'More about technologies, NFC' },
      { book: 'board', place: 'Symbols on pads and improvements' },
    ],
  },
  {
    id: 'S2.2',
    title: 'Ends of the price track',
    text: 'The printed price track runs from 2 to 8. No rulebook says what a change past its ends does: by default the price stops at the end of the track; the option has no bounds. Add up all the changes first, then hold the result to the track.',
    sources: [{ book: 'board', place: 'Price block' }],
  },
]);
