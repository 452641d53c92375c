/**
 * A glyph is a list of marks on a 24 × 24 grid. A mark with a width is a line, one without is a filled shape;
 * inner outlines of a filled shape are holes. Colour comes from
 * `currentColor`; styles/icons.css draws both kinds, for the Astro and the React component alike.
 */
export interface Mark {
  d: string;
  width?: number;
}
export type Glyph = readonly Mark[];

export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
