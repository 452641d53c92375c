import type { Action } from '@machines/coverage/actions.ts';
import { coverageChart, openingOf } from '@machines/coverage/machine.ts';
import { rules } from '@machines/coverage/rules.ts';
import type { Place } from '@/games/coverage/play/useExpanding.ts';
import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';
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
export const coverageGame: LiveGame<CoverageShown> = { ...rules, chart: coverageChart, openingOf, placeOf };
