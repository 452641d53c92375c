import type { Telling } from '@machines/core/position/frames.ts';
import type { Refusal } from '@machines/core/refusal.ts';
import type { RulesOf, SnapshotOf, Timeline } from '@machines/core/rules.ts';
import { useSyncExternalStore } from 'react';
import type { EventObject } from 'xstate';

/** The rules of a game running on the page. What it renders without scripts is the true position: it runs there too. */
export const useTimeline = <State extends Telling, Action extends EventObject, R extends Refusal>({
  subscribe,
  get,
}: RulesOf<State, Action, R>): Timeline<SnapshotOf<State>, Action, R> => useSyncExternalStore(subscribe, get, get);
