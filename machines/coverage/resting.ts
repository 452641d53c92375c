import type { GameState } from './state.ts';

/** In which state of its phase's chart a game rests; a test holds this and the machine together. */
export const restingState = ({ phase, turn }: GameState): string => {
  if (phase === 'auction') return turn.auction?.opened ? 'bidding' : 'opening';
  return phase === 'acting' ? 'expanding' : phase;
};

/** The game machine's state value for a game, to start it in the middle: `resolveState({ value, context })`. */
export const chartValue = (state: GameState) => {
  if (state.phase === 'over') return 'over';
  return { turn: state.phase === 'choosing' ? 'choosing' : { [state.phase]: restingState(state) } };
};
