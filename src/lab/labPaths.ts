import type { Game } from '@/site.ts';

/** Where the list of a game's scenarios is served, in each language. */
export const scenarioListPath = (game: Game): string => `/lab/scenarios-${game}.json`;
/** Each scenario's data, which is the same in every language. */
export const scenarioPath = (id: string): string => `/lab/scenarios/${id}.json`;

/** What the list of scenarios says of each. */
export interface ListedScenario {
  id: string;
  title: string;
}
