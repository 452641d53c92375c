import { define, type Sources } from './define.ts';

const ending: Sources = [
  { book: 'E2', place: 'End of the Game and Determining the Winner' },
  { book: 'KO', place: '게임 종료와 승자 결정' },
  { book: 'E1', place: 'End of the game and determining the winner' },
];

export const end = define([
  {
    id: 'SE.1',
    title: 'Final count',
    text: 'The game ends after phase 8 of round 5. To the VP you have, add the VP of your patents and of your retailer spaces. The most VP wins.',
    sources: ending,
  },
  {
    id: 'SE.2',
    title: 'Tie at the end',
    text: 'If VP are tied, more technologies wins, then more patents. If that is equal too, the tied players share the victory.',
    sources: ending,
  },
]);
