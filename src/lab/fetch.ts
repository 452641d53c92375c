import { parse } from '@machines/core/parse.ts';
import { localePath } from '@/i18n/locales.ts';
import { pageLocale } from '@/i18n/page.ts';
import { scenarioSchema } from '@/scenarios/smartphone.ts';
import type { LabDocument } from './document.ts';
import { type ListedScenario, scenarioListPath, scenarioPath } from './paths.ts';
import { fromScenario } from './scenario.ts';

/** A scenario of the site as a document; null when there is none of that name, or it does not come. */
export async function fetchScenario(id: string): Promise<LabDocument | null> {
  try {
    const answer = await fetch(scenarioPath(id));
    const read = answer.ok ? parse(scenarioSchema, await answer.json()) : null;
    return read?.ok ? fromScenario(read.value) : null;
  } catch {
    return null;
  }
}

export async function fetchList(): Promise<ListedScenario[] | null> {
  try {
    const answer = await fetch(localePath(pageLocale(), scenarioListPath));
    return answer.ok ? ((await answer.json()) as ListedScenario[]) : null;
  } catch {
    return null;
  }
}
