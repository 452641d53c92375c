import { define, type Sources } from './define.ts';

const ending: Sources = [
  { book: 'E2', place: 'End of the Game and Determining the Winner' },
  { book: 'KO', place: '게임 종료와 승자 결정' },
  { book: 'E1', place: 'End of the game and determining the winner' },
];

export const end = define([
  {
    id: 'SE.1',
    sources: ending,
  },
  {
    id: 'SE.2',
    sources: ending,
  },
]);
