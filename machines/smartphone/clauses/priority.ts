import { define, type Sources } from './define.ts';

const rule: Sources = [
  { book: 'E2', place: 'Phase 4. Improve Production' },
  { book: 'KO', place: '4단계. 생산 향상' },
  { book: 'E1', place: 'Phase 4. Production improvement' },
];

export const priority = define([
  {
    id: 'SP.1',
    title: 'Lowest price goes first',
    text: 'In phases 4 to 7 the player with the lowest price goes first, then the next lowest, and so on. Among players with the same price the one with the lowest VP at that moment goes first.',
    sources: rule,
  },
  {
    id: 'SP.2',
    title: 'Breaking a tie in priority',
    text: "If price and VP are both equal, in the second and Korean editions the player with the lower starting VP goes first. The first edition, with or without corrections, puts first whoever produced fewer goods in the previous phase, then whoever has more technologies, then more patents, and then flips a coin, which here is seeded and drawn anew each phase. Which goods it means is open: by default those made in phase 3 of this round; the option is those made in the phase just before. Steve's ties are settled by his colour like anyone's.",
    sources: [
      { book: 'E2', place: 'Frequently Asked Questions' },
      { book: 'KO', place: '자주하는 질문' },
      { book: 'E1', place: 'Frequently asked questions' },
      { book: 'ST', place: 'Steve' },
    ],
  },
  {
    id: 'SP.3',
    title: 'Order fixed for the phase',
    text: 'The order is worked out at the start of each of the phases 4, 5, 6 and 7 and then holds for that phase. The second and Korean editions say so; the first edition, with or without corrections, is silent and is played the same. The order can change from phase to phase, because NFC side B or a retailer can change a price during the round and NFC side A can change VP in phase 6.',
    sources: rule,
  },
  {
    id: 'SP.4',
    title: 'Price means price now',
    text: 'Your price is always the one in the price block at that moment: for priority, for buyers, for NFC side A and for scoring. The first edition, with or without corrections, speaks of the price you set, but its own bonuses change the block, so it is read the same.',
    sources: [
      ...rule,
      { book: 'E2', place: 'Phase 8. Receive VP, Goods Sold' },
      { book: 'KO', place: '8단계. VP 획득, 판매한 제품' },
      { book: 'E1', place: 'Phase 8. Receiving VP, Sold goods' },
      { book: 'E2', place: 'More About Technologies, NFC' },
      { book: 'KO', place: '기술 설명, NFC' },
      { book: 'E1', place: 'More about technologies, NFC' },
    ],
  },
]);
