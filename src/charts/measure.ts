/**
 * Widths of text without a browser, a little on the wide side; a browser test holds that nothing stands over its box.
 * In parts of the font size, for the text face of the site.
 */
const widths: [RegExp, number][] = [
  [/[\u1100-\u11ff\u3000-\ud7ff]/, 1],
  [/[mwMW@%]/, 0.88],
  [/[ijl.,:;’'|!]/, 0.29],
  [/[frt()[\] -]/, 0.37],
  [/[A-Z0-9?]/, 0.66],
];

export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.56), 0) * size;
