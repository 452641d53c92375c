import type { Contents } from '../contents.ts';
import { digestOf, dropParts, shelf } from './parts.ts';
import { build, own, scope } from './scope.ts';

/**
 * Which build each open page is of. A page gets everything from the build it came from: pages opened from now on from
 * this worker's own, those that were open before it took over from theirs, and those that came from the host as another
 * build from the host.
 */
interface State {
  build: string | null;
  /** Pages that are not of this build; null stands for the host. */
  pages: Record<string, string | null>;
}

const stateCache = 'rulebench-state';
const stateAddress = '/offline-state';
const tableOf = (of: string): string => `/offline-contents/${of}`;

let state: Promise<State> | undefined;
export const openState = (): Promise<State> => {
  state ??= caches
    .match(stateAddress)
    .then((kept) => kept?.json())
    .catch(() => null)
    .then((kept) => (kept?.pages ? kept : { build: null, pages: {} }));
  return state;
};

/** Where there is no room even for this, it is known as long as the worker runs. */
async function keepState(now: State): Promise<void> {
  state = Promise.resolve(now);
  const cache = await caches.open(stateCache).catch(() => null);
  await cache?.put(stateAddress, Response.json(now)).catch(() => {});
}

/** The page is of this build (undefined), of another, or the host's (null). */
export async function setPage(id: string, of: string | null | undefined): Promise<void> {
  const { pages } = await openState();
  const { [id]: before, ...others } = pages;
  if (before !== of) await keepState({ build, pages: of === undefined ? others : { ...others, [id]: of } });
}

const tables = new Map<string, Promise<Contents | null>>([[build, Promise.resolve(own)]]);
/** What a build is made of, if that was kept and is what it was. */
export function contentsOf(of: string): Promise<Contents | null> {
  const known = tables.get(of);
  if (known) return known;
  const read = async (): Promise<Contents | null> => {
    const text = await (await caches.match(tableOf(of)))?.text();
    return text && (await digestOf(new TextEncoder().encode(text))) === of ? JSON.parse(text) : null;
  };
  const found = read().catch(() => null);
  tables.set(of, found);
  return found;
}

/** For the worker after this one, which serves the pages that this one leaves open. */
export async function keepTable(): Promise<void> {
  const cache = await caches.open(stateCache).catch(() => null);
  await cache?.put(tableOf(build), new Response(scope.contents)).catch(() => {});
}

const openPages = () => scope.clients.matchAll({ type: 'all', includeUncontrolled: true });

export async function takeOver(): Promise<void> {
  const before = await openState();
  const pages = (await openPages()).map(({ id }) => [id, id in before.pages ? before.pages[id] : before.build]);
  await keepState({ build, pages: Object.fromEntries(pages.filter(([, of]) => of !== build)) });
  await tidy();
}

/** Forgets pages that have gone, and then what no build needs. A worker that waits has a build that is needed. */
export async function tidy(): Promise<void> {
  const { pages } = await openState();
  const open = new Set((await openPages()).map(({ id }) => id));
  const left = Object.entries(pages).filter(([id]) => open.has(id));
  if (left.length < Object.keys(pages).length) await keepState({ build, pages: Object.fromEntries(left) });
  if (scope.registration.installing || scope.registration.waiting) return;
  const builds = [...new Set([build, ...left.map(([, of]) => of)])].filter((of) => of !== null);
  const needed = new Set<string>();
  for (const of of builds)
    for (const [digest] of Object.values((await contentsOf(of))?.files ?? {})) needed.add(digest);
  await dropParts((digest) => !needed.has(digest));
  const cache = await caches.open(stateCache);
  const tablesKept = [stateAddress, ...builds.map(tableOf)];
  for (const request of await cache.keys())
    if (!tablesKept.includes(new URL(request.url).pathname)) await cache.delete(request);
  for (const name of await caches.keys())
    if (name.startsWith('rulebench-') && name !== stateCache && name !== shelf) await caches.delete(name);
}
