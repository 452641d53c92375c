/** What is measured of the built site, and the most each may weigh. */

export interface Kind {
  kind: string;
  path: string;
  /** The most JavaScript the page may load, in KB gzip: what it weighed when this was set, and 5 % to breathe. */
  ceiling: number;
  /** The most milliseconds until it lives, on slow 4G with the processor slowed four times. */
  alive?: number;
  /** The control that brings out the rest of the page. */
  press?: string;
}

export const kinds: readonly Kind[] = [
  { kind: 'reading: rules', path: '/rules/', ceiling: 15 },
  { kind: 'reading: summary', path: '/learn/smartphone/summary/', ceiling: 15 },
  { kind: 'reading: glossary', path: '/learn/smartphone/glossary/', ceiling: 15 },
  { kind: 'search', path: '/search/', ceiling: 15 },
  { kind: 'scenario list', path: '/scenarios/', ceiling: 10 },
  { kind: 'home', path: '/', ceiling: 59 },
  { kind: 'lesson on a desk', path: '/learn/smartphone/pads/', ceiling: 70, alive: 2000 },
  // Whatever shows a board runs on the game's machine: XState (11 KB), the rules with their charts (22 KB) and the
  // words they are told in (4 KB), beside Preact (10 KB).
  { kind: 'lesson on the map', path: '/learn/smartphone/selling/', ceiling: 85, alive: 2000 },
  { kind: 'lesson on the map and beside it', path: '/learn/smartphone/technologies/', ceiling: 90 },
  { kind: 'lesson of Coverage', path: '/learn/coverage/network/', ceiling: 76, alive: 2000 },
  // A scenario is a position one can play: places to press, legal moves in words, and the chart beside it.
  { kind: 'scenario, Smartphone Inc.', path: '/scenarios/leftmost-buyer/', ceiling: 89 },
  { kind: 'scenario, Coverage', path: '/scenarios/money-pump/', ceiling: 74 },
  { kind: 'machines', path: '/machines/', ceiling: 90 },
  { kind: 'lab', path: '/lab/', ceiling: 156 },
  { kind: 'simulate', path: '/lab/simulate/', ceiling: 139 },
  { kind: 'play, Smartphone Inc.', path: '/play/smartphone/', ceiling: 173, alive: 3000, press: 'Play against Steve' },
  { kind: 'play, Coverage', path: '/play/coverage/', ceiling: 133, alive: 3000, press: 'Play against the Valuer' },
];

/** The most that the workers of a page may weigh, in KB gzip, and the pictures it shows at first, in KB. */
export const most = { workers: 9.5, pictures: 80 };

/** How far a page may shift by itself. */
export const mostShift = 0.05;

/** Pages with lists: opening one may block it for so long at most, with the processor slowed four times. */
export const lists = ['/rules/', '/rules/coverage/', '/scenarios/', '/search/', '/search/?q=skip+a+buyer'] as const;
export const mostBlocked = 100;

/** What is typed into the search, and how long after a key its results may stand. */
export const typed = [
  { path: '/search/', question: 'can i skip a willing buyer' },
  { path: '/ko/search/', question: '동점이면 누가 앞서나요' },
] as const;
export const mostAfterKey = 100;

/** All files of the build, in KB. */
export const files = [
  // The whole fonts are fetched only for a character that the cut ones lack.
  { kind: 'fonts of every page', ends: /(?<!wght-)(normal|italic)\.[\w-]+\.woff2$/, ceiling: 63 },
] as const;

/** The pages Lighthouse looks at, and the least it may say of each. */
export const judged: readonly { kind: string; path: string }[] = [
  { kind: 'home', path: '/' },
  { kind: 'lesson', path: '/learn/smartphone/pads/' },
  { kind: 'scenario', path: '/scenarios/leftmost-buyer/' },
  { kind: 'play', path: '/play/smartphone/' },
];

export const floors = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
export type Category = keyof typeof floors;
