import { define, paragraphs } from './define.ts';

export const acting = define([
  {
    id: 'C4.1',
    sources: paragraphs('3.1.0.1b', '3.3.0.1', '3.3.0.2a'),
  },
  {
    id: 'C4.2',
    sources: paragraphs('3.3.0.2', '3.3.0.3', '3.3.0.5'),
  },
  {
    id: 'C4.3',
    sources: paragraphs('3.3.0.4'),
  },
  {
    id: 'C4.4',
    sources: paragraphs('3.3.0.3a'),
  },
  {
    id: 'C4.5',
    sources: paragraphs('3.3.0.5f', '1.2.4.1a'),
  },
  {
    id: 'C4.6',
    sources: paragraphs('3.3.0.6a'),
  },
  {
    id: 'C4.7',
    sources: paragraphs('3.3.0.6b', '3.2.0.4', '4.1.0.1a'),
  },
  {
    id: 'C4.8',
    sources: paragraphs('3.3.0.2', '3.3.0.5'),
  },
  {
    id: 'C4.9',
    sources: paragraphs('1.2.2.6', '3.3.0.5e'),
  },
]);
