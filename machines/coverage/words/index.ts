/** The rules in words. Apart, so that a page carries only the kind it says. */
export { names } from './en/names.ts';
export { actionWords, line } from './line.ts';
export { dollars } from './namer.ts';
export { sentence } from './sentence.ts';
