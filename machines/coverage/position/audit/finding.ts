import type { Params } from '../../../core/refusal.ts';
import type { ClauseId } from '../../clauses/index.ts';
import type { RefusalOf } from '../../rules/refuse.ts';
import type { FindingKey } from '../../words/en/findings.ts';

/** Something about a position that no game could reach: where it is written, and the clause that says so. */
export interface Finding {
  place: string;
  rule: ClauseId;
  what: FindingKey;
  params: Params;
  /** What the rules themselves say to it, where they can be asked. */
  because?: RefusalOf;
}

export const when = (wrong: boolean, place: string, rule: ClauseId, what: FindingKey, params: Params): Finding[] =>
  wrong ? [{ place, rule, what, params }] : [];

export const refusedAs = (because: RefusalOf | null, place: string, what: FindingKey, params: Params): Finding[] =>
  because ? [{ place, rule: because.rule, what, params, because }] : [];
