import type { MDXInstance } from 'astro';
import { beside } from '@/content/beside.ts';
import type { Locale } from '@/i18n/index.ts';
import { answersByRuleSet, type Case, casesOf } from './cases.ts';
import { scenarioGames } from './games.ts';
import { partingPairs } from './parting.ts';
import type { ScenarioGame, ScenarioTypes } from './scenarioGame.ts';
import { type EntryOf, readScenarioOf, readScenarioWords } from './scenarioLibrary.ts';
import type { AnyScenario, ScenarioWords } from './scenarioSchema.ts';

/** The scenarios as the pages are built from them; every one is proved when it is read. */

const data = import.meta.glob<string>('/content/scenarios/*/*/scenario.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const prose = import.meta.glob<MDXInstance<Record<string, unknown>>>('/content/scenarios/*/*/*.mdx', { eager: true });

interface Ready<T extends ScenarioTypes> extends EntryOf<T> {
  place: T['place'];
  cases: [Case<T>, ...Case<T>[]];
  /** Pairs of editions in which it comes out differently. */
  editions: string[];
}

export interface Shelved<T extends ScenarioTypes> extends Ready<T> {
  words: ScenarioWords;
  /** The explanation. */
  Prose: MDXInstance<Record<string, unknown>>['Content'];
}

/** A scenario as a list of them looks at it, whichever game it is of. */
export interface ListedScenario extends Pick<Shelved<ScenarioTypes>, 'id' | 'place' | 'editions' | 'words'> {
  game: Pick<ScenarioGame<ScenarioTypes>, 'id'>;
  scenario: AnyScenario;
}

function read<T extends ScenarioTypes>(game: ScenarioGame<T>): Ready<T>[] {
  const order = (a: Ready<T>, b: Ready<T>): number =>
    game.places.indexOf(a.place) - game.places.indexOf(b.place) ||
    a.scenario.difficulty - b.scenario.difficulty ||
    (a.id < b.id ? -1 : 1);
  return Object.entries(data)
    .filter(([file]) => file.startsWith(`/content/scenarios/${game.id}/`))
    .map(([file, text]) => {
      const entry = readScenarioOf(game, file, text);
      const cases = casesOf(game, entry.scenario);
      const editions = partingPairs(game.game.ruleSets, answersByRuleSet(game.game, cases));
      return { ...entry, cases, place: game.placeOf(entry.scenario), editions };
    })
    .sort(order);
}

/** The scenarios of a game by phase and difficulty, in a language. */
function shelf<T extends ScenarioTypes>(game: ScenarioGame<T>): (locale: Locale) => Shelved<T>[] {
  const entries = read(game);
  const shelves = new Map<Locale, Shelved<T>[]>();
  return (locale) => {
    const known = shelves.get(locale);
    if (known) return known;
    const all = entries.map((entry) => {
      const [file, page] = beside(prose, entry.file, locale);
      return { ...entry, words: readScenarioWords(file, page.frontmatter, entry), Prose: page.Content };
    });
    shelves.set(locale, all);
    return all;
  };
}

export const smartphoneScenarios = shelf(scenarioGames.smartphone);
export const coverageScenarios = shelf(scenarioGames.coverage);

/** Of every game, in the order of the list. Their addresses have no game in them, so no name comes twice. */
export function allScenarios(locale: Locale): ListedScenario[] {
  const all: ListedScenario[] = [...smartphoneScenarios(locale), ...coverageScenarios(locale)];
  const ids = all.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) < at);
  if (twice) throw new Error(`There are two scenarios called ${twice}.`);
  return all;
}

/** Where a scenario stands, by a name that tells the game too. The first game has the short one. */
export const placeKey = ({ game, place }: Pick<ListedScenario, 'game' | 'place'>): string =>
  game.id === 'smartphone' ? place : `${game.id}-${place}`;
