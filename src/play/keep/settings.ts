import type { Colour } from '@machines/core/seats.ts';
import { browserStore, readKey, writeKey } from './store.ts';

/** What someone has set for every game: a few switches, and the names of the people. */

const keyOf = { forced: 'rulebench.forced', sound: 'rulebench.sound' } as const;
export type Switch = keyof typeof keyOf;

/** What holds until someone chooses. */
const usual: Record<Switch, boolean> = { forced: true, sound: false };

export function openSwitch(name: Switch, store = browserStore()): boolean {
  const kept = readKey(store, keyOf[name]);
  return kept === null ? usual[name] : kept === 'on';
}

export const keepSwitch = (name: Switch, on: boolean, store = browserStore()) =>
  writeKey(store, keyOf[name], on ? 'on' : 'off');

const namesKey = 'rulebench.names';
/** Longer ones would not fit a seat. */
export const longestName = 16;

export type Names = Partial<Record<Colour, string>>;

export function openNames(store = browserStore()): Names {
  try {
    const kept: unknown = JSON.parse(readKey(store, namesKey) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([seat, name]) =>
        typeof name === 'string' && name.trim() !== '' ? [[seat, name.slice(0, longestName)]] : [],
      ),
    );
  } catch {
    return {};
  }
}

export const keepNames = (names: Names, store = browserStore()) => writeKey(store, namesKey, JSON.stringify(names));
