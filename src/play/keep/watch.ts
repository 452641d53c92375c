import { gameKeys, idOfKey } from './entry.ts';

/** Tabs tell each other which game they have written or removed. */

let opened: BroadcastChannel | null | undefined;
/** One for the page: what it says itself it does not hear. */
const channel = (): BroadcastChannel | null => {
  opened ??=
    typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
      ? null
      : new BroadcastChannel('rulebench.games');
  return opened;
};

export const tellOthers = (id: string): void => channel()?.postMessage(id);

type EventSource = Pick<Window, 'addEventListener' | 'removeEventListener'>;

const watch = (onChange: (id: string | null) => void, source: EventSource): (() => void) => {
  const told = ({ data }: MessageEvent) => onChange(String(data));
  // Where games lie in localStorage the browser tells; without a key, everything was cleared.
  const heard = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(gameKeys)) onChange(key === null ? null : idOfKey(key));
  };
  channel()?.addEventListener('message', told);
  source.addEventListener('storage', heard);
  return () => {
    channel()?.removeEventListener('message', told);
    source.removeEventListener('storage', heard);
  };
};

/** Tells when another tab has written or removed a game; `openGame` then has the newer one. */
export const watchGame = (id: string, onChange: () => void, source: EventSource = window): (() => void) =>
  watch((changed) => {
    if (changed === null || changed === id) onChange();
  }, source);

export const watchShelf = (onChange: () => void, source: EventSource = window): (() => void) => watch(onChange, source);
