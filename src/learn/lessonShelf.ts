import type { MDXInstance } from 'astro';
import { beside } from '@/content/beside.ts';
import { ContentError, checkData, readData } from '@/content/read.ts';
import type { Locale } from '@/i18n/index.ts';
import type { Game } from '@/site.ts';
import { type LessonEntry, readLesson, readLessonWords } from './lessonLibrary.ts';
import { type Course, courseSchema, type GuidedWords, guidedWordsSchema, type LessonWords } from './lessonSchema.ts';

/** The lessons as the pages are built from them; every one is proved when it is read. */

const data = import.meta.glob<string>('/content/lessons/*/*/lesson.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const courses = import.meta.glob<string>('/content/lessons/*/course.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const prose = import.meta.glob<MDXInstance<Record<string, unknown>>>('/content/lessons/*/*/*.mdx', { eager: true });

const entries = new Map(
  Object.entries(data).map(([file, text]) => {
    const entry = readLesson(file, text);
    return [`${entry.game}/${entry.id}`, entry];
  }),
);

interface Worded {
  words: LessonWords;
  /** The rule in prose. */
  Prose: MDXInstance<Record<string, unknown>>['Content'];
}
export type ShelvedLesson<G extends Game = Game> = Extract<LessonEntry, { game: G }> & Worded;

export const courseOf = (game: string): Course => {
  const file = `/content/lessons/${game}/course.yaml`;
  const text = courses[file];
  if (text === undefined) throw new ContentError(file, [{ path: '', message: 'There is no such file.' }]);
  return readData(file, courseSchema, text);
};

/** The lessons of a course in its order, in a language. */
export const lessonsOf = <G extends Game>(game: G, locale: Locale): ShelvedLesson<G>[] =>
  courseOf(game).lessons.map((id) => {
    // What lies under a game's name was read by that game.
    const entry = entries.get(`${game}/${id}`) as Extract<LessonEntry, { game: G }> | undefined;
    if (!entry)
      throw new ContentError(`/content/lessons/${game}/course.yaml`, [
        { path: 'lessons', message: `There is no lesson ${id}.` },
      ]);
    const [file, page] = beside(prose, entry.file, locale);
    return { ...entry, words: readLessonWords(file, page.frontmatter, entry), Prose: page.Content };
  });

const guides = import.meta.glob<MDXInstance<Record<string, unknown>>>('/content/lessons/*/guided/*/*.mdx', {
  eager: true,
});

export interface GuidedLesson {
  id: string;
  words: GuidedWords;
  Prose: MDXInstance<Record<string, unknown>>['Content'];
}

/** Lessons that are played at a real table with guidance beside it. */
export const guidedOf = (game: string, locale: Locale): GuidedLesson[] =>
  courseOf(game).guided.map((id) => {
    const [file, page] = beside(guides, `/content/lessons/${game}/guided/${id}/`, locale);
    return { id, words: checkData(file, guidedWordsSchema, page.frontmatter), Prose: page.Content };
  });
