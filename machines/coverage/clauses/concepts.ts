import { define, paragraphs } from './define.ts';

export const concepts = define({
  'C1.1': paragraphs('1.2.1.1'),
  'C1.2': paragraphs('1.2.2.1', '1.2.2.2', '1.2.2.3', '1.2.2.4'),
  'C1.3': paragraphs('1.2.2.6'),
  'C1.4': paragraphs('1.2.2.5', '1.2.3.1'),
  'C1.5': paragraphs('1.2.3.2', '1.2.3.3'),
  'C1.6': paragraphs('1.2.4.1', '1.2.3.3'),
  'C1.7': paragraphs('1.2.1.1', '1.2.2.4', '3.3.0.5a'),
  'C1.8': paragraphs('1.2.3', '3.2.0.3', '3.3.0.6', '4.2.0.1'),
});
