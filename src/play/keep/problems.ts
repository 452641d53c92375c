import type { Issue } from '@machines/core/parse.ts';
import type { SaveProblem } from '@machines/core/save.ts';
import type { KeepWords } from '@/i18n/en/keep.ts';
import { fill } from '@/i18n/format.ts';
import type { LinkProblem } from './link.ts';
import type { FileProblem } from './openFile.ts';

export type Problem = SaveProblem | FileProblem | LinkProblem;

/** The first few things that are wrong, each with its place. */
export const places = (words: Pick<KeepWords['problems'], 'at' | 'whole'>, issues: readonly Issue[]): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => fill(path ? words.at : words.whole, { path, message }))
    .join('; ');

/** What is wrong with a save, a file or a link, as a sentence. */
export function problemWords({ problems: words }: Pick<KeepWords, 'problems'>, problem: Problem): string {
  const text = words[problem.kind];
  switch (problem.kind) {
    case 'setup':
      return fill(text, { what: places(words, problem.issues) });
    case 'action':
      return fill(text, { move: problem.at + 1, what: places(words, problem.issues) });
    case 'refused':
      return fill(text, { move: problem.at + 1, what: problem.sentence });
    default:
      return fill(text, { ...problem });
  }
}

/** The clause that a move breaks, to link to. */
export const problemClause = (problem: Problem): string | null =>
  problem.kind === 'refused' ? problem.refusal.rule : null;
