import type { PureRules } from '../core/game.ts';
import { refuse, step } from './flow.ts';
import { legalActions } from './rules/legal.ts';
import { actingSeat } from './rules/lookup.ts';
import type { Coverage } from './types.ts';
import { actionWords, line } from './words/line.ts';
import { sentence } from './words/sentence.ts';

/** The rules of Coverage as anything asks them that shows or plays the game. */
export const rules: PureRules<Coverage> = {
  step,
  refuse,
  legal: legalActions,
  toAct: (state) => {
    const seat = actingSeat(state);
    return seat ? [seat] : [];
  },
  sentence: (refusal, { setup }) => sentence(refusal, setup),
  line: (news, { setup }, called) => line(news, setup, called),
  actionWords: (action, { setup }) => actionWords(action, setup),
};
