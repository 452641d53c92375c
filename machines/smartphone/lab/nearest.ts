import { type ChangedOf, type ChangeOf, nearest, readingChanger } from '../../core/lab/nearest.ts';
import type { Action } from '../actions.ts';
import { choiceRows, type RuleSet, type Rules, ruleSets, rulesOf } from '../choices.ts';
import type { ClauseId } from '../clauses/index.ts';
import { refuse } from '../flow.ts';
import { legalActions } from '../rules/legal.ts';
import type { GameState } from '../state.ts';
import type { ChangeKey } from '../words/en/changes.ts';
import { boardChanges } from './boardChanges.ts';
import { seatChanges } from './seatChanges.ts';

export type Change = ChangeOf<Action, ChangeKey, ClauseId>;
export type Changed = ChangedOf<GameState, Action, ChangeKey, ClauseId>;

const { rulingChanges, ruleSetChanges } = readingChanger<RuleSet, Rules, ClauseId>({
  readings: choiceRows,
  ruleSets,
  rulesOf,
});

const regionOf = (action: Action) => ('region' in action ? action.region : null);

/** A piece more or less, another price, turn, phase, ruling or rule set. */
export const nearestLegal = nearest<GameState, Action, ChangeKey, ClauseId>({
  refuse,
  legalActions,
  like: (asked, each) => regionOf(asked) !== null && regionOf(asked) === regionOf(each),
  changes: (state, action) => [
    ...seatChanges(state, action),
    ...boardChanges(state, action),
    ...rulingChanges(state),
    ...ruleSetChanges(state),
  ],
  once: ['price'],
});
