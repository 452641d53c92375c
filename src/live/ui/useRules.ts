import type { Telling } from '@machines/core/position/frames.ts';
import type { Refusal } from '@machines/core/refusal.ts';
import {
  type Charted,
  createRules,
  type Opening,
  type RulesOf,
  type SnapshotOf,
  type Timeline,
} from '@machines/core/rules.ts';
import { useMemo, useSyncExternalStore } from 'react';
import type { EventObject } from 'xstate';

/** The rules of a game running on the page. What it renders without scripts is the true position: it runs there too. */
export function useRules<Setup, State extends Telling, Action extends EventObject, R extends Refusal>(
  game: Charted<Setup, State, Action, R>,
  opening: Opening<Setup, State, Action>,
): [RulesOf<Setup, State, Action, R>, Timeline<SnapshotOf<State>, Action, R>] {
  const rules = useMemo(() => createRules(game, opening), [game, opening]);
  return [rules, useTimeline(rules)];
}

/** The same of rules that are kept elsewhere. */
export const useTimeline = <Setup, State extends Telling, Action extends EventObject, R extends Refusal>({
  subscribe,
  get,
}: RulesOf<Setup, State, Action, R>): Timeline<SnapshotOf<State>, Action, R> =>
  useSyncExternalStore(subscribe, get, get);
