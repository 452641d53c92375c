import type { Params } from '../../../core/refusal.ts';
import type { ClauseId } from '../../clauses/index.ts';
import type { Phase } from '../../names.ts';
import { phases } from '../../names.ts';
import type { RefusalOf } from '../../rules/refuse.ts';
import type { GameState } from '../../state.ts';
import type { FindingKey } from '../../words/en/findings.ts';

/** Something about a position that no game could reach, and the clause that says so. */
export interface Finding {
  rule: ClauseId;
  what: FindingKey;
  params: Params;
  /** What the rules themselves say to it, where they can be asked. */
  because?: RefusalOf;
}

/** Looks at a table as it stands just before its phase begins. */
export type Audit = (state: GameState) => Finding[];

export const found = (rule: ClauseId, what: FindingKey, params: Params): Finding => ({ rule, what, params });

export const when = (wrong: boolean, rule: ClauseId, what: FindingKey, params: Params): Finding[] =>
  wrong ? [found(rule, what, params)] : [];

/** Whether a phase of this round is over when the position begins. */
export const isPast = (state: GameState, phase: Exclude<Phase, 'over'>): boolean =>
  state.phase === 'over' || phases.indexOf(state.phase) > phases.indexOf(phase);

/** Whether a phase has been played at all since the game began. */
export const everPlayed = (state: GameState, phase: Exclude<Phase, 'over'>): boolean =>
  state.round > 1 || isPast(state, phase);
