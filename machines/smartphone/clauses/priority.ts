import { define, sourcesIn } from './define.ts';

const rule = sourcesIn({
  E2: 'Phase 4. Improve Production',
  KO: '4단계. 생산 향상',
  E1: 'Phase 4. Production improvement',
});

export const priority = define({
  'SP.1': rule,
  'SP.2': sourcesIn({
    E2: 'Frequently Asked Questions',
    KO: '자주하는 질문',
    E1: 'Frequently asked questions',
    ST: 'Steve',
  }),
  'SP.3': rule,
  'SP.4': [
    ...rule,
    { book: 'E2', place: 'Phase 8. Receive VP, Goods Sold' },
    { book: 'KO', place: '8단계. VP 획득, 판매한 제품' },
    { book: 'E1', place: 'Phase 8. Receiving VP, Sold goods' },
    { book: 'E2', place: 'More About Technologies, NFC' },
    { book: 'KO', place: '기술 설명, NFC' },
    { book: 'E1', place: 'More about technologies, NFC' },
  ],
});
