import type { Params } from '../../core/refusal.ts';
import type { Why } from '../../core/why.ts';
import type { ReasonKey } from '../words/en/reasons.ts';

/** A reason by its key, with what fills it. */
export const because = (
  what: ReasonKey,
  params: Params = {},
  parts: NonNullable<Why<ReasonKey>['parts']> = {},
): Why<ReasonKey> => ({
  what,
  params,
  parts,
});
