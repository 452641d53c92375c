import { define, paragraphs } from './define.ts';

export const setup = define([
  {
    id: 'C2.1',
    sources: paragraphs('2.2.0.1', '2.2.0.2', '2.3.0.1', '2.3.0.2'),
  },
  {
    id: 'C2.2',
    sources: paragraphs('2.2.0.1'),
  },
  {
    id: 'C2.3',
    sources: paragraphs('3.1.0.1', '3.1.0.2'),
  },
  {
    id: 'C2.4',
    sources: paragraphs('2.2.0.1a', '3.3.0.4', '4.1.0.1a'),
  },
  {
    id: 'C2.5',
    sources: paragraphs('1.2.2.1', '2.2.0.1b', '2.3.0.2'),
  },
  {
    id: 'C2.6',
    sources: paragraphs('2.3.0.2', '3.2.0.2c'),
  },
  {
    id: 'C2.7',
    sources: paragraphs('3.1.0.1', '3.1.0.2', '3.1.0.3'),
  },
]);
