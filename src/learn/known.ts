import type { Telling } from '@machines/core/position/frames.ts';
import type { TriedOf, UnderOf } from '@machines/core/position/goal.ts';
import type { Refusal } from '@machines/core/refusal.ts';
import { sameAction } from '@machines/core/sameAction.ts';

/** Whether an action is one that a step knows to be wrong: every key that is given is the same. */
const isPartOf = (part: Record<string, unknown>, action: object): boolean => {
  const entries = new Map<string, unknown>(Object.entries(action));
  return Object.entries(part).every(([key, value]) => sameAction(entries.get(key), value));
};

/** A move that people really try, and the cause its explanation gives: the clause that refuses it, or what is true after it. */
export interface KnownWrong<Check> {
  id: string;
  move: Record<string, unknown>;
  by?: string | undefined;
  because?: readonly Check[] | undefined;
}

/** What a step says to a try: the same move is explained only where the cause holds that its words give. */
export const saidTo = <State extends Telling, R extends Refusal, Check, K extends KnownWrong<Check>>(
  wrong: readonly K[],
  action: object,
  tried: TriedOf<State, R>,
  holds: (under: UnderOf<State>, checks: readonly Check[]) => boolean,
): K | undefined =>
  wrong.find(({ move, by, because = [] }) => {
    if (!isPartOf(move, action)) return false;
    return tried.kind === 'refused' ? tried.refusal.rule === by : by === undefined && holds(tried.under, because);
  });
