import type { ChoiceOf } from '../../core/bots/choice.ts';
import type { ThinkOf, ThoughtOf } from '../../core/bots/think.ts';
import type { Action } from '../actions.ts';
import type { GameState } from '../state.ts';

/** What computer players of Smartphone Inc. are made of. */
export type Choice = ChoiceOf<Action>;
export type Thought = ThoughtOf<Action>;
export type Think = ThinkOf<GameState, Action>;
