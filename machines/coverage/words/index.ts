/** The rules in words. Apart, so that a page carries only the kind it says. */
export { actionWords, line } from './line.ts';
export { dollars } from './namer.ts';
export { reasonWords } from './reason.ts';
export { sentence } from './sentence.ts';
