import { define, type Sources } from './define.ts';

const phase: Sources = [
  { book: 'E2', place: 'Phase 3. Production' },
  { book: 'KO', place: '3단계 : 생산' },
  { book: 'E1', place: 'Phase 3: Production' },
];

const improvements: Sources = [
  { book: 'E2', place: 'Phase 4. Improve Production, Using Improvements' },
  { book: 'KO', place: '4단계. 생산 향상, 향상 타일 사용' },
  { book: 'E1', place: 'Phase 4. Production improvement, Improvements' },
];

export const production = define([
  {
    id: 'S3.1',
    sources: [...phase, ...improvements],
  },
  {
    id: 'S3.2',
    sources: improvements,
  },
  {
    id: 'S3.3',
    sources: [
      { book: 'E2', place: 'More About Technologies, GPS' },
      { book: 'KO', place: '기술 설명, GPS' },
      { book: 'E1', place: 'More about technologies, GPS' },
    ],
  },
  {
    id: 'S3.4',
    sources: [
      { book: 'E2', place: 'More About Technologies, Li-ion' },
      { book: 'KO', place: '기술 설명, 리튬 이온 배터리' },
      { book: 'E1', place: 'More about technologies, Li-ion' },
    ],
  },
  {
    id: 'S3.5',
    sources: [
      { book: 'E2', place: 'Frequently Asked Questions' },
      { book: 'KO', place: '자주하는 질문' },
      { book: 'E1', place: 'Frequently asked questions' },
    ],
  },
]);
