import type { Action } from '@machines/smartphone/actions.ts';
import { openingOf, smartphoneChart } from '@machines/smartphone/machine.ts';
import { rules } from '@machines/smartphone/rules.ts';
import type { Place } from '@/games/smartphone/play/places.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { LiveGame } from '@/live/liveKit.ts';

function placeOf(action: Action): Place | null {
  switch (action.type) {
    case 'sell':
      return { kind: 'buyer', region: action.region, buyer: action.buyer };
    case 'expand':
    case 'secondOffice':
    case 'placeFreeOffice':
    case 'bonusOffice':
      return { kind: 'region', region: action.region };
    case 'bonusMove':
      return { kind: 'region', region: action.to };
    case 'research':
    case 'complete':
      return { kind: 'technology', technology: action.technology };
    case 'takeImprovement':
      return { kind: 'improvement', tile: action.tile };
    case 'takeToken':
      return { kind: 'tokens' };
    default:
      return null;
  }
}

/** Smartphone Inc. as it runs on a page. */
export const smartphoneGame: LiveGame<SmartphoneShown> = { ...rules, chart: smartphoneChart, openingOf, placeOf };
