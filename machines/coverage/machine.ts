import { machinesOf } from '../core/machine.ts';
import type { Charted, Opening } from '../core/rules.ts';
import type { Action } from './actions.ts';
import { game } from './charts/game.chart.ts';
import { phasePaths, refuse } from './flow.ts';
import type { Laid } from './position/play.ts';
import type { RefusalOf } from './rules/refuse.ts';
import type { GameState } from './state.ts';
import { vocabulary } from './vocabulary.ts';

/** The whole game. Its input is the table as `setUp` lays it. */
export const gameMachine = machinesOf<GameState, Action, RefusalOf>(vocabulary)('game', game);

/** Coverage on its statechart: whatever runs on a page. */
export const coverageChart: Charted<GameState, Action, RefusalOf> = {
  machine: gameMachine,
  refuse,
  pathOf: ({ phase }) => phasePaths[phase],
};

/** A position as the machine opens it: nothing happens by itself where someone has to act. */
export const openingOf = ({ state, actions }: Laid): Opening<GameState, Action> => ({
  rests: state,
  log: actions,
});
