import type { Region } from '@machines/smartphone/names.ts';

/** Where things lie on the map, in hundredths of its width and height. Roughly the world, pulled apart to fit cards. */
export interface Spot {
  x: number;
  y: number;
}

/** The middle of each card's upper part, in reading order. */
export const spots: Record<Region, Spot> = {
  Canada: { x: 11, y: 12 },
  Europe: { x: 42, y: 12 },
  CIS: { x: 77, y: 12 },
  USA: { x: 16, y: 36 },
  'North Africa': { x: 48, y: 41 },
  China: { x: 84, y: 36.5 },
  Caribbean: { x: 26, y: 62 },
  Emirates: { x: 61, y: 63.5 },
  India: { x: 86, y: 62 },
  'South America': { x: 19, y: 87 },
  RSA: { x: 50, y: 89 },
  Australia: { x: 84, y: 87.5 },
};

export const readingOrder = Object.keys(spots) as Region[];

/** Lines that would run beneath a third card, led round it instead. */
const detours: Partial<Record<string, Spot[]>> = {
  'South America-USA': [
    { x: 14, y: 87 },
    { x: 10, y: 36 },
  ],
  'Caribbean-USA': [
    { x: 24, y: 62 },
    { x: 21, y: 36 },
  ],
  'North Africa-South America': [
    { x: 43, y: 41 },
    { x: 42, y: 84 },
    { x: 20, y: 84 },
  ],
  'Emirates-RSA': [
    { x: 59, y: 63 },
    { x: 52, y: 89 },
  ],
};

/** The points of the line between two regions. */
export const lineBetween = (from: Region, to: Region): Spot[] => detours[`${from}-${to}`] ?? [spots[from], spots[to]];

/** The four lines that leave the map at one edge and come back at the other: at which height, from which card. */
export interface EdgeLine {
  from: Region;
  to: Region;
  edge: 'left' | 'right';
  y: number;
}

export const edgeLines: EdgeLine[] = [
  { from: 'Canada', to: 'CIS', edge: 'left', y: 9 },
  { from: 'Canada', to: 'India', edge: 'left', y: 16 },
  { from: 'USA', to: 'Australia', edge: 'left', y: 36 },
  { from: 'Caribbean', to: 'Australia', edge: 'left', y: 62 },
  { from: 'CIS', to: 'Canada', edge: 'right', y: 10 },
  { from: 'India', to: 'Canada', edge: 'right', y: 61 },
  { from: 'Australia', to: 'USA', edge: 'right', y: 84 },
  { from: 'Australia', to: 'Caribbean', edge: 'right', y: 91 },
];

export const goesRound = (one: Region, other: Region): boolean =>
  edgeLines.some(({ from, to }) => from === one && to === other);

/** Land, drawn freely by hand as a few facets; it only says which part of the world this is. */
export const lands = [
  'M-7 2 4-3 19-3 30-1 27 9 33 15 27 25 31 31 29 42 24 46 20 44 22 52 28 58 27 62 19 57 12 50 7 41 1 30-3 20-7 13Z',
  'M24 66 33 65 38 73 33 84 29 93 24 103 18 103 17 90 12 80 15 70Z',
  'M30-2 36-4 37 3 32 5Z',
  'M34 21 36 11 33 6 44-2 62-4 80-4 107-4 107 9 99 14 100 24 94 33 96 42 89 49 85 60 80 66 76 57 72 50 68 55 63 50 60 43 55 32 49 27 42 31 36 29Z',
  'M37 34 46 31 57 37 62 48 68 60 63 72 60 84 54 99 46 99 43 83 41 68 33 60 32 46Z',
  'M73 84 80 77 88 79 92 75 99 84 100 95 92 101 84 96 75 98Z',
  'M104 22 106 31 102 36 101 30Z',
];
