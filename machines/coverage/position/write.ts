import type { PlayedMove } from '../../core/position/frames.ts';
import type { Action } from '../actions.ts';
import type { Company } from '../names.ts';
import { boardOf } from '../rules/board.ts';
import type { GameState } from '../state.ts';
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
export function momentSpec(
  entries: readonly PlayedMove<GameState, Action>[],
): { position: PositionSpec; moves: Move[] } | null {
  const states = entries.map(({ snapshot }) => snapshot.context.game);
  const at = states.findLastIndex(({ turn }, move) => turn.number !== states[move - 1]?.turn.number);
  const begun = states[at];
  if (!begun || states.at(-1)?.phase === 'over') return null;
  return { position: specOf(begun), moves: entries.slice(at + 1).flatMap(({ action }) => action ?? []) };
}
