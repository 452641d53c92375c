import { machinesOf } from '../core/machine.ts';
import type { Charted, Opening } from '../core/rules.ts';
import type { Action } from './actions.ts';
import { acting } from './charts/acting.chart.ts';
import { auction } from './charts/auction.chart.ts';
import { game } from './charts/game.chart.ts';
import { turn } from './charts/turn.chart.ts';
import { upkeep } from './charts/upkeep.chart.ts';
import { phasePaths, refuse } from './flow.ts';
import type { Laid } from './position/play.ts';
import type { RefusalOf } from './rules/refuse.ts';
import type { GameState } from './state.ts';
import { vocabulary } from './vocabulary.ts';

const machine = machinesOf<GameState, Action, RefusalOf>(vocabulary);

/** The whole game. Its input is the table as `setUp` lays it. */
export const gameMachine = machine('game', game);

/** One turn alone. */
export const turnMachine = machine('turn', turn);

/** Each part of a turn alone, for the drawings and the tests of its graph: it goes on from the state it is given. */
export const phaseMachines = {
  auction: machine('auction', auction),
  acting: machine('acting', acting),
  upkeep: machine('upkeep', upkeep),
};

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
