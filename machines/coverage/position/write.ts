import type { Action } from '../actions.ts';
import { step } from '../flow.ts';
import type { Company } from '../names.ts';
import { boardOf } from '../rules/board.ts';
import { newGame } from '../start.ts';
import type { GameState, Setup } from '../state.ts';
import type { CompanySpec, HexNote, Move, PositionSpec } from './schema.ts';

/** A network as it is written: each hex by its name on the map, with its chips. */
export function networkOf(state: GameState, company: Company): Record<HexNote, number> {
  const { names } = boardOf(state);
  const own = Object.entries(state.towers).filter(([, tower]) => tower.company === company);
  return Object.fromEntries(own.map(([hex, { value }]) => [names.get(hex) ?? hex, value]));
}

/** The beginning of a turn, written down. */
export const specOf = (state: GameState): PositionSpec => ({
  rules: state.setup.ruleSet,
  rulings: state.setup.rulings,
  seats: state.seats.map(({ colour }) => colour),
  map: state.setup.map,
  seed: state.setup.seed,
  turn: state.turn.seat,
  passes: state.passes,
  ...(state.ending && { turnsLeft: state.ending.turnsLeft }),
  table: Object.fromEntries(state.seats.map(({ colour, cash, shares }) => [colour, { cash, shares }])),
  companies: Object.fromEntries(
    state.companies.map(({ colour, treasury, pool }): [Company, CompanySpec] => [
      colour,
      { treasury, pool, network: networkOf(state, colour) },
    ]),
  ),
});

/** A moment of a game as a position: the beginning of its turn, and the moves since. Null once the game is over. */
export function momentSpec(setup: Setup, log: readonly Action[]): { position: PositionSpec; moves: Move[] } | null {
  let state = newGame(setup);
  let started = { state, at: 0 };
  for (const [n, action] of log.entries()) {
    const { number } = state.turn;
    state = step(state, action).state;
    if (state.turn.number !== number) started = { state, at: n + 1 };
  }
  return state.phase === 'over' ? null : { position: specOf(started.state), moves: [...log.slice(started.at)] };
}
