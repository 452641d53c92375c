/** The little of localStorage that is used; tests bring their own. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Where no storage may be used, asking for it is already refused. */
export function browserStore(): KeyStore | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function readKey(store: KeyStore | null, key: string): string | null {
  try {
    return store?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export const isFull = (error: unknown): boolean =>
  error instanceof Error && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name);

/** Writes at once; a write that fails leaves what was there. */
export function writeKey(store: KeyStore | null, key: string, value: string): 'kept' | 'blocked' | 'full' {
  if (!store) return 'blocked';
  try {
    store.setItem(key, value);
    return 'kept';
  } catch (error) {
    return isFull(error) ? 'full' : 'blocked';
  }
}

export function dropKey(store: KeyStore | null, key: string): void {
  try {
    store?.removeItem(key);
  } catch {
    // Where nothing may be written, nothing was kept.
  }
}

export function keysUnder(store: KeyStore | null, prefix: string): string[] {
  try {
    return Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
  } catch {
    return [];
  }
}
