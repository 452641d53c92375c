import { define, paragraphs } from './define.ts';

export const concepts = define([
  {
    id: 'C1.1',
    sources: paragraphs('1.2.1.1'),
  },
  {
    id: 'C1.2',
    sources: paragraphs('1.2.2.1', '1.2.2.2', '1.2.2.3', '1.2.2.4'),
  },
  {
    id: 'C1.3',
    sources: paragraphs('1.2.2.6'),
  },
  {
    id: 'C1.4',
    sources: paragraphs('1.2.2.5', '1.2.3.1'),
  },
  {
    id: 'C1.5',
    sources: paragraphs('1.2.3.2', '1.2.3.3'),
  },
  {
    id: 'C1.6',
    sources: paragraphs('1.2.4.1', '1.2.3.3'),
  },
  {
    id: 'C1.7',
    sources: paragraphs('1.2.1.1', '1.2.2.4', '3.3.0.5a'),
  },
  {
    id: 'C1.8',
    sources: paragraphs('1.2.3', '3.2.0.3', '3.3.0.6', '4.2.0.1'),
  },
]);
