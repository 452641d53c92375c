import { type Colour, colours } from '@machines/core/seats.ts';
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

const isName = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The names among whatever lies there. */
export function namesIn(kept: unknown): Names {
  const found: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {};
  return Object.fromEntries(
    colours.flatMap((seat) => {
      const name = found[seat];
      return isName(name) ? [[seat, name.slice(0, longestName)]] : [];
    }),
  );
}

export function openNames(store = browserStore()): Names {
  try {
    return namesIn(JSON.parse(readKey(store, namesKey) ?? '{}'));
  } catch {
    return {};
  }
}

export const keepNames = (names: Names, store = browserStore()) => writeKey(store, namesKey, JSON.stringify(names));
