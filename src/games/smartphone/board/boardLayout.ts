import type { Region } from '@machines/smartphone/names.ts';

/** Where things lie on the map, in hundredths of its width and height. Roughly the world, pulled apart to fit cards. */
export interface Spot {
  x: number;
  y: number;
}

/** Where cards lie, and the lines that would run beneath a third card, led round it instead. */
export interface MapLayout {
  spots: Record<Region, Spot>;
  detours: Partial<Record<string, Spot[]>>;
}

/** The middle of each card, in reading order. */
export const spots: Record<Region, Spot> = {
  Canada: { x: 14.5, y: 12.6 },
  Europe: { x: 43.5, y: 12.6 },
  CIS: { x: 79, y: 12.6 },
  USA: { x: 20.2, y: 37.2 },
  'North Africa': { x: 50.5, y: 38 },
  China: { x: 80.2, y: 37.2 },
  Caribbean: { x: 27.5, y: 62.2 },
  Emirates: { x: 59, y: 63 },
  India: { x: 82.6, y: 62.2 },
  'South America': { x: 20, y: 87.2 },
  RSA: { x: 50, y: 87.2 },
  Australia: { x: 80, y: 87.2 },
};

const line = (...points: [x: number, y: number][]): Spot[] => points.map(([x, y]) => ({ x, y }));

const large: MapLayout = {
  spots,
  detours: {
    'South America-USA': line([11, 87], [12, 37]),
    'Caribbean-USA': line([26, 62], [24, 37]),
    'North Africa-South America': line([45, 38], [43, 84], [24, 85]),
    'Emirates-RSA': line([58, 63], [51.5, 87]),
  },
};

/** The same where cards are small marks, as on a phone. */
const small: MapLayout = {
  spots: {
    Canada: { x: 14.5, y: 9.5 },
    Europe: { x: 48, y: 9.5 },
    CIS: { x: 83, y: 9.5 },
    USA: { x: 17, y: 36 },
    'North Africa': { x: 50, y: 37 },
    China: { x: 83, y: 36 },
    Caribbean: { x: 24, y: 63 },
    Emirates: { x: 55.5, y: 63.5 },
    India: { x: 84, y: 62.5 },
    'South America': { x: 18, y: 89.5 },
    RSA: { x: 52, y: 89.5 },
    Australia: { x: 84, y: 89.5 },
  },
  detours: {
    'South America-USA': line([9, 89], [9, 36]),
    'Caribbean-USA': line([23, 63], [22, 36]),
    'North Africa-South America': line([41, 37], [40, 84], [26, 86]),
    'Emirates-RSA': line([55, 63], [52.5, 89]),
  },
};

export const layouts = { large, small };

export const readingOrder = Object.keys(spots) as Region[];

/** The points of the line between two regions. */
export const lineBetween = (from: Region, to: Region, map: MapLayout = large): Spot[] =>
  map.detours[`${from}-${to}`] ?? [map.spots[from], map.spots[to]];

/** Lines that on the board end beside the middle of a card, led to it where cards are smaller. */
const toMiddle: Partial<Record<string, Spot[]>> = {
  'South America-USA': [spots['South America'], { x: 11.5, y: 62 }, spots.USA],
  'Caribbean-USA': [spots.Caribbean, spots.USA],
};

/** The same between cards that are smaller than those of the board. */
export const lineBetweenSmall = (from: Region, to: Region): Spot[] =>
  toMiddle[`${from}-${to}`] ?? lineBetween(from, to);

/** The four lines that leave the map at one edge and come back at the other: from which card, how far off its middle. */
export interface EdgeLine {
  from: Region;
  to: Region;
  edge: 'left' | 'right';
  y: number;
}

const off = (from: Region, by: number): number => spots[from].y + by;

export const edgeLines: EdgeLine[] = [
  { from: 'Canada', to: 'CIS', edge: 'left', y: off('Canada', -4) },
  { from: 'Canada', to: 'India', edge: 'left', y: off('Canada', 4.6) },
  { from: 'USA', to: 'Australia', edge: 'left', y: off('USA', 0) },
  { from: 'Caribbean', to: 'Australia', edge: 'left', y: off('Caribbean', 0) },
  { from: 'CIS', to: 'Canada', edge: 'right', y: off('CIS', 0) },
  { from: 'India', to: 'Canada', edge: 'right', y: off('India', 0) },
  { from: 'Australia', to: 'USA', edge: 'right', y: off('Australia', -3.2) },
  { from: 'Australia', to: 'Caribbean', edge: 'right', y: off('Australia', 4.8) },
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
