import { coverageChart, openingOf } from '@machines/coverage/machine.ts';
import { rules } from '@machines/coverage/rules.ts';
import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';
import type { LiveGame } from '@/live/liveKit.ts';

/** Coverage as it runs on a page. */
export const coverageGame: LiveGame<CoverageShown> = { ...rules, chart: coverageChart, openingOf };
