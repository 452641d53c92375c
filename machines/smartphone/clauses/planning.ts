import { define, type Sources } from './define.ts';

const phase: Sources = [
  { book: 'E2', place: 'Phase 1. Planning' },
  { book: 'KO', place: '1단계 : 계획' },
  { book: 'E1', place: 'Phase 1. Planning' },
];

const improvements: Sources = [
  { book: 'E2', place: 'Phase 4. Improve Production, Using Improvements' },
  { book: 'KO', place: '4단계. 생산 향상, 향상 타일 사용' },
  { book: 'E1', place: 'Phase 4. Production improvement, Improvements' },
];

const questions: Sources = [
  { book: 'E2', place: 'Frequently Asked Questions' },
  { book: 'KO', place: '자주하는 질문' },
  { book: 'E1', place: 'Frequently asked questions' },
];

export const planning = define([
  {
    id: 'S1.1',
    sources: phase,
  },
  {
    id: 'S1.2',
    sources: [...phase, ...questions],
  },
  {
    id: 'S1.3',
    sources: [...phase, ...questions],
  },
  {
    id: 'S1.4',
    sources: [...improvements, ...questions],
  },
  {
    id: 'S1.5',
    sources: [...improvements, ...questions],
  },
  {
    id: 'S1.6',
    sources: improvements,
  },
  {
    id: 'S1.7',
    sources: [
      { book: 'E2', place: 'More About Technologies, 4G' },
      { book: 'KO', place: '기술 설명, 4G' },
      { book: 'E1', place: 'More about technologies, 4G' },
      ...improvements,
      ...questions,
    ],
  },
  {
    id: 'S1.8',
    sources: [...phase, ...questions],
  },
  {
    id: 'S1.9',
    sources: improvements,
  },
]);
