import { useState, useSyncExternalStore } from 'react';

/** The place that is pointed at, in a list or on the board: the other one lights it. Only what shows it is drawn again. */
export interface Pointed {
  get: () => string | null;
  set: (place: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

function createPointed(): Pointed {
  let now: string | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set: (place) => {
      if (place === now) return;
      now = place;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One for a table. */
export const useNewPointed = (): Pointed => useState(createPointed)[0];

const nothing = createPointed();

export const usePointed = ({ subscribe, get }: Pointed = nothing): string | null =>
  useSyncExternalStore(subscribe, get);

/** What makes something in a list point at its place, by pointer and by focus. */
export const pointsAt = (place: string | null | undefined, onPoint: ((place: string | null) => void) | undefined) =>
  place && onPoint
    ? {
        onPointerEnter: () => onPoint(place),
        onPointerLeave: () => onPoint(null),
        onFocus: () => onPoint(place),
        onBlur: () => onPoint(null),
      }
    : {};
