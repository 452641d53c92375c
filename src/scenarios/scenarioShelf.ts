import { type Attempt, attempt, sound } from '@/content/attempt.ts';
import { pageBeside } from '@/content/beside.ts';
import { ofGame, scenarioFiles, wordFiles } from '@/content/contentFiles.ts';
import type { Locale } from '@/i18n/index.ts';
import { firstGame } from '@/site.ts';
import { answersByRuleSet, type Case, casesOf } from './cases.ts';
import { partingPairs } from './parting.ts';
import type { ScenarioGame, ScenarioTypes } from './scenarioGame.ts';
import { scenarioGames } from './scenarioGames.ts';
import { type EntryOf, readScenarioOf, readScenarioWords } from './scenarioLibrary.ts';
import type { AnyScenario, ScenarioWords } from './scenarioSchema.ts';

/** The scenarios as the pages are built from them; every one is proved when it is read. */

interface Ready<T extends ScenarioTypes> extends EntryOf<T> {
  place: T['place'];
  cases: [Case<T>, ...Case<T>[]];
  /** Pairs of editions in which it comes out differently. */
  editions: string[];
}

export interface Shelved<T extends ScenarioTypes> extends Ready<T> {
  words: ScenarioWords;
}

/** A scenario as a list of them looks at it, whichever game it is of. */
export interface ListedScenario extends Pick<Shelved<ScenarioTypes>, 'id' | 'place' | 'editions' | 'words'> {
  game: Pick<ScenarioGame<ScenarioTypes>, 'id'>;
  scenario: AnyScenario;
}

/** The scenarios of a game by phase and difficulty, in a language: those that hold. */
export interface ScenarioShelf<T extends ScenarioTypes> {
  (locale: Locale): Shelved<T>[];
  /** The names of all of them, so that each has its page. */
  ids(): string[];
  /** One by its name; throws what is wrong with it. */
  get(locale: Locale, id: string): Shelved<T>;
}

const idOf = (file: string): string => file.split('/').at(-2) ?? '';

function readIn<T extends ScenarioTypes>(game: ScenarioGame<T>): Map<string, Attempt<Ready<T>>> {
  return new Map(
    ofGame(scenarioFiles, game.id).map(([file, text]) => [
      idOf(file),
      attempt(() => {
        const entry = readScenarioOf(game, file, text);
        const cases = casesOf(game, entry.scenario);
        const editions = partingPairs(game.game.ruleSets, answersByRuleSet(game.game, cases));
        return { ...entry, cases, place: game.placeOf(entry.scenario), editions };
      }),
    ]),
  );
}

function shelf<T extends ScenarioTypes>(game: ScenarioGame<T>): ScenarioShelf<T> {
  const order = (a: Ready<T>, b: Ready<T>): number =>
    game.places.indexOf(a.place) - game.places.indexOf(b.place) ||
    a.scenario.difficulty - b.scenario.difficulty ||
    (a.id < b.id ? -1 : 1);
  const ready = readIn(game);
  const shelves = new Map<Locale, Map<string, Attempt<Shelved<T>>>>();
  const worded = (locale: Locale, read: Attempt<Ready<T>>): Attempt<Shelved<T>> =>
    read.ok
      ? attempt(() => {
          const [file, text] = pageBeside(wordFiles, read.value.file, locale);
          return { ...read.value, words: readScenarioWords(file, text, read.value) };
        })
      : read;
  const on = (locale: Locale): Map<string, Attempt<Shelved<T>>> => {
    const known = shelves.get(locale) ?? new Map([...ready].map(([id, read]) => [id, worded(locale, read)]));
    shelves.set(locale, known);
    return known;
  };
  const all = (locale: Locale): Shelved<T>[] => sound(on(locale).values()).sort(order);
  return Object.assign(all, {
    ids: () => [...ready.keys()],
    get: (locale: Locale, id: string): Shelved<T> => {
      const read = on(locale).get(id);
      if (!read) throw new Error(`There is no scenario ${id}.`);
      if (!read.ok) throw read.error;
      return read.value;
    },
  });
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
  game.id === firstGame ? place : `${game.id}-${place}`;
