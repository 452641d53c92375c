import { define, sourcesIn } from './define.ts';

const phase = sourcesIn({ E2: 'Phase 3. Production', KO: '3단계 : 생산', E1: 'Phase 3: Production' });

const improvements = sourcesIn({
  E2: 'Phase 4. Improve Production, Using Improvements',
  KO: '4단계. 생산 향상, 향상 타일 사용',
  E1: 'Phase 4. Production improvement, Improvements',
});

export const production = define({
  'S3.1': [...phase, ...improvements],
  'S3.2': improvements,
  'S3.3': sourcesIn({ E2: 'More About Technologies, GPS', KO: '기술 설명, GPS', E1: 'More about technologies, GPS' }),
  'S3.4': sourcesIn({
    E2: 'More About Technologies, Li-ion',
    KO: '기술 설명, 리튬 이온 배터리',
    E1: 'More about technologies, Li-ion',
  }),
  'S3.5': sourcesIn({ E2: 'Frequently Asked Questions', KO: '자주하는 질문', E1: 'Frequently asked questions' }),
});
