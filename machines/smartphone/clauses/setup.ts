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
    title: 'Two to five seats',
    text: 'The game has 2 to 5 seats. A seat is a person, a computer player or Steve. There is at most one Steve, and 1 to 4 others play with him.',
    sources: [
      { book: 'E2', place: "Steve's Components" },
      { book: 'ST', place: 'Steve' },
      { book: 'KO', place: '스티브의 구성품' },
      { book: 'E1', place: "Steve's components" },
    ],
  },
  {
    id: 'S0.2',
    title: 'Colours and starting positions',
    text: 'The colours in scoreboard order are green, blue, black, yellow, red. Your colour gives you a home region, with your office in its leftmost space, a starting VP and a starting improvement. Starting VP rises in that order, so for any two players it is clear who started lower.',
    sources: [...players, { book: 'board', place: 'VP scoreboard, starting spaces' }],
  },
  {
    id: 'S0.3',
    title: 'Your own pieces',
    text: 'You have two pads, A and B, each with 2 by 3 cells and printed on both sides, 18 offices and 20 goods cubes; one cube marks your VP and one your price, so 18 can be goods. Whether these counts are a limit is open. By default they are not: the second and Korean editions say so of progress, and the designer is reported to have said so of all pieces. The option limits you to 18 goods at a time, 18 offices and, in the first edition with or without corrections, 12 progress markers. Goods tokens and improvements are always limited.',
    sources: [
      { book: 'E2', place: 'Game Components: Player Pieces' },
      { book: 'KO', place: '게임 구성품 : 플레이어 각자가 사용하는 구성품' },
      { book: 'E1', place: "Game contents, Players' components" },
      ...players,
    ],
  },
  {
    id: 'S0.4',
    title: 'Improvements, tokens, technologies',
    text: 'Shuffle the 27 improvements and lay 5 of them face up in the improvement block. There are 20 goods tokens. Each of the 6 technologies lies with its patent and has either side A or side B in play: side A for all (as in a first game), a random side for each, or the sides you choose.',
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
    title: 'Where retailers lie',
    text: "The number of seats, Steve included, fixes which regions get a retailer; it is never random. With 2: China, Canada, the Caribbean and every medium region that is nobody's home. With 3: Europe, RSA and every such medium region. With 4: Canada and the one such medium region. With 5: none. The 7 retailers are shuffled within their size, and each is laid with a random side up.",
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
    title: 'Homes are the medium regions',
    text: "The medium regions are exactly the five home regions; North Africa is one of them. The placing of retailers shows it: with 4 seats just one medium region is left that is nobody's home.",
    sources: [...retailers, { book: 'board', place: 'Regions, home and size' }],
  },
  {
    id: 'S0.7',
    title: 'Prices start at 5',
    text: "At the start every player's price stands at 5.",
    sources: players,
  },
]);
