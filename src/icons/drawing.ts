import { bodies } from './bodies.ts';
import type { Glyph } from './glyph.ts';
import { seats } from './seats.ts';

/** Pieces of small pictures as SVG text, for pages that only show them. Colours come from styles/pictures.css. */

type Colour = keyof typeof seats;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const n = (value: number): string => String(Math.round(value * 10) / 10);
export const moved = (x: number, y: number, scale = 1): string =>
  `transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}"`;

export const text = (x: number, y: number, words: string | number, kind = ''): string =>
  `<text class="pic-text ${kind}" x="${n(x)}" y="${n(y)}">${escaped(String(words))}</text>`;

export const box = (x: number, y: number, width: number, height: number, kind: string, round = 4): string =>
  `<rect class="${kind}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(round)}"/>`;

const paths = (glyph: Glyph): string =>
  glyph.map(({ d, width }) => `<path d="${d}"${width ? ` stroke-width="${width}"` : ''}/>`).join('');

export const glyph = (of: Glyph, x: number, y: number, size: number, kind = ''): string =>
  `<g class="pic-glyph ${kind}" ${moved(x, y, size / 24)}>${paths(of)}</g>`;

const mark = (seat: Colour): string => seats[seat].map(({ d }) => `<path d="${d}"/>`).join('');

/** A seat's office or good. */
export function piece(seat: Colour, kind: keyof typeof bodies, x: number, y: number, size: number): string {
  const {
    faces,
    mark: at,
  }: { faces: readonly { d: string; shade?: string }[]; mark: { x: number; y: number; scale: number } } = bodies[kind];
  const body = faces.map(({ d, shade }) => `<path class="body ${shade ?? ''}" d="${d}"/>`).join('');
  return `<g class="piece seat-${seat}" ${moved(x, y, size / 24)}>${body}<g class="mark" ${moved(at.x, at.y, at.scale)}>${mark(seat)}</g></g>`;
}

/** The seat itself. */
export const seatShape = (seat: Colour, x: number, y: number, size: number): string =>
  `<g class="piece seat-${seat}" ${moved(x, y, size / 24)}>${seats[seat].map(({ d }) => `<path class="body" d="${d}"/>`).join('')}</g>`;

export const pictureSize = { width: 220, height: 132 };

export const svg = (inside: string, name: string): string =>
  `<svg class="pic" viewBox="0 0 ${pictureSize.width} ${pictureSize.height}" role="img" aria-label="${escaped(name)}">${inside}</svg>`;
