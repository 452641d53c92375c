import type { Caption } from '@machines/core/rules.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { RulesIn, SnapshotIn } from './liveKit.ts';

export type CaptionIn<T extends ScenarioTypes> = Caption<SnapshotIn<T>, T['state']['news'][number]>;

/** What was told from one entry of the log to its end, step by step. */
export const captionsFrom = <T extends ScenarioTypes>(rules: RulesIn<T>, from: number): CaptionIn<T>[] =>
  rules.get().entries.flatMap((_, move) => (move < from ? [] : rules.captionsOf(move)));

/** Nothing after the last step in this phase is looked at: what follows may clear the board. */
export const captionsUntil = <T extends ScenarioTypes>(
  captions: readonly CaptionIn<T>[],
  phase: string | null,
): CaptionIn<T>[] => {
  const last = phase ? captions.findLastIndex(({ snapshot }) => snapshot.context.game.phase === phase) : -1;
  return last < 0 ? [...captions] : captions.slice(0, last + 1);
};
