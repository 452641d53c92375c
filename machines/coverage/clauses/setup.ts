import { define, paragraphs } from './define.ts';

export const setup = define({
  'C2.1': paragraphs('2.2.0.1', '2.2.0.2', '2.3.0.1', '2.3.0.2'),
  'C2.2': paragraphs('2.2.0.1'),
  'C2.3': paragraphs('3.1.0.1', '3.1.0.2'),
  'C2.4': paragraphs('2.2.0.1a', '3.3.0.4', '4.1.0.1a'),
  'C2.5': paragraphs('1.2.2.1', '2.2.0.1b', '2.3.0.2'),
  'C2.6': paragraphs('2.3.0.2', '3.2.0.2c'),
  'C2.7': paragraphs('3.1.0.1', '3.1.0.2', '3.1.0.3'),
});
