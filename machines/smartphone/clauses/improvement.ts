import { define, type Sources } from './define.ts';

const phase: Sources = [
  { book: 'E2', place: 'Phase 4. Improve Production' },
  { book: 'KO', place: '4단계. 생산 향상' },
  { book: 'E1', place: 'Phase 4. Production improvement' },
];

export const improvement = define([
  {
    id: 'S4.1',
    sources: phase,
  },
  {
    id: 'S4.2',
    sources: [
      ...phase,
      { book: 'E2', place: 'Phase 4. Improve Production, Using Improvements' },
      { book: 'KO', place: '4단계. 생산 향상, 향상 타일 사용' },
      { book: 'E1', place: 'Phase 4. Production improvement, Improvements' },
      { book: 'KO', place: '자주하는 질문' },
    ],
  },
  {
    id: 'S4.3',
    sources: [...phase, { book: 'board', place: 'Round track, symbol on round V (second edition)' }],
  },
  {
    id: 'S4.4',
    sources: [
      { book: 'board', place: 'Number of goods tokens' },
      { book: 'ST', place: 'Phase 1. Planning' },
    ],
  },
]);
