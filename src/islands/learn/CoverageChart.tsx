import { gameMachine } from '@machines/coverage/game.ts';
import { chartValue } from '@machines/coverage/resting.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { chartBeside } from './ChartBeside.tsx';

/** Parts that nobody is asked in. */
const passed: Partial<Record<GameState['phase'], string[]>> = {
  upkeep: ['game', 'game.turn', 'game.turn.upkeep'],
  ending: ['game', 'game.ending'],
};

export default chartBeside<GameState>({
  machine: gameMachine,
  chartValue,
  passing: ({ phase }) => passed[phase] ?? null,
});
