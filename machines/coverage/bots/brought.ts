import type { Action } from '../actions.ts';
import { step } from '../flow.ts';
import type { Colour } from '../names.ts';
import { finalStandings } from '../rules/ending.ts';
import { actingSeat } from '../rules/lookup.ts';
import type { GameState } from '../state.ts';
import { valuerAction } from './valuer.ts';

/** A game that would go on for ever (C3.10) is counted after so many turns. */
const mostTurns = 60;

/** What a line of play comes to at the end: net worth (C7.2) of a seat, and of the best of the others. */
export type GameBrought = {
  own: number;
  rival: number;
};

/** Plays these actions, then the game to its end, everyone doing what the Valuer would do, and counts. */
export function gameBrought(before: GameState, actions: readonly Action[], seat: Colour): GameBrought {
  let state = before;
  const play = (action: Action): void => {
    const stepped = step(state, action);
    if (!stepped.ok) throw new Error(`${action.type} is refused by ${stepped.refusal.rule}.`);
    state = stepped.state;
  };
  for (const action of actions) play(action);
  const last = before.turn.number + mostTurns;
  for (let who = actingSeat(state); who && state.turn.number < last; who = actingSeat(state))
    play(valuerAction(state, who).action);
  const all = finalStandings(state);
  return {
    own: all.find(({ colour }) => colour === seat)?.total ?? 0,
    rival: Math.max(0, ...all.filter(({ colour }) => colour !== seat).map(({ total }) => total)),
  };
}
