import { define, paragraphs } from './define.ts';

export const passing = define([
  {
    id: 'C6.1',
    sources: paragraphs('3.1.0.1c', '3.4.0.1', '3.4.0.2', '4.1.0.1b'),
  },
]);

export const end = define([
  {
    id: 'C7.1',
    sources: paragraphs('4.1.0.1a'),
  },
  {
    id: 'C7.2',
    sources: paragraphs('4.2.0.1'),
  },
  {
    id: 'C7.3',
    sources: paragraphs('4.1.0.1a'),
  },
  {
    id: 'C7.4',
    sources: paragraphs('3.4.0.2', '4.1.0.1b'),
  },
]);

export const map = define([
  {
    id: 'C8.1',
    sources: [{ book: 'ours', place: 'maps' }, ...paragraphs('1.2.1.1', '2.1.0.1')],
  },
]);
