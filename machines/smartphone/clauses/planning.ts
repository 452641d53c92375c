import { define, sourcesIn } from './define.ts';

const phase = sourcesIn({ E2: 'Phase 1. Planning', KO: '1단계 : 계획', E1: 'Phase 1. Planning' });

const improvements = sourcesIn({
  E2: 'Phase 4. Improve Production, Using Improvements',
  KO: '4단계. 생산 향상, 향상 타일 사용',
  E1: 'Phase 4. Production improvement, Improvements',
});

const questions = sourcesIn({
  E2: 'Frequently Asked Questions',
  KO: '자주하는 질문',
  E1: 'Frequently asked questions',
});

export const planning = define({
  'S1.1': phase,
  'S1.2': [...phase, ...questions],
  'S1.3': [...phase, ...questions],
  'S1.4': [...improvements, ...questions],
  'S1.5': [...improvements, ...questions],
  'S1.6': improvements,
  'S1.7': [
    { book: 'E2', place: 'More About Technologies, 4G' },
    { book: 'KO', place: '기술 설명, 4G' },
    { book: 'E1', place: 'More about technologies, 4G' },
    ...improvements,
    ...questions,
  ],
  'S1.8': [...phase, ...questions],
  'S1.9': improvements,
});
