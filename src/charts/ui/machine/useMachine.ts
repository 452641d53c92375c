import { createRules } from '@machines/core/rules.ts';
import { sameAction } from '@machines/core/sameAction.ts';
import { useEffect, useMemo, useState } from 'react';
import { placeAt, placeFragment, placesOf, readPlace, type Stride, stridden } from '@/charts/chartPlaces.ts';
import { activeStates, wayId } from '@/charts/ids.ts';
import { changesBetween } from '@/live/changes.ts';
import { innermost } from '@/live/drawing.ts';
import type { ChartIn } from '@/live/liveKit.ts';
import { useTimeline } from '@/live/ui/useRules.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';

export interface Line<T extends ScenarioTypes> {
  /** The table as it is set up. */
  starts: T['state'];
  log: readonly T['action'][];
  /** The move after which it is first looked at. */
  opens: number;
}

/** How long one step is looked at while it plays. */
const pace = 1100;

/** A game's machine with a line of play in it, and a cursor on one of its steps. */
export function useMachine<T extends ScenarioTypes>(chart: ChartIn<T>, { starts, log, opens }: Line<T>) {
  /** Replaced to begin again with the recorded line, after this move. */
  const [begun, setBegun] = useState({ at: opens });
  const rules = useMemo(() => {
    const made = createRules(chart, { starts, log });
    made.goTo(begun.at);
    return made;
  }, [chart, starts, log, begun]);
  const { entries, cursor, step, refused } = useTimeline(rules);
  const [stride, setStride] = useState<Stride>('micro');
  const [playing, setPlaying] = useState(false);
  const places = useMemo(() => placesOf(entries), [entries]);
  const at = placeAt(entries, cursor, step);
  const place = places[at] ?? { move: 0, step: 0 };
  const snapshotAt = (n: number) => {
    const found = places[n];
    return found && entries[found.move]?.steps[found.step]?.snapshot;
  };
  const shown = rules.shown();
  const atRest = step === null;
  const go = (to: number) => {
    const found = places[Math.min(places.length - 1, Math.max(0, to))];
    if (!found) return;
    const rests = found.step === (entries[found.move]?.steps.length ?? 1) - 1;
    rules.goTo(found.move, rests ? null : found.step);
  };
  const by = (way: 1 | -1, far: Stride = stride) =>
    go(stridden(entries, at, far, way, ({ context }) => `${context.game.phase}`));
  const last = at >= places.length - 1;

  useEffect(() => {
    if (!playing) return;
    if (last) return setPlaying(false);
    const timer = setTimeout(() => by(1), pace);
    return () => clearTimeout(timer);
  });

  /** Whether the address names a step that is not there. */
  const [lost, setLost] = useState(false);
  // A step in the address is opened, and the one that is looked at stands there.
  useEffect(() => {
    const open = () => {
      const asked = readPlace(rules.get().entries, location.hash);
      setLost(asked === null && location.hash.startsWith('#at='));
      if (asked === null) return;
      const found = placesOf(rules.get().entries)[asked];
      const rests = found && found.step === (rules.get().entries[found.move]?.steps.length ?? 1) - 1;
      if (found) rules.goTo(found.move, rests ? null : found.step);
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [rules]);
  const fragment = placeFragment(place);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (moved && location.hash !== fragment) history.replaceState(history.state, '', fragment);
  }, [moved, fragment]);

  const active = activeStates(shown);
  const ways = (entries[place.move]?.steps[place.step]?.ways ?? []).map(wayId);
  const ahead = places[at + 1];
  const next = ahead ? (entries[ahead.move]?.steps[ahead.step]?.ways ?? []).map(wayId) : [];
  const visited = useMemo(
    () =>
      new Set(
        places.slice(0, at + 1).flatMap(({ move, step: n }) => {
          const snapshot = entries[move]?.steps[n]?.snapshot;
          return snapshot ? activeStates(snapshot) : [];
        }),
      ),
    [places, entries, at],
  );
  const touch =
    <Args extends unknown[]>(does: (...args: Args) => void) =>
    (...args: Args) => {
      setMoved(true);
      setLost(false);
      setPlaying(false);
      does(...args);
    };
  const changesOf = () => {
    const since = (n: number) => changesBetween(snapshotAt(n)?.context.game ?? {}, shown.context.game);
    const own = at > 0 ? since(at - 1) : [];
    if (own.length > 0 || place.step === 0) return { changes: own, whole: false };
    return { changes: since(at - place.step - 1), whole: true };
  };
  /** The last move that is the recorded one; -1: all of them are. */
  const parts = entries.slice(1).findIndex(({ action }, n) => !log[n] || !sameAction(log[n], action));
  const recorded = atRest ? (log[cursor] ?? null) : null;
  return {
    rules,
    entries,
    cursor,
    place,
    places,
    at,
    last,
    lost,
    atRest,
    refused,
    snapshot: shown,
    state: shown.context.game as T['state'],
    leaf: innermost(shown).leaf,
    active,
    visited,
    /** The ways that led to this step, and those that lead on from it. */
    ways,
    next,
    /** What is played next in this line, where somebody acts now. */
    nextAction: (entries[cursor + 1]?.action ?? recorded) as T['action'] | null,
    /** What this step changed; where it changed nothing, what its move has changed up to here. */
    changes: changesOf(),
    stride,
    setStride,
    playing,
    play: () => {
      setMoved(true);
      if (last && !playing) go(0);
      setPlaying(!playing);
    },
    by: touch(by),
    go: touch(go),
    /** To the next step that is in a state, from the beginning again if need be; whether there is one. */
    goToState: (id: string): boolean => {
      const inside = places.flatMap((_, n) => {
        const snapshot = snapshotAt(n);
        return snapshot && activeStates(snapshot).includes(id) ? [n] : [];
      });
      const found = inside.find((n) => n > at) ?? inside[0];
      if (found !== undefined) touch(go)(found);
      return found !== undefined;
    },
    /** Plays a move here. One that is played next anyway keeps what comes after it. */
    act: touch((action: T['action'], where: unknown = null) => {
      const ahead = entries[cursor + 1]?.action;
      if (ahead && sameAction(ahead, action)) rules.goTo(cursor + 1);
      else rules.act(action, where);
    }),
    /** Whether another line is played than the recorded one, and the way back to where they part. */
    own: parts >= 0,
    again: () => {
      setPlaying(false);
      history.replaceState(history.state, '', `#at=${parts}`);
      setBegun({ at: parts });
    },
  };
}

export type Machine<T extends ScenarioTypes> = ReturnType<typeof useMachine<T>>;
