import { type ClauseIndex, titleOf } from '@machines/core/clause.ts';
import { type Locale, localePath, messages } from '@/i18n/index.ts';
import { scenarioFragment } from '@/lab/labLink.ts';
import { allScenarios } from '@/scenarios/scenarioShelf.ts';
import { type Game, labPath, lessonPath, scenarioPath, sectionPath } from '@/site.ts';
import { lessonEditions } from './inEditions.ts';
import type { LessonSettings } from './lessonPage.ts';
import { guidedOf, lessonOf, lessonsOf, type ShelvedLesson } from './lessonShelf.ts';
import { courseWords } from './lessons.ts';
import { richWords } from './rich.ts';

interface Neighbour {
  href: string;
  title: string;
}

/** A lesson with everything its page needs, whichever game it is of. */
export interface LessonFrameProps<G extends Game> {
  shelved: ShelvedLesson<G>;
  /** For the page's frame. */
  frame: {
    path: string;
    number: number;
    course: Neighbour;
    index: ClauseIndex;
    clauses: { id: string; title: string }[];
    rich: LessonSettings['rich'];
    previous: Neighbour | null;
    next: Neighbour | null;
    locale: Locale;
  };
  /** For what is handled on it. */
  settings: LessonSettings;
}

export function lessonPage<G extends Game>(
  game: G,
  index: ClauseIndex,
  id: string,
  locale: Locale,
): LessonFrameProps<G> {
  const { learn, rules } = messages(locale);
  const lessons = lessonsOf(game, locale);
  const shelved = lessonOf(game, id, locale);
  const at = lessons.findIndex((each) => each.id === id);
  const to = (there: { id: string; words: { title: string } } | undefined): Neighbour | null =>
    there ? { href: localePath(locale, lessonPath(game, there.id)), title: there.words.title } : null;
  const next = to(lessons[at + 1] ?? guidedOf(game, locale)[0]);
  // Easiest first, and one that is about the lesson's own clauses before one that only touches them.
  const scenarios = allScenarios(locale)
    .filter(
      (each) =>
        each.game.id === game && each.scenario.clauses.some((clause) => shelved.lesson.teaches.includes(clause)),
    )
    .toSorted((a, b) => a.scenario.difficulty - b.scenario.difficulty)
    .slice(0, 3);
  const rich = richWords(locale);
  const clauses = shelved.lesson.teaches.map((each) => ({ id: each, title: titleOf(index, each) }));
  const course = {
    href: localePath(locale, `${sectionPath('learn')}${game}/`),
    title: learn[courseWords[game]].title,
  };
  return {
    shelved,
    frame: {
      path: lessonPath(game, id),
      number: at + 1,
      course,
      index,
      clauses,
      rich,
      previous: to(lessons[at - 1]),
      next,
      locale,
    },
    settings: {
      words: learn,
      rich,
      measure: game,
      id: `${game}/${id}`,
      summary: shelved.words.summary,
      clauses,
      next,
      course: course.href,
      title: shelved.words.title,
      number: at + 1,
      game: rules.games[game],
      home: localePath(locale, '/'),
      can: shelved.words.can,
      scenarios: scenarios.map(({ id: each, words: { title } }) => ({
        id: each,
        href: localePath(locale, scenarioPath(each)),
        title,
      })),
      lab: localePath(locale, labPath(game)) + (scenarios[0] ? scenarioFragment(scenarios[0].id) : ''),
      play: localePath(locale, `/play/${game}/`),
      card: localePath(locale, `/learn/${game}/summary/`),
      editions: lessonEditions(game, shelved.lesson, locale),
    },
  };
}
