import { define, sourcesIn } from './define.ts';

const phase = sourcesIn({ E2: 'Phase 7. Selling Goods', KO: '7단계. 제품 판매', E1: 'Phase 7. Sale' });

const wifi = sourcesIn({
  E2: 'More About Technologies, Wi-Fi',
  KO: '기술 설명, 와이파이',
  E1: 'More about technologies, Wi-Fi',
});

export const sale = define({
  'S7.1': [...phase, { book: 'KO', place: '자주하는 질문' }],
  'S7.2': phase,
  'S7.3': phase,
  'S7.4': phase,
  'S7.5': [...phase, ...wifi, { book: 'KO', place: '자주하는 질문' }],
  'S7.6': [...phase, ...wifi],
  'S7.7': sourcesIn({ E2: 'More About Technologies, 4G', KO: '기술 설명, 4G', E1: 'More about technologies, 4G' }),
});
