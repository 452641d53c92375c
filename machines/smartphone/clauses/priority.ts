import { define, type Sources } from './define.ts';

const rule: Sources = [
  { book: 'E2', place: 'Phase 4. Improve Production' },
  { book: 'KO', place: '4단계. 생산 향상' },
  { book: 'E1', place: 'Phase 4. Production improvement' },
];

export const priority = define([
  {
    id: 'SP.1',
    sources: rule,
  },
  {
    id: 'SP.2',
    sources: [
      { book: 'E2', place: 'Frequently Asked Questions' },
      { book: 'KO', place: '자주하는 질문' },
      { book: 'E1', place: 'Frequently asked questions' },
      { book: 'ST', place: 'Steve' },
    ],
  },
  {
    id: 'SP.3',
    sources: rule,
  },
  {
    id: 'SP.4',
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
