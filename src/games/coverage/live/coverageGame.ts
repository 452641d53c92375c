import type { Action } from '@machines/coverage/actions.ts';
import { coverageChart, openingOf } from '@machines/coverage/machine.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import { actingSeat } from '@machines/coverage/rules/table.ts';
import { actionWords, line } from '@machines/coverage/words/line.ts';
import { sentence } from '@machines/coverage/words/sentence.ts';
import type { Place } from '@/games/coverage/play/useExpanding.ts';
import type { Coverage } from '@/games/coverage/scenarios/scenarioGame.ts';
import type { LiveGame } from '@/live/liveKit.ts';

function placeOf(action: Action): Place | null {
  switch (action.type) {
    case 'expand':
      return 'map';
    case 'bid':
    case 'passAuction':
      return 'bid';
    case 'act':
    case 'auction':
      return `company ${action.company}`;
    default:
      return null;
  }
}

/** Coverage as it runs on a page. */
export const coverageGame: LiveGame<Coverage> = {
  chart: coverageChart,
  openingOf,
  legal: legalActions,
  toAct: actingSeat,
  placeOf,
  sentence: (refusal, { setup }) => sentence(refusal, setup),
  line: (news, { setup }) => line(news, setup),
  actionWords: (action, { setup }) => actionWords(action, setup),
};
