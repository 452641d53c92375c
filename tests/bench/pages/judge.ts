import lighthouse, { desktopConfig } from 'lighthouse';
import { type Category, floors } from './ceilings.ts';

export interface Verdict {
  scores: Record<Category, number>;
  /** What cost points, worst first. */
  faults: string[];
  /** The largest paint, the blocking of the page's thread and the shift, as Lighthouse words them. */
  figures: string;
  /** How quick the machine was, as Lighthouse measures it: about 1000 and more when it has nothing else to do. */
  machine: number;
}

const categories = Object.keys(floors) as Category[];

/**
 * Lighthouse as it comes, a middling phone on slow 4G, or as a desktop; `port` is where the browser listens. It wants
 * full addresses of other languages, which a build has that is told its own (`SITE_URL`).
 */
export async function judge(url: string, port: number, desktop: boolean): Promise<Verdict> {
  const result = await lighthouse(
    url,
    { port, logLevel: 'error', output: 'json', onlyCategories: categories, skipAudits: ['hreflang'] },
    desktop ? desktopConfig : undefined,
  );
  if (!result) throw new Error(`Lighthouse says nothing of ${url}.`);
  const { lhr } = result;
  const scores = Object.fromEntries(
    categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const faults = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${id} ${lhr.audits[id]?.displayValue ?? ''}`.trimEnd()),
  );
  const figures = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
    .map((id) => lhr.audits[id]?.displayValue ?? '?')
    .join(', ');
  return { scores, faults, figures, machine: Math.round(lhr.environment.benchmarkIndex) };
}

/** The better of two: other work on the machine only ever makes a page slower. */
export const better = (one: Verdict, other: Verdict): Verdict =>
  other.scores.performance > one.scores.performance ? other : one;
