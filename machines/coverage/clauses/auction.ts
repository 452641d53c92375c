import { define, paragraphs } from './define.ts';

export const auction = define({
  'C3.1': paragraphs('3.1.0.1a', '3.2.0.1'),
  'C3.2': paragraphs('3.2.0.2'),
  'C3.3': paragraphs('3.2.0.3a'),
  'C3.4': paragraphs('3.2.0.3b'),
  'C3.5': paragraphs('3.2.0.4', '4.1.0.1a'),
  'C3.6': paragraphs('3.2.0.3a'),
  'C3.7': paragraphs('1.2.3.2a', '3.2.0.3b', '3.2.0.4'),
  'C3.8': paragraphs('3.2.0.2', '3.2.0.2d'),
  'C3.9': paragraphs('3.2.0.3', '3.2.0.2a'),
  'C3.10': paragraphs('3.2.0.3a', '3.4.0.2'),
  'C3.11': paragraphs('3.2.0.2'),
  'C3.12': paragraphs('3.2.0.2d', '3.4.0.1'),
});
