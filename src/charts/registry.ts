import * as coverageClauses from '@machines/coverage/clauses/index.ts';
import { gameMachine as coverageMachine } from '@machines/coverage/machine.ts';
import { clause, isClauseId } from '@machines/smartphone/clauses/index.ts';
import { deskMachine } from '@machines/smartphone/desk.ts';
import { gameMachine } from '@machines/smartphone/machine.ts';
import { phases } from '@machines/smartphone/names.ts';
import type { AnyStateNode } from 'xstate';
import type { ChartNames } from '@/i18n/en/charts.ts';
import { fill, type Locale, messages } from '@/i18n/index.ts';

/** A chart that is drawn: one state of a machine with what is inside it. */
export interface ChartEntry {
  /** Its place on the page of machines; no two charts share one. */
  id: string;
  title: string;
  node: AnyStateNode;
}
/** The charts of one game, and the words they are read in. */
export interface ChartGroup {
  game: string;
  /** Stands above each chart where there are several games. */
  title: string;
  charts: ChartEntry[];
  names: ChartNames;
  clauseTitle: (id: string) => string;
  /** The letter its clauses begin with; they stand on a page by it. */
  letter: 'S' | 'C';
}

const inside = (node: AnyStateNode, key: string): AnyStateNode => {
  const found = node.states[key];
  if (!found) throw new Error(`${node.id} has no state ${key}`);
  return found;
};

function smartphone(locale: Locale): ChartGroup {
  const { smartphoneCharts: words, names, sections } = messages(locale);
  const round = inside(gameMachine.root, 'round');
  return {
    game: 'smartphone',
    title: words.title,
    charts: [
      { id: 'game', title: words.game, node: gameMachine.root },
      { id: 'round', title: words.round, node: round },
      ...phases.flatMap((phase, at) => {
        const title = fill(sections.machines.phase, { n: at + 1, name: names.phases[phase] });
        const node = inside(round, phase);
        const turn = node.states['turn'];
        return [
          { id: phase, title, node },
          ...(turn ? [{ id: `${phase}-turn`, title: fill(words.turnIn, { phase: title }), node: turn }] : []),
        ];
      }),
      { id: 'desk', title: words.desk, node: deskMachine.root },
    ],
    names: {
      states: { ...names.phases, ...words.states },
      guards: words.guards,
      acts: words.acts,
      descriptions: words.descriptions,
    },
    clauseTitle: (id) => (isClauseId(id) ? clause(id).title : id),
    letter: 'S',
  };
}

function coverage(locale: Locale): ChartGroup {
  const { coverageCharts: words } = messages(locale);
  const turn = inside(coverageMachine.root, 'turn');
  return {
    game: 'coverage',
    title: words.title,
    charts: [
      { id: 'coverage-game', title: words.game, node: coverageMachine.root },
      { id: 'coverage-turn', title: words.turn, node: turn },
      ...(['auction', 'acting', 'upkeep'] as const).map((part) => ({
        id: `coverage-${part}`,
        title: words.parts[part],
        node: inside(turn, part),
      })),
    ],
    names: words,
    clauseTitle: (id) => (coverageClauses.isClauseId(id) ? coverageClauses.clause(id).title : id),
    letter: 'C',
  };
}

/** Every chart there is. Another game is one more function in this list. */
export const chartGroups = (locale: Locale): ChartGroup[] => [smartphone(locale), coverage(locale)];
