/**
 * The service worker. `build` and `digest` are written in front of it by build.ts.
 *
 * A build is one pack, kept in a cache of its own. A page gets everything from the build it came from: pages opened
 * from now on from this worker's own, those that were open before it took over from theirs, and those that came from
 * the network from the network. A cache goes when the last page of its build has gone.
 */
/* global build, digest */

const packAddress = (of) => `/offline-${of}.pack`;
const cacheName = (of) => `rulebench-${of}`;
const stateCache = 'rulebench-state';
const stateAddress = '/offline-state';

const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** All or nothing: while a new build is being put on the host, what comes may be of another one. */
async function install() {
  const response = await fetch(packAddress(build), { cache: 'no-store' });
  const bytes = await response.arrayBuffer();
  if (!response.ok || hex(await crypto.subtle.digest('SHA-256', bytes)) !== digest)
    throw new Error('The pack did not come whole.');
  const cache = await caches.open(cacheName(build));
  await cache.put(packAddress(build), new Response(bytes));
}

/** Which build each page is of that is not of this one; null stands for the network. */
let state;
const openState = () => {
  state ??= caches
    .match(stateAddress)
    .then((kept) => kept?.json())
    .then((kept) => kept ?? { build: null, pages: {} });
  return state;
};
async function keepState(now) {
  state = Promise.resolve(now);
  const cache = await caches.open(stateCache);
  await cache.put(stateAddress, Response.json(now));
}

const openPages = () => self.clients.matchAll({ type: 'all', includeUncontrolled: true });

async function activate() {
  const before = await openState();
  const pages = (await openPages()).map(({ id }) => [id, id in before.pages ? before.pages[id] : before.build]);
  await keepState({ build, pages: Object.fromEntries(pages) });
  await tidy();
}

/** Forgets pages that have gone, and then the builds nobody needs. A worker that waits has a build that is needed. */
async function tidy() {
  const { pages } = await openState();
  const open = new Set((await openPages()).map(({ id }) => id));
  const left = Object.entries(pages).filter(([id]) => open.has(id));
  if (left.length < Object.keys(pages).length) await keepState({ build, pages: Object.fromEntries(left) });
  if (self.registration.installing || self.registration.waiting) return;
  const needed = new Set([stateCache, cacheName(build), ...left.map(([, of]) => cacheName(of))]);
  for (const name of await caches.keys())
    if (name.startsWith('rulebench-') && !needed.has(name)) await caches.delete(name);
}

const packs = new Map();
async function readPack(of) {
  const kept = await caches.match(packAddress(of));
  const blob = await kept.blob();
  const length = new DataView(await blob.slice(0, 4).arrayBuffer()).getUint32(0, true);
  const { headers, files } = JSON.parse(await blob.slice(4, 4 + length).text());
  return { headers, files, bodies: blob.slice(4 + length) };
}
function openPack(of) {
  if (!packs.has(of)) packs.set(of, readPack(of));
  return packs.get(of);
}

function answer({ headers, files, bodies }, address, status = 200) {
  const [at, length, type] = files[address];
  const body = bodies
    .slice(at, at + length)
    .stream()
    .pipeThrough(new DecompressionStream('gzip'));
  return new Response(body, { status, headers: { ...headers, 'Content-Type': type } });
}

/** Whatever the build does not have is the host's affair; without network, it does not exist. */
async function fromHost(event, pack, isPage) {
  try {
    const response = await fetch(event.request);
    if (!isPage) return response;
    const { pages } = await openState();
    await keepState({ build, pages: { ...pages, [event.resultingClientId]: null } });
    return response;
  } catch (error) {
    if (!isPage || !pack) throw error;
    return answer(pack, '/404.html', 404);
  }
}

async function respond(event, address) {
  const isPage = event.request.mode === 'navigate';
  const { pages } = await openState();
  const of = !isPage && event.clientId in pages ? pages[event.clientId] : build;
  // A browser short of room may have dropped the pack: then the network serves, as if there were no worker.
  const pack = of ? await openPack(of).catch(() => null) : null;
  if (isPage && Object.keys(pages).length > 0) event.waitUntil(tidy());
  if (pack && address in pack.files) return answer(pack, address);
  if (isPage && pack && `${address}/` in pack.files)
    return Response.redirect(`${address}/${new URL(event.request.url).search}`, 301);
  return fromHost(event, pack, isPage);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method === 'GET' && origin === self.location.origin) event.respondWith(respond(event, pathname));
});

/** A page that came from the network and is of this very build comes under the worker at once. */
async function adopt(page) {
  const { pages } = await openState();
  const { [page.id]: _, ...others } = pages;
  await keepState({ build, pages: others });
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  else if (event.data?.build === build) event.waitUntil(adopt(event.source));
});
