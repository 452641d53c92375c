import { define, sourcesIn } from './define.ts';

export const pricing = define({
  'S2.1': [
    { book: 'E2', place: 'Phase 2. Set Prices' },
    { book: 'KO', place: '2 단계. 가격 결정' },
    { book: 'E1', place: 'Phase 2. Pricing' },
    { book: 'E2', place: 'More About Technologies, NFC' },
    { book: 'KO', place: '기술 설명, NFC' },
    { book: 'E1', place: 'More about technologies, NFC' },
    { book: 'board', place: 'Symbols on pads and improvements' },
  ],
  'S2.2': sourcesIn({ board: 'Price block' }),
});
