import type { AnyStateNode } from 'xstate';
import { type Locale, messages } from '@/i18n/index.ts';
import { inWords } from '@/i18n/inWords.ts';
import type { RulesGame } from './rulesGames.ts';

/** A chart's state that holds a clause. */
export interface CitingState {
  /** The state's key, after that of the chart it is drawn in or else of the state around it. */
  path: string[];
  /** The chart it is drawn in on the page of machines, if it is. */
  chart: string | null;
}

const rulesOf = ({ meta }: AnyStateNode): readonly string[] => (meta as { rules?: string[] } | undefined)?.rules ?? [];

/** The states of a game's charts by the clauses they name. */
export function statesByClause({ charts, drawn }: RulesGame): Map<string, CitingState[]> {
  const found = new Map<string, CitingState[]>();
  const walk = (node: AnyStateNode): void => {
    // A root is the chart itself; the desk is one that has no state around it.
    const keys = node.path.length > 0 ? node.path : [node.key];
    const chart = keys.findLast((key) => drawn.includes(key)) ?? null;
    const own = keys.slice(-1);
    const state = { path: chart && !own.includes(chart) ? [chart, ...own] : keys.slice(-2), chart };
    for (const id of rulesOf(node)) found.set(id, [...(found.get(id) ?? []), state]);
    for (const inner of Object.values(node.states)) walk(inner);
  };
  for (const chart of charts) walk(chart);
  return found;
}

/** A state by its name; a chart that is drawn by itself needs no name of what it lies in. */
export function stateWords({ path, chart }: CitingState, locale: Locale): string {
  const { names, smartphoneCharts, coverageCharts } = messages(locale);
  const words: Record<string, string> = { ...coverageCharts.states, ...smartphoneCharts.states, ...names.phases };
  const keys = path.at(-1) === chart ? path.slice(-1) : path;
  return keys.map((key) => words[key] ?? inWords(key)).join(' › ');
}
