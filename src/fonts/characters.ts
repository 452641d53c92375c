/** What the fonts of every page are cut to; anything else Latin comes from the whole font, fetched when it is met. */
const printable = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('');
const typographic = '\u00a0©°±·½×÷\u2011–—‘’“”…›−';
export const characters = printable + typographic;

/** The weights in use: text is never lighter than plain, headings never plain. */
export const cuts = [
  { family: 'atkinson-hyperlegible-next', style: 'normal', weights: [400, 800] },
  { family: 'atkinson-hyperlegible-next', style: 'italic', weights: [400, 700] },
  { family: 'bricolage-grotesque', style: 'normal', weights: [400, 800] },
] as const;

export type Cut = (typeof cuts)[number];

export const wholeFont = ({ family, style }: Cut): string =>
  `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-${style}.woff2`;
export const cutFont = ({ family, style }: Cut): string => `src/fonts/${family}-${style}.woff2`;
