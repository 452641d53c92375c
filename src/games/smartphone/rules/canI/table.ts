import { phases } from '@machines/smartphone/names.ts';
import { scenarioGame } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { Locale } from '@/i18n/index.ts';
import { examplesIn } from '@/rules/references.ts';
import { type Answer, askInPhase, askInScenario, type Example } from './ask.ts';
import { type PlayedPhase, type Wish, wishes } from './wishes.ts';

export type Verdict = 'yes' | 'no' | 'depends';

export interface Told {
  answer: Answer;
  /** The scenario it was asked in, or one about the clause that decides. */
  example: Example;
  /** Whether the scenario asks just this; its short answer then fits. */
  same: boolean;
}
export interface Cell {
  phase: PlayedPhase;
  verdict: Verdict;
  clauses: string[];
  told: Told[];
  /** Whether scenarios were asked, and not only the clock. */
  shown: boolean;
}
export interface Row {
  wish: Wish;
  cells: Cell[];
}

/** As the rule sets stand; what a table rules for itself is told beside it. */
function verdictOf(answers: readonly Answer[]): Verdict {
  const usual = answers.filter(({ ruling }) => ruling === null);
  if (usual.every(({ allowed }) => allowed)) return 'yes';
  return usual.some(({ allowed }) => allowed) ? 'depends' : 'no';
}

/** The easiest scenario that is about a clause, or at least shows it. */
function exampleFor(examples: readonly Example[], clause: string): Example {
  const found =
    examples.find(({ scenario }) => scenario.clauses[0] === clause) ??
    examples.find(({ scenario }) => scenario.clauses.some((each) => each === clause));
  if (!found) throw new Error(`No scenario shows ${clause}.`);
  return found;
}

function rowOf(wish: Wish, examples: readonly Example[]): Row {
  const inScenarios = wish.cases.flatMap((wished): Told[] => {
    const example = examples.find(({ id }) => id === wished.scenario);
    if (!example) throw new Error(`${wish.id}: there is no scenario ${wished.scenario}.`);
    return askInScenario(example, wished).map((answer) => ({ answer, example, same: !wished.instead }));
  });
  const cells = phases.map((phase): Cell => {
    const own = inScenarios.filter(({ answer }) => answer.phase === phase);
    const asked = (): Told => {
      const answer = askInPhase(phase, typeof wish.ask === 'function' ? wish.ask(phase) : wish.ask);
      return { answer, example: exampleFor(examples, answer.clause), same: false };
    };
    const told = own.length > 0 ? own : [asked()];
    const answers = told.map(({ answer }) => answer);
    const clauses = [...new Set(answers.map(({ clause }) => clause))];
    return { phase, verdict: verdictOf(answers), clauses, told, shown: own.length > 0 };
  });
  return { wish, cells };
}

const alike = (a: Cell, b: Cell): boolean =>
  !a.shown && !b.shown && a.verdict === b.verdict && a.clauses.join() === b.clauses.join();

/** Neighbouring phases in which the same clause says the same, so that a row can show them as one. */
export function spansOf({ cells }: Row): Cell[][] {
  const spans: Cell[][] = [];
  for (const cell of cells) {
    const last = spans.at(-1);
    if (last?.[0] && alike(last[0], cell)) last.push(cell);
    else spans.push([cell]);
  }
  return spans;
}

/** Every wish in every phase, as the rules answer it. */
export const canITable = (locale: Locale): Row[] => {
  const examples = examplesIn(scenarioGame, locale);
  return wishes.map((wish) => rowOf(wish, examples));
};
