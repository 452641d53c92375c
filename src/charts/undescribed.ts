/**
 * The charts without their words, for the browser: drawings and lists are made when the site is built, and a page that
 * only runs a chart need not carry a sentence and clauses about each of its ways.
 */

const chartFile = /\/machines\/\w+\/charts\/[\w.]+\.ts$/;
const description = /\bdescription:\s*(['"`])(?:\\.|(?!\1)[^\\])*\1,?/g;

const meta = /\bmeta:\s*\{\s*rules:\s*\[[^\]]*\],?\s*\},?/g;

/** Source text without the descriptions and clauses in it. */
export const undescribed = (source: string): string => source.replaceAll(description, '').replaceAll(meta, '');

/** A plugin of the build; what runs while building keeps every word. */
export const leaveOutDescriptions = () => ({
  name: 'charts without descriptions',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  transform: (source: string, id: string) => (chartFile.test(id) ? { code: undescribed(source), map: null } : null),
});
