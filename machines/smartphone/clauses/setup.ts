import { define, sourcesIn } from './define.ts';

const players = sourcesIn({ E2: 'Player Preparation', KO: '플레이어 준비', E1: 'Preparations of players' });

const retailers = sourcesIn({
  E2: 'Placement of Retailers for 2- to 4-Player Games',
  KO: '2~4인용을 위한 소매점 타일 배치',
  E1: 'Arrangement of retailers for 2-4 players',
});

export const setup = define({
  'S0.1': sourcesIn({ E2: "Steve's Components", ST: 'Steve', KO: '스티브의 구성품', E1: "Steve's components" }),
  'S0.2': [...players, { book: 'board', place: 'VP scoreboard, starting spaces' }],
  'S0.3': [
    { book: 'E2', place: 'Game Components: Player Pieces' },
    { book: 'KO', place: '게임 구성품 : 플레이어 각자가 사용하는 구성품' },
    { book: 'E1', place: "Game contents, Players' components" },
    ...players,
  ],
  'S0.4': [
    { book: 'E2', place: 'Preparing for the Game' },
    { book: 'E2', place: 'Game Components: Shared Pieces' },
    { book: 'KO', place: '게임 준비' },
    { book: 'KO', place: '게임 구성품 : 공용 구성품' },
    { book: 'E1', place: 'Game contents, Common components' },
  ],
  'S0.5': [
    ...retailers,
    { book: 'ST', place: 'Preparing for the Game' },
    { book: 'E2', place: 'Frequently Asked Questions' },
    { book: 'KO', place: '자주하는 질문' },
    { book: 'E1', place: 'Frequently asked questions' },
  ],
  'S0.6': [...retailers, { book: 'board', place: 'Regions, home and size' }],
  'S0.7': players,
});
