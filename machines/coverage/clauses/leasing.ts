import { define, paragraphs } from './define.ts';

export const leasing = define([
  {
    id: 'C5.1',
    sources: paragraphs('1.2.2.7', '3.3.1.1', '3.3.1.2'),
  },
  {
    id: 'C5.2',
    sources: paragraphs('3.3.1.3'),
  },
  {
    id: 'C5.3',
    sources: paragraphs('3.3.1.4', '1.2.4.1b'),
  },
  {
    id: 'C5.4',
    sources: paragraphs('3.3.1.2'),
  },
  {
    id: 'C5.5',
    sources: paragraphs('3.3.1.2'),
  },
  {
    id: 'C5.6',
    sources: paragraphs('3.3.1.1', '3.3.0.5'),
  },
  {
    id: 'C5.7',
    sources: paragraphs('1.2.2.3', '3.3.1.1'),
  },
]);
