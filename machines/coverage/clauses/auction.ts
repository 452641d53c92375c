import { define, paragraphs } from './define.ts';

export const auction = define([
  {
    id: 'C3.1',
    sources: paragraphs('3.1.0.1a', '3.2.0.1'),
  },
  {
    id: 'C3.2',
    sources: paragraphs('3.2.0.2'),
  },
  {
    id: 'C3.3',
    sources: paragraphs('3.2.0.3a'),
  },
  {
    id: 'C3.4',
    sources: paragraphs('3.2.0.3b'),
  },
  {
    id: 'C3.5',
    sources: paragraphs('3.2.0.4', '4.1.0.1a'),
  },
  {
    id: 'C3.6',
    sources: paragraphs('3.2.0.3a'),
  },
  {
    id: 'C3.7',
    sources: paragraphs('1.2.3.2a', '3.2.0.3b', '3.2.0.4'),
  },
  {
    id: 'C3.8',
    sources: paragraphs('3.2.0.2', '3.2.0.2d'),
  },
  {
    id: 'C3.9',
    sources: paragraphs('3.2.0.3', '3.2.0.2a'),
  },
  {
    id: 'C3.10',
    sources: paragraphs('3.2.0.3a', '3.4.0.2'),
  },
  {
    id: 'C3.11',
    sources: paragraphs('3.2.0.2'),
  },
  {
    id: 'C3.12',
    sources: paragraphs('3.2.0.2d', '3.4.0.1'),
  },
]);
