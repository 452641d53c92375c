import { openingOf, smartphoneChart } from '@machines/smartphone/machine.ts';
import { rules } from '@machines/smartphone/rules.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { LiveGame } from '@/live/liveKit.ts';

/** Smartphone Inc. as it runs on a page. */
export const smartphoneGame: LiveGame<SmartphoneShown> = { ...rules, chart: smartphoneChart, openingOf };
