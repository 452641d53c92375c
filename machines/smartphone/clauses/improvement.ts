import { define, sourcesIn } from './define.ts';

const phase = sourcesIn({
  E2: 'Phase 4. Improve Production',
  KO: '4단계. 생산 향상',
  E1: 'Phase 4. Production improvement',
});

export const improvement = define({
  'S4.1': phase,
  'S4.2': [
    ...phase,
    { book: 'E2', place: 'Phase 4. Improve Production, Using Improvements' },
    { book: 'KO', place: '4단계. 생산 향상, 향상 타일 사용' },
    { book: 'E1', place: 'Phase 4. Production improvement, Improvements' },
    { book: 'KO', place: '자주하는 질문' },
  ],
  'S4.3': [...phase, { book: 'board', place: 'Round track, symbol on round V (second edition)' }],
  'S4.4': sourcesIn({ board: 'Number of goods tokens', ST: 'Phase 1. Planning' }),
});
