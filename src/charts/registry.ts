import * as coverageClauses from '@machines/coverage/clauses/index.ts';
import { clause, isClauseId } from '@machines/smartphone/clauses/index.ts';
import { phases } from '@machines/smartphone/names.ts';
import type { AnyStateNode } from 'xstate';
import type { ChartNames } from '@/i18n/en/charts.ts';
import { fill, type Locale, messages } from '@/i18n/index.ts';
import type { Game } from '@/site.ts';
import { coverageNodes, coverageParts, smartphoneNodes } from './nodes.ts';

/** A chart that is drawn: one state of a machine with what is inside it. */
export interface ChartEntry {
  /** Its place on the page of machines; no two charts share one. */
  id: string;
  title: string;
  node: AnyStateNode;
}
/** The charts of one game, and the words they are read in. */
export interface ChartGroup {
  game: Game;
  /** Stands above each chart where there are several games. */
  title: string;
  charts: ChartEntry[];
  /** The states that are gone to by a press. */
  parts: string[];
  /** Whether they are known by their number. */
  numbered: boolean;
  names: ChartNames;
  clauseTitle: (id: string) => string;
}

function smartphone(locale: Locale): ChartGroup {
  const { smartphoneCharts: words, names, sections } = messages(locale);
  const titles: Record<string, string> = { game: words.game, round: words.round, desk: words.desk };
  for (const [at, phase] of phases.entries()) {
    const title = fill(sections.machines.phase, { n: at + 1, name: names.phases[phase] });
    titles[phase] = title;
    titles[`${phase}-turn`] = fill(words.turnIn, { phase: title });
  }
  return {
    game: 'smartphone',
    title: words.title,
    parts: phases.map((phase) => `game.round.${phase}`),
    numbered: true,
    charts: Object.entries(smartphoneNodes).map(([id, node]) => ({ id, title: titles[id] ?? id, node })),
    names: {
      states: { ...names.phases, ...words.states },
      guards: words.guards,
      acts: words.acts,
      descriptions: words.descriptions,
    },
    clauseTitle: (id) => (isClauseId(id) ? clause(id).title : id),
  };
}

function coverage(locale: Locale): ChartGroup {
  const { coverageCharts: words } = messages(locale);
  const titles: Record<string, string> = { 'coverage-game': words.game, 'coverage-turn': words.turn };
  for (const part of coverageParts) titles[`coverage-${part}`] = words.parts[part];
  return {
    game: 'coverage',
    title: words.title,
    parts: ['choosing', ...coverageParts].map((part) => `game.turn.${part}`),
    numbered: false,
    charts: Object.entries(coverageNodes).map(([id, node]) => ({ id, title: titles[id] ?? id, node })),
    names: words,
    clauseTitle: (id) => (coverageClauses.isClauseId(id) ? coverageClauses.clause(id).title : id),
  };
}

/** Every chart there is. Another game is one more function in this list. */
export const chartGroups = (locale: Locale): ChartGroup[] => [smartphone(locale), coverage(locale)];
