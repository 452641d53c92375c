import type { Action } from '@machines/smartphone/actions.ts';
import type { Place } from './boardPlaces.ts';

/** Where on the table an action is done, if anywhere. */
export function placeOf(action: Action): Place | null {
  switch (action.type) {
    case 'expand':
    case 'secondOffice':
    case 'placeFreeOffice':
    case 'bonusOffice':
    case 'sell':
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
