import { phases } from '@machines/smartphone/names.ts';
import type { MDXInstance } from 'astro';
import { beside } from '@/content/beside.ts';
import type { Locale } from '@/i18n/index.ts';
import { answersByRuleSet, type Case, casesOf } from './cases.ts';
import { type Entry, readScenario, readScenarioWords } from './library.ts';
import { partingPairs } from './parting.ts';
import type { Scenario, ScenarioWords } from './schema.ts';

/** The scenarios as the pages are built from them; every one is proved when it is read. */

const data = import.meta.glob<string>('/content/scenarios/*/*/scenario.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const prose = import.meta.glob<MDXInstance<Record<string, unknown>>>('/content/scenarios/*/*/*.mdx', { eager: true });

/** Where in the rules a scenario can stand, in the order of the list. */
export const places = ['setup', ...phases, 'end'] as const;
export type ScenarioPlace = (typeof places)[number];

interface Ready extends Entry {
  place: ScenarioPlace;
  cases: [Case, ...Case[]];
  /** Pairs of editions in which it comes out differently. */
  editions: string[];
}

export interface ShelvedScenario extends Ready {
  words: ScenarioWords;
  /** The explanation. */
  Prose: MDXInstance<Record<string, unknown>>['Content'];
}

const placeOf = ({ phase, position }: Scenario): ScenarioPlace => (phase ?? position.phase) as ScenarioPlace;

const before = (a: Ready, b: Ready): number =>
  places.indexOf(a.place) - places.indexOf(b.place) ||
  a.scenario.difficulty - b.scenario.difficulty ||
  (a.id < b.id ? -1 : 1);

const entries: Ready[] = Object.entries(data)
  .map(([file, text]) => {
    const entry = readScenario(file, text);
    const cases = casesOf(entry.scenario);
    return { ...entry, cases, place: placeOf(entry.scenario), editions: partingPairs(answersByRuleSet(cases)) };
  })
  .sort(before);

const shelves = new Map<string, ShelvedScenario[]>();

/** The scenarios of a game by phase and difficulty, in a language. */
export function scenariosOf(game: string, locale: Locale): ShelvedScenario[] {
  const key = `${game} ${locale}`;
  const shelf =
    shelves.get(key) ??
    entries
      .filter((entry) => entry.game === game)
      .map((entry) => {
        const [file, page] = beside(prose, entry.file, locale);
        return { ...entry, words: readScenarioWords(file, page.frontmatter, entry), Prose: page.Content };
      });
  shelves.set(key, shelf);
  return shelf;
}
