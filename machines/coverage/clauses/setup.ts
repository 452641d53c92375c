import { define, paragraphs } from './define.ts';

export const setup = define([
  {
    id: 'C2.1',
    title: 'What everyone starts with',
    text: 'There is one company for each player. One of its six shares is the charter above the map; the player takes the other five, four unissued and one issued. The company begins with $5, the player with $25.',
    sources: paragraphs('2.2.0.1', '2.2.0.2', '2.3.0.1', '2.3.0.2'),
  },
  {
    id: 'C2.2',
    title: 'Number of players',
    text: 'The rulebook does not say for how many players the game is. Here it is for 2 to 5.',
    sources: paragraphs('2.2.0.1'),
  },
  {
    id: 'C2.3',
    title: 'First player',
    text: 'The rulebook does not say who begins. Here the first seat does, or one drawn by the game’s seed.',
    sources: paragraphs('3.1.0.1', '3.1.0.2'),
  },
  {
    id: 'C2.4',
    title: 'The charter',
    text: 'The charter is a share that nobody holds. It counts neither as issued nor as unissued; counted as unissued, the shares of a company could never run out.',
    sources: paragraphs('2.2.0.1a', '3.3.0.4', '4.1.0.1a'),
  },
  {
    id: 'C2.5',
    title: 'Chips, cubes and the bank',
    text: 'No numbers are given for chips, cubes or money. They do not run out, so it never matters who is paid first.',
    sources: paragraphs('1.2.2.1', '2.2.0.1b', '2.3.0.2'),
  },
  {
    id: 'C2.6',
    title: 'Open money',
    text: 'Nothing is said about hiding money. All of it lies open.',
    sources: paragraphs('2.3.0.2', '3.2.0.2c'),
  },
]);
