import { define, paragraphs } from './define.ts';

export const leasing = define({
  'C5.1': paragraphs('1.2.2.7', '3.3.1.1', '3.3.1.2'),
  'C5.2': paragraphs('3.3.1.3'),
  'C5.3': paragraphs('3.3.1.4', '1.2.4.1b'),
  'C5.4': paragraphs('3.3.1.2'),
  'C5.5': paragraphs('3.3.1.2'),
  'C5.6': paragraphs('3.3.1.1', '3.3.0.5'),
  'C5.7': paragraphs('1.2.2.3', '3.3.1.1'),
});
