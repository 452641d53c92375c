/** Where the list of the lab's scenarios is served, in each language. */
export const scenarioListPath = '/lab/scenarios.json';
/** Each scenario's data, which is the same in every language. */
export const scenarioPath = (id: string): string => `/lab/scenarios/${id}.json`;

/** What the list of scenarios says of each. */
export interface ListedScenario {
  id: string;
  title: string;
}
