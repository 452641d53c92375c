import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The addresses of all pages of the built site, so that a new page is tested without being listed. */
export const pages: string[] = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/index\.html$/, '')}`)
  .sort();

export const html = (page: string): string =>
  readFileSync(path.join(dist, page.endsWith('/') ? `${page}index.html` : page), 'utf8');

/** Every script of the built site, whichever page loads it. */
export const scripts: string[] = readdirSync(path.join(dist, '_astro')).filter((file) => file.endsWith('.js'));

export const script = (file: string): string => readFileSync(path.join(dist, '_astro', file), 'utf8');

/** One for each kind, and those whose layout is special: plans only, the map, five seats. */
export const sampled = [
  'leftmost-buyer',
  'fifth-researcher',
  'nfc-sale-changes-order',
  'li-ion-goods',
  'control-tie',
  'two-cover-a-third',
  'steve-marker-first-placed',
  'alone-with-steve',
  'money-pump',
].map((id) => `/scenarios/${id}/`);

/** The same pages in Korean, which korean.spec.ts reads: they are built alike, with other words. */
export const koreanPages = pages.filter((page) => page.startsWith('/ko/'));

const isScenario = (page: string): boolean => /^\/(?:\w\w\/)?scenarios\/[^/]+\/$/.test(page);
/** Clauses that all editions have alike, that they part on, and that a book leaves open. */
const sampledClauses = ['S7.4', 'S6.2', 'S8.3', 'C5.1'].map((id) => `/rules/${id}/`);
const isClause = (page: string): boolean => /\/rules\/[SC]\w?\.\d+\/$/.test(page);
/** The charts of a turn and of an auction; machines.spec.ts goes through all of them. */
const sampledCharts = ['research-turn', 'coverage-auction'].map((id) => `/machines/${id}/`);
const isChart = (page: string): boolean => page.startsWith('/machines/') && html(page).includes('class="chart-figure"');
const isLesson = (page: string): boolean => html(page).includes('class="lesson"');

/** A lesson on a desk, on the board and on the map; course.spec.ts goes through all of them. */
const sampledLessons = ['smartphone/pads', 'smartphone/offices', 'coverage/network'].map((id) => `/learn/${id}/`);

/** The pages a browser looks at: all, but of scenarios, lessons, clauses and charts, which are built alike, a handful. */
export const lookedAt = pages.filter(
  (page) =>
    !koreanPages.includes(page) &&
    (!isScenario(page) || sampled.includes(page)) &&
    (!isClause(page) || sampledClauses.includes(page)) &&
    (!isChart(page) || sampledCharts.includes(page)) &&
    (!isLesson(page) || sampledLessons.includes(page)),
);

/** One page of each kind, for what could only go wrong with the words: longer, without spaces, in another order. */
export const lookedAtInKorean = [
  '/',
  '/learn/smartphone/',
  '/learn/smartphone/price/',
  '/learn/smartphone/summary/',
  '/learn/smartphone/glossary/',
  '/learn/coverage/network/',
  '/scenarios/',
  '/scenarios/leftmost-buyer/',
  '/scenarios/money-pump/',
  '/rules/',
  '/rules/coverage/gaps/',
  '/rules/coverage/findings/',
  '/rules/can-i/',
  '/rules/S8.3/',
  '/table/smartphone/',
  '/table/coverage/',
  '/yours/',
  '/play/',
  '/play/smartphone/',
  '/play/coverage/',
  '/lab/',
  '/lab/coverage/',
  '/lab/simulate/',
  '/machines/',
  '/search/',
  '/steve/',
  '/about/',
].map((page) => `/ko${page}`);

/** Pages that are only read: nothing on them has to be brought to life, nothing is asked and nothing filled in. */
export const readingPages = pages.filter(
  (page) => !koreanPages.includes(page) && !/<astro-island|data-search-box|data-yours/.test(html(page)),
);
