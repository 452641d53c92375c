/** Where the lab's scenarios are served, without the language: they are the same in every one. */
export const scenarioListPath = '/lab/scenarios.json';
export const scenarioPath = (id: string): string => `/lab/scenarios/${id}.json`;

/** What the list of scenarios says of each. */
export interface ListedScenario {
  id: string;
  title: string;
}
