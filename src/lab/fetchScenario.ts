import { parse } from '@machines/core/parse.ts';
import { localePath } from '@/i18n/locales.ts';
import { pageLocale } from '@/i18n/page.ts';
import type { Game } from '@/site.ts';
import { fromScenario } from './asScenario.ts';
import type { LabDocument } from './labDocument.ts';
import type { LabGame, LabTypes } from './labGame.ts';
import { type ListedScenario, scenarioListPath, scenarioPath } from './labPaths.ts';

/** A scenario of the site as a document; null when there is none of that name, or it does not come. */
export async function fetchScenario<T extends LabTypes>(game: LabGame<T>, id: string): Promise<LabDocument<T> | null> {
  try {
    const answer = await fetch(scenarioPath(id));
    const read = answer.ok ? parse(game.schema, await answer.json()) : null;
    return read?.ok ? fromScenario(game, read.value) : null;
  } catch {
    return null;
  }
}

export async function fetchList(game: Game): Promise<ListedScenario[] | null> {
  try {
    const answer = await fetch(localePath(pageLocale(), scenarioListPath(game)));
    return answer.ok ? ((await answer.json()) as ListedScenario[]) : null;
  } catch {
    return null;
  }
}
