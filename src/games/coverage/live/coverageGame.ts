import { coverageChart, openingOf } from '@machines/coverage/machine.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import { actingSeat } from '@machines/coverage/rules/table.ts';
import { actionWords, line } from '@machines/coverage/words/line.ts';
import { sentence } from '@machines/coverage/words/sentence.ts';
import type { Coverage } from '@/games/coverage/scenarios/scenarioGame.ts';
import type { LiveGame } from '@/live/liveKit.ts';

/** Coverage as it runs on a page. */
export const coverageGame: LiveGame<Coverage> = {
  chart: coverageChart,
  openingOf,
  legal: legalActions,
  toAct: actingSeat,
  sentence: (refusal, { setup }) => sentence(refusal, setup),
  line: (news, { setup }) => line(news, setup),
  actionWords: (action, { setup }) => actionWords(action, setup),
};
