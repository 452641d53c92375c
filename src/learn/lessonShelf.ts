import { type Attempt, attempt, sound } from '@/content/attempt.ts';
import { pageBeside } from '@/content/beside.ts';
import { courseFiles, lessonFiles, wordFiles } from '@/content/contentFiles.ts';
import { ContentError, checkData, readData, readHead } from '@/content/read.ts';
import type { Locale } from '@/i18n/index.ts';
import type { Game } from '@/site.ts';
import { type LessonEntry, readLesson, readLessonWords } from './lessonLibrary.ts';
import { type Course, courseSchema, type GuidedWords, guidedWordsSchema, type LessonWords } from './lessonSchema.ts';

/** The lessons as the pages are built from them; every one is proved when it is read. */

const entries = new Map(
  Object.entries(lessonFiles).map(([file, text]) => [
    file.split('/').slice(3, 5).join('/'),
    attempt(() => readLesson(file, text)),
  ]),
);

export type ShelvedLesson<G extends Game = Game> = Extract<LessonEntry, { game: G }> & { words: LessonWords };

export const courseOf = (game: string): Course => {
  const file = `/content/lessons/${game}/course.yaml`;
  const text = courseFiles[file];
  if (text === undefined) throw new ContentError(file, [{ path: '', message: 'There is no such file.' }]);
  return readData(file, courseSchema, text);
};

/** A lesson of a course, in a language. */
function lessonOn<G extends Game>(game: G, id: string, locale: Locale): Attempt<ShelvedLesson<G>> {
  // What lies under a game's name was read by that game.
  const read = entries.get(`${game}/${id}`) as Attempt<Extract<LessonEntry, { game: G }>> | undefined;
  return attempt(() => {
    if (!read) {
      const at = courseOf(game).lessons.indexOf(id);
      const wrong = { path: `lessons[${at}]`, message: `There is no lesson ${id}.` };
      const file = `/content/lessons/${game}/course.yaml`;
      throw new ContentError(file, [wrong], courseFiles[file]);
    }
    if (!read.ok) throw read.error;
    const [file, text] = pageBeside(wordFiles, read.value.file, locale);
    return { ...read.value, words: readLessonWords(file, text, read.value) };
  });
}

/** The lessons of a course in its order, in a language: those that hold. */
export const lessonsOf = <G extends Game>(game: G, locale: Locale): ShelvedLesson<G>[] =>
  sound(courseOf(game).lessons.map((id) => lessonOn(game, id, locale)));

/** One by its name; throws what is wrong with it. */
export function lessonOf<G extends Game>(game: G, id: string, locale: Locale): ShelvedLesson<G> {
  const read = lessonOn(game, id, locale);
  if (!read.ok) throw read.error;
  return read.value;
}

export interface GuidedLesson {
  id: string;
  file: string;
  words: GuidedWords;
}

/** Lessons that are played at a real table with guidance beside it. */
export const guidedOf = (game: string, locale: Locale): GuidedLesson[] =>
  courseOf(game).guided.map((id) => {
    const [file, text] = pageBeside(wordFiles, `/content/lessons/${game}/guided/${id}/`, locale);
    return { id, file, words: checkData(file, guidedWordsSchema, readHead(file, text), text) };
  });
