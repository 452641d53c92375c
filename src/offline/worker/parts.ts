/**
 * The shelf: every file that is kept, compressed, by its checksum. Builds share it, so a new one fetches what is new;
 * and nothing leaves it that is not what its checksum says.
 */
export const shelf = 'rulebench-parts';

const placeOf = (digest: string): string => `/offline-part/${digest}`;

export async function digestOf(bytes: BufferSource): Promise<string> {
  const half = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 16);
  return btoa(String.fromCharCode(...half))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const through = (bytes: ArrayBuffer, change: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer();

/** A part as it was kept, or null; one that is damaged is thrown away. */
export async function takePart(digest: string): Promise<ArrayBuffer | null> {
  try {
    const kept = await (await caches.open(shelf)).match(placeOf(digest));
    if (!kept) return null;
    const bytes = await through(await kept.arrayBuffer(), new DecompressionStream('gzip'));
    if ((await digestOf(bytes)) === digest) return bytes;
  } catch {
    // Damaged, or the browser keeps nothing any more.
  }
  await dropParts((each) => each === digest).catch(() => {});
  return null;
}

let closed = false;
/** After this nothing is put on the shelf, until it is opened again. */
export async function clearShelf(): Promise<void> {
  closed = true;
  await caches.delete(shelf);
}
export const openShelf = (): void => {
  closed = false;
};

export class NoRoom extends Error {}

export async function keepPart(digest: string, bytes: ArrayBuffer): Promise<void> {
  if (closed) return;
  const packed = await through(bytes, new CompressionStream('gzip'));
  try {
    await (await caches.open(shelf)).put(placeOf(digest), new Response(packed));
  } catch {
    throw new NoRoom();
  }
}

export async function keptParts(): Promise<Set<string>> {
  const keys = await (await caches.open(shelf)).keys();
  return new Set(keys.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)));
}

export async function dropParts(which: (digest: string) => boolean): Promise<void> {
  const cache = await caches.open(shelf);
  for (const digest of await keptParts()) if (which(digest)) await cache.delete(placeOf(digest));
}
