import { draw } from '../../core/random.ts';
import type { Action } from '../actions.ts';
import type { Colour } from '../names.ts';
import { legalActions } from '../rules/legal.ts';
import { planMeans } from '../rules/planning.ts';
import { randomPlan } from '../rules/planSpace.ts';
import { toAct } from '../rules/turns.ts';
import type { GameState } from '../state.ts';

/** Any legal action of whoever has to act; null when the game is over. */
export function randomAction(state: GameState, random: number): [action: Action | null, next: number] {
  const [seat] = toAct(state);
  if (!seat) return [null, random];
  if (state.phase === 'planning') {
    const [plan, next] = randomPlan(planMeans(state, seat), random);
    return [{ type: 'plan', seat, plan }, next];
  }
  const legal = legalActions(state);
  const [at, next] = draw(random, legal.length);
  return [legal[at] ?? null, next];
}

/** The same for one seat: planning is the only phase where several are due at once, so the others are left out. */
export const randomFor = (state: GameState, seat: Colour, random: number): [action: Action | null, next: number] =>
  randomAction(
    state.phase === 'planning' ? { ...state, seats: state.seats.filter(({ colour }) => colour === seat) } : state,
    random,
  );
