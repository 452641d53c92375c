import type { PureRules } from '../core/game.ts';
import { refuse, step } from './flow.ts';
import { legalActions } from './rules/legal.ts';
import { componentsOf } from './rules/lookup.ts';
import { toAct } from './rules/turns.ts';
import type { Smartphone } from './types.ts';
import { actionWords, line } from './words/line.ts';
import { sentence } from './words/sentence.ts';

/** The rules of Smartphone Inc. as anything asks them that shows or plays the game. */
export const rules: PureRules<Smartphone> = {
  step,
  refuse,
  legal: legalActions,
  toAct,
  sentence: (refusal, game) => sentence(refusal, componentsOf(game)),
  line: (news, game, called) => line(news, componentsOf(game), called),
  actionWords: (action, game) => actionWords(action, componentsOf(game)),
};
