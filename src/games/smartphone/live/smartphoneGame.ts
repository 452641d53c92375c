import { openingOf, smartphoneChart } from '@machines/smartphone/machine.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import { actionWords, line } from '@machines/smartphone/words/line.ts';
import { sentence } from '@machines/smartphone/words/sentence.ts';
import type { Smartphone } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { LiveGame } from '@/live/liveKit.ts';

/** Smartphone Inc. as it runs on a page. */
export const smartphoneGame: LiveGame<Smartphone> = {
  chart: smartphoneChart,
  openingOf,
  legal: legalActions,
  toAct: ({ turn }) => turn?.seat ?? null,
  sentence: (refusal, state) => sentence(refusal, componentsOf(state)),
  line: (news, state) => line(news, componentsOf(state)),
  actionWords: (action, state) => actionWords(action, componentsOf(state)),
};
