import { type Choice, isDifference, isGap, openIn, readingIn } from '@machines/core/choices.ts';
import type { Locale } from '@/i18n/index.ts';
import { type Example, examplesOf } from './references.ts';
import type { RulesGame } from './rulesGames.ts';

/** Differences and gaps of a game, in the order of its clauses and with the scenarios that show them. */
export interface Matter {
  name: string;
  choice: Choice<string, string, string>;
  gap: boolean;
  difference: boolean;
  /** Scenarios that show it, as a difference and as a gap. */
  examples: Record<'difference' | 'gap', Example[]>;
}

export function mattersOf(game: RulesGame, locale: Locale): Matter[] {
  const { choices, clauses, ruleSets } = game;
  const examples = examplesOf(game.id, locale);
  /** Those of the kind, or else any that name it. */
  const shown = (kind: string, name: string): Example[] => {
    const all = examples.filter(({ scenario }) => scenario.choice === name);
    const own = all.filter(({ scenario }) => scenario.kind === kind);
    return own.length > 0 ? own : all;
  };
  const at = ({ clause }: Choice<string, string, string>) => clauses.findIndex(({ id }) => id === clause);
  return Object.entries(choices)
    .map(([name, choice]) => ({
      name,
      choice,
      gap: isGap(choice, ruleSets),
      difference: isDifference(choice, ruleSets),
      examples: { difference: shown('difference', name), gap: shown('gap', name) },
    }))
    .sort((a, b) => at(a.choice) - at(b.choice));
}

/** Neighbouring rule sets that read a matter alike, as the cells of a row. */
export interface Span {
  ruleSets: string[];
  words: string;
  /** Those that say nothing themselves. */
  open: string[];
}

export function spansOf({ ruleSets }: RulesGame, choice: Choice<string, string, string>): Span[] {
  const open = openIn(choice, ruleSets);
  const spans: (Span & { value: string })[] = [];
  for (const ruleSet of ruleSets) {
    const value = readingIn(choice, ruleSet);
    const last = spans.at(-1);
    const span = last?.value === value ? last : { value, ruleSets: [], words: choice.values[value] ?? '', open: [] };
    if (span !== last) spans.push(span);
    span.ruleSets.push(ruleSet);
    if (open.includes(ruleSet)) span.open.push(ruleSet);
  }
  return spans;
}
