import { define, type Sources } from './define.ts';

const players: Sources = [
  { book: 'E2', place: 'Player Preparation' },
  { book: 'KO', place: '플레이어 준비' },
  { book: 'E1', place: 'Preparations of players' },
];

const retailers: Sources = [
  { book: 'E2', place: 'Placement of Retailers for 2- to 4-Player Games' },
  { book: 'KO', place: '2~4인용을 위한 소매점 타일 배치' },
  { book: 'E1', place: 'Arrangement of retailers for 2-4 players' },
];

export const setup = define([
  {
    id: 'S0.1',
    sources: [
      { book: 'E2', place: "Steve's Components" },
      { book: 'ST', place: 'Steve' },
      { book: 'KO', place: '스티브의 구성품' },
      { book: 'E1', place: "Steve's components" },
    ],
  },
  {
    id: 'S0.2',
    sources: [...players, { book: 'board', place: 'VP scoreboard, starting spaces' }],
  },
  {
    id: 'S0.3',
    sources: [
      { book: 'E2', place: 'Game Components: Player Pieces' },
      { book: 'KO', place: '게임 구성품 : 플레이어 각자가 사용하는 구성품' },
      { book: 'E1', place: "Game contents, Players' components" },
      ...players,
    ],
  },
  {
    id: 'S0.4',
    sources: [
      { book: 'E2', place: 'Preparing for the Game' },
      { book: 'E2', place: 'Game Components: Shared Pieces' },
      { book: 'KO', place: '게임 준비' },
      { book: 'KO', place: '게임 구성품 : 공용 구성품' },
      { book: 'E1', place: 'Game contents, Common components' },
    ],
  },
  {
    id: 'S0.5',
    sources: [
      ...retailers,
      { book: 'ST', place: 'Preparing for the Game' },
      { book: 'E2', place: 'Frequently Asked Questions' },
      { book: 'KO', place: '자주하는 질문' },
      { book: 'E1', place: 'Frequently asked questions' },
    ],
  },
  {
    id: 'S0.6',
    sources: [...retailers, { book: 'board', place: 'Regions, home and size' }],
  },
  {
    id: 'S0.7',
    sources: players,
  },
]);
