import { machinesOf } from '../core/machine.ts';
import type { Charted, Opening } from '../core/rules.ts';
import type { Action } from './actions.ts';
import { game } from './charts/game.chart.ts';
import { betweenPhases, phasePaths, refuse } from './flow.ts';
import type { Laid } from './position/play.ts';
import type { RefusalOf } from './rules/refuse.ts';
import type { GameState } from './state.ts';
import { vocabulary } from './vocabulary.ts';

const { over: _, ...begun } = phasePaths;

/** The whole game: five rounds, then the final scores. Its input is the table as `setUp` lays it. */
export const gameMachine = machinesOf<GameState, Action, RefusalOf>(vocabulary)('game', game, begun);

/** Smartphone Inc. on its statechart: whatever runs on a page. */
export const smartphoneChart: Charted<GameState, Action, RefusalOf> = {
  machine: gameMachine,
  refuse,
  pathOf: ({ phase }) => phasePaths[phase],
};

/** A position as the machine opens it. One that is being planned rests as it is laid out; every other phase begins now. */
export const openingOf = ({ state, phase, actions }: Laid): Opening<GameState, Action> =>
  phase === 'planning' ? { rests: state, log: actions } : { begins: { ...betweenPhases(state), phase }, log: actions };
