import { define, paragraphs } from './define.ts';

export const passing = define({
  'C6.1': paragraphs('3.1.0.1c', '3.4.0.1', '3.4.0.2', '4.1.0.1b'),
});

export const end = define({
  'C7.1': paragraphs('4.1.0.1a'),
  'C7.2': paragraphs('4.2.0.1'),
  'C7.3': paragraphs('4.1.0.1a'),
  'C7.4': paragraphs('3.4.0.2', '4.1.0.1b'),
});

export const map = define({
  'C8.1': [{ book: 'ours', place: 'maps' }, ...paragraphs('1.2.1.1', '2.1.0.1')],
});
