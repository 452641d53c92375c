/** The files of content as text, by their path from the top; read alike by pages and tests. */

export const scenarioFiles = import.meta.glob<string>('/content/scenarios/*/*/scenario.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export const lessonFiles = import.meta.glob<string>('/content/lessons/*/*/lesson.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export const courseFiles = import.meta.glob<string>('/content/lessons/*/course.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Words beside scenarios, lessons and guided games. */
export const wordFiles = import.meta.glob<string>('/content/{scenarios,lessons}/**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Those of a game, whose folder stands under the kind of content. */
export const ofGame = (files: Record<string, string>, game: string): [file: string, text: string][] =>
  Object.entries(files).filter(([file]) => file.split('/')[3] === game);
