import { drive, type StepOf } from '../core/driver.ts';
import type { Action } from './actions.ts';
import type { Phase } from './names.ts';
import { endGame, lastRoundPlayed } from './rules/end.ts';
import { actingPhases, apply, refuse } from './rules/game.ts';
import { enterImprovement } from './rules/improvement.ts';
import { enterLogistics } from './rules/logistics.ts';
import { enterPlanning } from './rules/planning.ts';
import { setPrices } from './rules/pricing.ts';
import { produce } from './rules/production.ts';
import type { RefusalOf } from './rules/refuse.ts';
import { enterResearch } from './rules/research.ts';
import { beginRound } from './rules/round.ts';
import { clearUnsold, enterSale } from './rules/sale.ts';
import { scoreControl, scoreSales } from './rules/scoring.ts';
import type { GameState } from './state.ts';

/**
 * The rules without a chart: the same functions in the same order, for bots, bulk runs and lessons.
 * A test holds it and the game machine together.
 */

export const startRound = (state: GameState): GameState => enterPlanning(beginRound(state));

/** What follows a phase that is done. */
const after: Record<Exclude<Phase, 'over'>, (state: GameState) => GameState> = {
  planning: (state) => enter.pricing(state),
  pricing: (state) => enter.production(state),
  production: (state) => enter.improvement(state),
  improvement: (state) => enter.research(state),
  research: (state) => enter.logistics(state),
  logistics: (state) => enter.sale(state),
  sale: (state) => enter.scoring(clearUnsold(state)),
  scoring: (state) => {
    const scored = scoreControl(state);
    return lastRoundPlayed(scored) ? endGame(scored) : startRound(scored);
  },
};

/** How each phase begins, for a position that starts in the middle of a round. */
const enter: Record<Exclude<Phase, 'over'>, (state: GameState) => GameState> = {
  planning: enterPlanning,
  pricing: setPrices,
  production: produce,
  improvement: enterImprovement,
  research: enterResearch,
  logistics: enterLogistics,
  sale: enterSale,
  scoring: scoreSales,
};

/** The next step that nobody decides; null where someone has to act or the game is over. */
function automatic(state: GameState): GameState | null {
  if (state.phase === 'over') return null;
  const phase = actingPhases[state.phase];
  return phase?.automatic(state) ?? (!phase || phase.done(state) ? after[state.phase](state) : null);
}

const { settle, step, settling: passing } = drive<GameState, Action, RefusalOf>({ refuse, apply, automatic });

export { settle, step };

/** The step that scores control also clears the board; who looks on sees one after the other. */
export const settling = (state: GameState): GameState[] =>
  passing(state).flatMap((now) => (now.phase === 'scoring' ? [now, scoreControl(now)] : [now]));

/** A phase as it begins with the table as it stands, before anything else happens by itself. */
export const startPhase = (state: GameState, phase: Exclude<Phase, 'over'>): GameState =>
  enter[phase]({ ...state, turn: null, pending: null, news: [] });

/** Begins a phase, resting where someone has to act. */
export const enterPhase = (state: GameState, phase: Exclude<Phase, 'over'>): GameState =>
  settle(startPhase(state, phase));

export type Step = StepOf<GameState, RefusalOf>;
