import type { Action } from '@machines/smartphone/actions.ts';
import { openingOf, smartphoneChart } from '@machines/smartphone/machine.ts';
import { rules } from '@machines/smartphone/rules.ts';
import type { Place } from '@/games/smartphone/play/boardPlaces.ts';
import { placeOf as placeOnTable } from '@/games/smartphone/play/placeOf.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { LiveGame } from '@/live/liveKit.ts';

/** A sale is done at its buyer, everything else where the table marks it. */
const placeOf = (action: Action): Place | null =>
  action.type === 'sell' ? { kind: 'buyer', region: action.region, buyer: action.buyer } : placeOnTable(action);

/** Smartphone Inc. as it runs on a page. */
export const smartphoneGame: LiveGame<SmartphoneShown> = { ...rules, chart: smartphoneChart, openingOf, placeOf };
