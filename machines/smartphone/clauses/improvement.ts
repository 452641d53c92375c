import { define, type Sources } from './define.ts';

const phase: Sources = [
  { book: 'E2', place: 'Phase 4. Improve Production' },
  { book: 'KO', place: '4단계. 생산 향상' },
  { book: 'E1', place: 'Phase 4. Production improvement' },
];

export const improvement = define([
  {
    id: 'S4.1',
    title: 'Improvement or goods token',
    text: 'In priority order each player takes one thing. With at least one active improvement symbol you take one improvement of your choice from the block; with none you take a goods token. More than one such symbol gives no more.',
    sources: phase,
  },
  {
    id: 'S4.2',
    title: 'Usable from next round',
    text: 'What you take can be used from the planning of the next round. You keep your improvements and goods tokens and use them every round.',
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
    title: 'Phase 4 in round 5',
    text: "In the second and Korean editions this phase is skipped in round 5: the Korean rulebook says so, and the second edition's board prints a crossed-out symbol on round V, though its rulebook is silent. In the first edition, with or without corrections, it is played, without effect on the score. The 20 goods tokens are exactly enough for 5 players in 4 rounds.",
    sources: [...phase, { book: 'board', place: 'Round track, symbol on round V (second edition)' }],
  },
  {
    id: 'S4.4',
    title: 'Goods tokens run out',
    text: 'Goods tokens can run out in round 5 of the first edition, with or without corrections, or when Steve is one of five seats, because he takes one every round. What you take then is open: by default nothing; the option makes tokens endless, with any substitute.',
    sources: [
      { book: 'board', place: 'Number of goods tokens' },
      { book: 'ST', place: 'Phase 1. Planning' },
    ],
  },
]);
