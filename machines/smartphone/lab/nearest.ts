import type { Params } from '../../core/refusal.ts';
import type { Action } from '../actions.ts';
import type { ClauseId } from '../clauses/index.ts';
import { legalActions, refuse } from '../rules/game.ts';
import type { GameState } from '../state.ts';
import type { ChangeKey } from '../words/en/changes.ts';
import { boardChanges } from './boardChanges.ts';
import { readingChanges } from './readingChanges.ts';
import { seatChanges } from './seatChanges.ts';

/** One thing that could be otherwise, and the state in which it is. */
export interface Change {
  what: ChangeKey;
  params: Params;
  /** The clause of a ruling that is changed. */
  rule?: ClauseId;
  /** The action that would be legal as things are. */
  instead?: Action;
}
export interface Changed extends Change {
  state: GameState;
}

/** The same kind of action with something chosen differently, if the rules allow one now. */
function otherAction(state: GameState, action: Action): Change[] {
  const { type, seat } = action;
  const near = legalActions(state).filter((each) => each.type === type && each.seat === seat);
  const region = 'region' in action ? action.region : null;
  const instead = near.find((each) => region !== null && 'region' in each && each.region === region) ?? near[0];
  return instead ? [{ what: 'instead', params: {}, instead }] : [];
}

/**
 * What would make a refused action legal when only one thing is otherwise: a piece more or less, another price, turn,
 * phase, ruling or rule set. Nothing listed: it is more than one step away. Every answer has been asked of the rules.
 */
export function nearestLegal(state: GameState, action: Action): Change[] {
  if (refuse(state, action) === null) return [];
  const tried = [...seatChanges(state, action), ...boardChanges(state, action), ...readingChanges(state)];
  const legal = tried
    .filter((changed) => refuse(changed.state, action) === null)
    // Prices are tried from the nearest on; any further one says nothing more.
    .filter(({ what }, at, all) => what !== 'price' || all.findIndex((each) => each.what === 'price') === at);
  return [...otherAction(state, action), ...legal.map(({ state: _, ...change }): Change => change)];
}
