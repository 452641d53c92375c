import { define, sourcesIn } from './define.ts';

const ending = sourcesIn({
  E2: 'End of the Game and Determining the Winner',
  KO: '게임 종료와 승자 결정',
  E1: 'End of the game and determining the winner',
});

export const end = define({
  'SE.1': ending,
  'SE.2': ending,
});
