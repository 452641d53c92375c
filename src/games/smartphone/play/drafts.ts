import { parse } from '@machines/core/parse.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { planSchema } from '@machines/smartphone/schema.ts';
import { draftKey } from '@/play/keep/draftKeys.ts';
import { seal, unseal } from '@/play/keep/seal.ts';
import { browserStore, dropKey, readKey, writeKey } from '@/play/keep/store.ts';

/** What a seat has laid on its desk and not committed. As secret as a plan, so it lies sealed (S1.8). */

export const keepDraft = (id: string, seat: Colour, round: number, plan: Plan, store = browserStore()) =>
  writeKey(store, draftKey(id, seat), seal({ round, plan }));

/** The draft of this round, if there is one; those of earlier rounds are out of date. */
export function openDraft(id: string, seat: Colour, round: number, store = browserStore()): Plan | null {
  const text = readKey(store, draftKey(id, seat));
  const draft = text === null ? undefined : unseal(text);
  if (typeof draft !== 'object' || draft === null || !('round' in draft) || !('plan' in draft)) return null;
  const plan = parse(planSchema, draft.plan);
  return draft.round === round && plan.ok ? plan.value : null;
}

export const dropDraft = (id: string, seat: Colour, store = browserStore()): void => dropKey(store, draftKey(id, seat));
