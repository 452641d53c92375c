import { gameMachine } from '@machines/smartphone/game.ts';
import { chartValue, restingState } from '@machines/smartphone/resting.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { chartBeside } from './ChartBeside.tsx';

export default chartBeside<GameState>({
  machine: gameMachine,
  chartValue,
  passing: (game) => {
    const rests = game.phase === 'planning' || game.turn !== null;
    if (rests && restingState(game) !== 'over') return null;
    return ['game', ...(game.phase === 'over' ? ['game.over'] : ['game.round', `game.round.${game.phase}`])];
  },
});
