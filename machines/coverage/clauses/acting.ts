import { define, paragraphs } from './define.ts';

export const acting = define({
  'C4.1': paragraphs('3.1.0.1b', '3.3.0.1', '3.3.0.2a'),
  'C4.2': paragraphs('3.3.0.2', '3.3.0.3', '3.3.0.5'),
  'C4.3': paragraphs('3.3.0.4'),
  'C4.4': paragraphs('3.3.0.3a'),
  'C4.5': paragraphs('3.3.0.5f', '1.2.4.1a'),
  'C4.6': paragraphs('3.3.0.6a'),
  'C4.7': paragraphs('3.3.0.6b', '3.2.0.4', '4.1.0.1a'),
  'C4.8': paragraphs('3.3.0.2', '3.3.0.5'),
  'C4.9': paragraphs('1.2.2.6', '3.3.0.5e'),
});
