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
export function useRules<State extends Telling, Action extends EventObject, R extends Refusal>(
  game: Charted<State, Action, R>,
  opening: Opening<State, Action>,
): [RulesOf<State, Action, R>, Timeline<SnapshotOf<State>, Action, R>] {
  const rules = useMemo(() => createRules(game, opening), [game, opening]);
  return [rules, useTimeline(rules)];
}

/** The same of rules that are kept elsewhere. */
export const useTimeline = <State extends Telling, Action extends EventObject, R extends Refusal>({
  subscribe,
  get,
}: RulesOf<State, Action, R>): Timeline<SnapshotOf<State>, Action, R> => useSyncExternalStore(subscribe, get, get);
