import { gameBy, isGameId } from '@machines/games.ts';
import { type Found, findingsIn } from '@/content/positions.ts';
import { ContentError, checkData, readData, readHead } from '@/content/read.ts';
import type { Game } from '@/site.ts';
import { allSteps, type LessonOf, type LessonWords, lessonWordsSchema } from './lessonSchema.ts';
import { type Lesson, type LessonsOf, lessonSchemas, type Step } from './lessons.ts';
import { lessonProblems, lessonWordsProblems, stepPaths } from './proveLesson.ts';

/** Where lessons lie: `content/lessons/<game>/<id>/lesson.yaml` and `<language>.mdx` beside it. */
export interface EntryOf<G extends Game, L extends Lesson> {
  game: G;
  id: string;
  file: string;
  lesson: L;
}

export type LessonEntry = { [G in Game]: EntryOf<G, LessonsOf[G]> }[Game];

const place = /content\/lessons\/([a-z]+)\/([a-z0-9-]+)\/lesson\.yaml$/;

/** The steps of a lesson, each changed. */
const withSteps = <L extends Lesson>(lesson: L, change: (step: Step) => Step): L => {
  const { hook, steps, checks } = lesson as unknown as LessonOf<string, Step>;
  return { ...lesson, hook: change(hook), steps: steps.map(change), checks: checks.map(change) };
};

/** A lesson as its file says it, on tables that a game could reach, unless a step is marked as constructed. */
export function lessonIn<G extends Game>(game: G, file: string, text: string): LessonsOf[G] {
  return withSteps(readData(file, lessonSchemas[game], text), (step) =>
    step.constructed ? step : ({ ...step, position: gameBy(game).complete(step.position) } as Step),
  );
}

/** What no game could reach about the position of each step. */
export const lessonFindings = (game: Game, lesson: Lesson): (Found & { step: string; constructed: boolean })[] =>
  allSteps<Step>(lesson).flatMap(({ step }) =>
    findingsIn(gameBy(game), step.position).map((found) => ({
      ...found,
      step: step.id,
      constructed: step.constructed ?? false,
    })),
  );

/** The same, proved: every step can be done as it says. */
function readLessonOf<G extends Game>(game: G, id: string, file: string, text: string): EntryOf<G, LessonsOf[G]> {
  const lesson = lessonIn(game, file, text);
  const problems = lessonProblems(lesson);
  const paths = stepPaths(lesson);
  const ids = allSteps<Step>(lesson).map(({ step }) => step.id);
  const impossible = problems.length > 0 ? [] : lessonFindings(game, lesson).filter(({ constructed }) => !constructed);
  const wrong = [
    ...problems,
    ...impossible.map(({ step, what, rule, place: at }) => ({
      path: [paths[ids.indexOf(step)], 'position', at].filter(Boolean).join('.'),
      message: `${step}: no game could reach this: ${what} (${rule})`,
    })),
  ];
  if (wrong.length > 0) throw new ContentError(file, wrong, text);
  return { game, id, file, lesson };
}

/** A lesson from its file; where that lies tells the game. */
export function readLesson(file: string, text: string): LessonEntry {
  const [, game = '', id = ''] = place.exec(file) ?? [];
  if (!isGameId(game))
    throw new ContentError(file, [{ path: '', message: 'A lesson lies in content/lessons/<game>/<id>/lesson.yaml.' }]);
  return readLessonOf(game, id, file, text) as LessonEntry;
}

/** The words of a lesson from the text of its MDX file. */
export function readLessonWords(file: string, text: string, { lesson }: { lesson: Lesson }): LessonWords {
  const words = checkData(file, lessonWordsSchema, readHead(file, text), text);
  const problems = lessonWordsProblems(lesson, words);
  if (problems.length > 0) throw new ContentError(file, problems, text);
  return words;
}
