import { clausesInTest } from '@machines/cli/titles.ts';
import type { Clause } from '@machines/core/clause.ts';
import type { Locale } from '@/i18n/index.ts';
import { functionsByClause, type RuleFunction } from './functions.ts';
import { clauseReasons, type Reason } from './reasons.ts';
import { courseOf, type Example, examplesOf, type Teaching, teachingsOf } from './references.ts';
import { testFiles } from './ruleFiles.ts';
import type { RulesGame } from './rulesGames.ts';
import { type CitingState, statesByClause } from './states.ts';

/** What every clause should have: code that holds it, a state that names it, tests, a scenario and a lesson. */
export const kinds = ['functions', 'states', 'tests', 'scenarios', 'lessons'] as const;
export type Kind = (typeof kinds)[number];

export interface Entry {
  clause: Clause;
  functions: RuleFunction[];
  states: CitingState[];
  /** Files, from the folder of the game's tests. */
  tests: string[];
  scenarios: Example[];
  lessons: Teaching[];
  /** The scenario that stands in for a lesson, as the course says. */
  instead: Example | null;
  /** Why there is nothing of a kind, where there is nothing. */
  reasons: Partial<Record<Kind, Reason>>;
  /** Kinds of which there is nothing, and no reason. */
  missing: Kind[];
}

/** Test files by the clauses in their titles. */
function testsByClause({ id: game, choices }: RulesGame): Map<string, string[]> {
  const folder = `/tests/unit/${game}/`;
  const found = new Map<string, string[]>();
  for (const [file, source] of Object.entries(testFiles)) {
    if (!file.startsWith(folder)) continue;
    for (const id of new Set(clausesInTest(source, choices)))
      found.set(id, [...(found.get(id) ?? []), file.slice(folder.length)]);
  }
  return found;
}

const built = new Map<string, Entry[]>();

/** Every clause of a game with all that refers to it. */
export function ledgerOf(game: RulesGame, locale: Locale): Entry[] {
  const key = `${game.id}/${locale}`;
  const entries = built.get(key) ?? buildLedger(game, locale);
  built.set(key, entries);
  return entries;
}

function buildLedger(game: RulesGame, locale: Locale): Entry[] {
  const functions = functionsByClause(game.id);
  const states = statesByClause(game);
  const tests = testsByClause(game);
  const examples = examplesOf(game.id, locale);
  const teachings = teachingsOf(game.id, locale);
  const elsewhere: Record<string, string> = courseOf(game.id)?.elsewhere ?? {};
  return game.clauses.map((clause) => {
    const { id } = clause;
    const found = {
      functions: functions.get(id) ?? [],
      states: states.get(id) ?? [],
      tests: tests.get(id) ?? [],
      scenarios: examples.filter(({ scenario }) => scenario.clauses.some((each) => each === id)),
      lessons: teachings.filter(({ teaches }) => teaches.includes(id)),
    };
    const instead = examples.find((example) => example.id === elsewhere[id]) ?? null;
    const reasons = {
      ...(instead && { lessons: 'scenarioInstead' as const }),
      ...clauseReasons[id],
    };
    const missing = kinds.filter((kind) => found[kind].length === 0 && !reasons[kind]);
    return { clause, ...found, instead, reasons, missing };
  });
}

/** What refers to one clause. */
export function entryOf(game: RulesGame, id: string, locale: Locale): Entry {
  const found = ledgerOf(game, locale).find(({ clause }) => clause.id === id);
  if (!found) throw new Error(`No clause ${id}`);
  return found;
}
