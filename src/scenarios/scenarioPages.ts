import { isGap } from '@machines/core/choices.ts';
import { type Locale, localePath, messages } from '@/i18n/index.ts';
import { lessonsOf } from '@/learn/lessonShelf.ts';
import { scenarioKey } from '@/learn/progress.ts';
import { richWords } from '@/learn/rich.ts';
import { labPath, lessonPath, scenarioPath, sectionPath } from '@/site.ts';
import { rulingViews } from './cases.ts';
import type { LabelWords } from './label.ts';
import type { ScenarioTypes } from './scenarioGame.ts';
import type { ScenarioPage, ScenarioWays } from './scenarioPage.ts';
import { allScenarios, placeKey, type Shelved } from './scenarioShelf.ts';

/** The part of the page that holds the answer in full. */
const answerId = 'answer';

/** Where one can go from a scenario: those before and after it, the lab, and the first lesson that teaches its clause. */
function waysOf<T extends ScenarioTypes>({ id, game, scenario }: Shelved<T>, locale: Locale): ScenarioWays {
  const around = allScenarios(locale).filter((each) => each.game.id === game.id);
  const here = around.findIndex((each) => each.id === id);
  const hrefOf = (at: number) => {
    const other = around[at];
    return other ? localePath(locale, scenarioPath(other.id)) : null;
  };
  const place = around[here];
  const beside = place ? around.filter((each) => placeKey(each) === placeKey(place)) : [];
  const taught = lessonsOf(game.id, locale).find(({ lesson }) => lesson.teaches.includes(scenario.clauses[0] as never));
  return {
    home: localePath(locale, '/'),
    list: localePath(locale, sectionPath('scenarios')),
    previous: hrefOf(here - 1),
    next: hrefOf(here + 1),
    lab: localePath(locale, `${labPath(game.id)}#scenario=${id}`),
    play: localePath(locale, `${sectionPath('play')}${game.id}/`),
    lesson: taught ? { href: localePath(locale, lessonPath(game.id, taught.id)), title: taught.words.title } : null,
    at: beside.findIndex((each) => each.id === id) + 1,
    of: beside.length,
  };
}

/** What every game's island of a scenario is given; the game adds its table. */
export function scenarioPage<T extends ScenarioTypes>(
  shelved: Shelved<T>,
  frame: LabelWords,
  editions: ScenarioPage<T>['editions'],
  show: T['show'],
  locale: Locale,
): ScenarioPage<T> {
  const { id, game, scenario, words, cases } = shelved;
  const { learn, scenarios, scenarioPage: said } = messages(locale);
  const { right, answers, storage } = learn;
  const rich = richWords(locale);
  const choice = scenario.choice === undefined ? undefined : game.game.choices[scenario.choice];
  return {
    key: scenarioKey(game.id, id),
    cases,
    show,
    words,
    kind: scenario.kind,
    difficulty: scenario.difficulty,
    clauses: scenario.clauses,
    editions,
    choice: choice ? { title: choice.title, gap: isGap(choice, game.game.ruleSets) } : null,
    rulings: rulingViews(game.game, scenario.position.rulings ?? {}),
    frame: { ...frame, kinds: scenarios.kinds, difficulty: scenarios.difficulty },
    said,
    learn: { right, answers, storage },
    rich,
    ways: waysOf(shelved, locale),
    answerId,
  };
}
