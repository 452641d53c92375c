import type { Choice } from '../core/choices.ts';
import { worded } from '../core/choiceWords.ts';
import { type ChoiceName, choiceRows, type RuleSet, type Rules } from './choices.ts';
import type { ClauseId } from './clauses/index.ts';
import { said } from './words/said.ts';

export * from './choices.ts';

export type Choices = { [K in ChoiceName]: Choice<ClauseId, RuleSet, Rules[K]> };

/** Every choice with its words, in the language that is spoken when they are read. The rules do without them. */
export const choices = /* @__PURE__ */ worded<Choices>(choiceRows, () => said().choices);
