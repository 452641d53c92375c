import { type BundleIndex, type Contents, lostPage, offlinePage, prefixOf } from '../contents.ts';
import { contentsOf, openState, setPage, tidy } from './pages.ts';
import { digestOf, keepPart, takePart } from './parts.ts';
import { build, type Fetching, own } from './scope.ts';

/** Their names change with their content, so they are the same in every build that names them. */
const named = /^\/_astro\//;

const answer = ({ headers }: Contents, type: string, body: ArrayBuffer, status = 200): Response =>
  new Response(body, { status, headers: { ...headers, 'Content-Type': type } });

async function kept(contents: Contents, address: string, status = 200): Promise<Response | null> {
  const [digest, type = 0] = contents.files[address] ?? [];
  const bytes = digest ? await takePart(digest) : null;
  return bytes && answer(contents, contents.types[type] ?? '', bytes, status);
}

async function bundled(contents: Contents, address: string): Promise<Response | null> {
  const [, place] = Object.entries(contents.bundles).find(([start]) => address.startsWith(start)) ?? [];
  const bytes = place ? await takePart(contents.files[place]?.[0] ?? '') : null;
  if (!bytes) return null;
  const length = new DataView(bytes).getUint32(0, true);
  const table: BundleIndex = JSON.parse(new TextDecoder().decode(bytes.slice(4, 4 + length)));
  const file = table[address];
  if (!file) return null;
  const [at, size, type] = file;
  return answer(contents, type, bytes.slice(4 + length + at, 4 + length + at + size));
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** When nothing is left on the shelf, not even the page that says so. */
function lastWords(address: string): Response {
  const prefix = prefixOf(own, address);
  const {
    lang = 'en',
    title = '',
    text = '',
    again = '',
  } = Object.values(own.words).find((each) => each.prefix === prefix) ?? {};
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><h1>${escaped(title)}</h1><p>${escaped(text)}</p><p><a href="">${escaped(again)}</a></p></html>`;
  return new Response(page, {
    status: 503,
    headers: { ...own.headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}

/** Without network: what the build does not have does not exist, and what it has was not kept. */
const withoutNetwork = async (address: string): Promise<Response> =>
  (address in own.files ? await kept(own, offlinePage(own, address), 503) : await kept(own, lostPage, 404)) ??
  lastWords(address);

/** A page of the host's is of this build if it is the same; then it is kept, and so is all it asks for. */
async function recognise(id: string, address: string, response: Response): Promise<void> {
  const [digest] = own.files[address] ?? [];
  if (!digest || !response.ok) return;
  const bytes = await response.arrayBuffer();
  if ((await digestOf(bytes)) !== digest) return;
  await setPage(id, undefined);
  await keepPart(digest, bytes).catch(() => {});
}

async function pageFromHost(event: Fetching, address: string): Promise<Response> {
  const response = await fetch(event.request).catch(() => null);
  if (!response) return withoutNetwork(address);
  await setPage(event.resultingClientId, null);
  event.waitUntil(recognise(event.resultingClientId, address, response.clone()).catch(() => {}));
  return response;
}

/** Whether the host still has the build: its worker says so in its first line. */
const hostHas = async (of: string): Promise<boolean> => {
  const answered = await fetch('/sw.js', { cache: 'no-store' });
  return (await answered.text()).includes(of);
};

async function partFromHost(
  event: Fetching,
  contents: Contents | null,
  of: string,
  address: string,
): Promise<Response> {
  const [digest] = contents?.files[address] ?? [];
  const response = await fetch(event.request);
  if (!digest || !response.ok) return response;
  const isRight = async (from: Response): Promise<boolean> => {
    const bytes = await from.clone().arrayBuffer();
    if ((await digestOf(bytes)) !== digest) return false;
    event.waitUntil(keepPart(digest, bytes).catch(() => {}));
    return true;
  };
  if (await isRight(response)) return response;
  // Something on the way may have held on to a part of another build.
  const again = await fetch(event.request.url, { cache: 'reload' });
  if ((await isRight(again)) || (await hostHas(of))) return again;
  // The host has gone over to another build: better without this part than with one that does not fit.
  return Response.error();
}

export async function respond(event: Fetching, address: string): Promise<Response> {
  const isPage = event.request.mode === 'navigate';
  const { pages } = await openState();
  const page = !isPage && event.clientId in pages ? pages[event.clientId] : build;
  const of = page ?? (named.test(address) ? build : null);
  const contents = of === null || of === undefined ? null : await contentsOf(of);
  if (isPage && Object.keys(pages).length > 0) event.waitUntil(tidy().catch(() => {}));
  const found = contents && ((await kept(contents, address)) ?? (await bundled(contents, address).catch(() => null)));
  if (found) return found;
  if (isPage && `${address}/` in own.files)
    return Response.redirect(`${address}/${new URL(event.request.url).search}`, 301);
  return isPage ? pageFromHost(event, address) : partFromHost(event, contents, of ?? '', address);
}
