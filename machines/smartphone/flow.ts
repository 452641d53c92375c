import { compile } from '../core/compile.ts';
import type { Action } from './actions.ts';
import { game } from './charts/game.chart.ts';
import type { Phase } from './names.ts';
import type { RefusalOf } from './rules/refuse.ts';
import type { GameState } from './state.ts';
import { vocabulary } from './vocabulary.ts';

/** Where in the chart of the game each phase is. */
export const phasePaths = {
  planning: ['round', 'planning'],
  pricing: ['round', 'pricing'],
  production: ['round', 'production'],
  improvement: ['round', 'improvement'],
  research: ['round', 'research'],
  logistics: ['round', 'logistics'],
  sale: ['round', 'sale'],
  scoring: ['round', 'scoring'],
  over: ['over'],
} as const satisfies Record<Phase, readonly string[]>;

/** The game without XState, on tables made of its chart: computer players, bulk runs, lessons, the command line. */
export const flow = compile<GameState, Action, RefusalOf, Phase>(game, vocabulary, {
  phases: phasePaths,
  phaseOf: ({ phase }) => phase,
});

export const { step, refuse, microsteps, stateOf: restingState } = flow;

type Begins = Exclude<Phase, 'over'>;

/** The table between two phases: nobody has a turn. */
export const betweenPhases = (state: GameState): GameState => ({ ...state, turn: null, pending: null, news: [] });

/** A phase that begins with the table as it stands: the state as it begins, and after every step that follows. */
export const entering = (state: GameState, phase: Begins): GameState[] => flow.entering(betweenPhases(state), phase);

/** A phase as it begins, before anything else happens by itself. */
export const startPhase = (state: GameState, phase: Begins): GameState => entering(state, phase)[0] as GameState;

/** Begins a phase, resting where someone has to act. */
export const enterPhase = (state: GameState, phase: Begins): GameState => entering(state, phase).at(-1) as GameState;
