import type { Issue } from '@machines/core/parse.ts';
import type { LabWords } from '@/i18n/en/bench.ts';
import { fill } from '@/i18n/format.ts';
import { type Problem, places, problemWords } from '@/play/keep/problems.ts';
import type { LabProblem } from './labLink.ts';

/** A scenario file that is none, or a bench that cannot be one. */
export type BenchProblem = LabProblem | { kind: 'file'; issues: Issue[] } | { kind: 'noFile'; message: string };

/** What was wrong with a link or a file, as a sentence. Whatever it quotes is text and nothing else. */
export function benchProblemWords({ problems }: Pick<LabWords, 'problems'>, problem: BenchProblem): string {
  switch (problem.kind) {
    case 'document':
    case 'file':
      return fill(problems[problem.kind], { what: places(problems, problem.issues) });
    case 'noScenario':
      return fill(problems.noScenario, { id: problem.id });
    case 'noFile':
      return fill(problems.noFile, { message: problem.message });
    case 'gameOver':
      return problems.gameOver;
    default:
      return problemWords({ problems }, problem as Problem);
  }
}
