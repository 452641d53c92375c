import type { Answers, Failure, Status } from '../asking.ts';
import { everything, keptPages, shellOf } from '../contents.ts';
import { contentsOf, openState, setPage } from './pages.ts';
import { clearShelf, digestOf, keepPart, keptParts, NoRoom, openShelf, takePart } from './parts.ts';
import { build, own, type Page, scope } from './scope.ts';

/** How many files are fetched at a time, and in one answer. */
const [atOnce, batch] = [4, 32];

async function fetchPart(address: string, digest: string): Promise<void> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(address, { cache, priority: 'low' });
    const bytes = await response.arrayBuffer();
    if (response.ok && (await digestOf(bytes)) === digest) return keepPart(digest, bytes);
  }
  throw new Error(`${address} is of another build.`);
}

const missing = async (addresses: readonly string[]): Promise<string[]> => {
  const kept = await keptParts();
  return addresses.filter((address) => !kept.has(own.files[address]?.[0] ?? ''));
};

/** Fetches what is not there. The first that fails ends it; what has come stays. */
async function keep(addresses: readonly string[]): Promise<Failure | null> {
  const left = await missing(addresses);
  let failure: Failure | null = null;
  const next = async (): Promise<void> => {
    for (let address = left.shift(); address && !failure; address = left.shift())
      await fetchPart(address, own.files[address]?.[0] ?? '').catch((error) => {
        failure = error instanceof NoRoom ? 'room' : 'network';
      });
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return failure;
}

/** A new build fetches, of what was kept of the last one, what has changed. It is there with however much it gets. */
export async function carryOn(): Promise<void> {
  const { build: last } = await openState();
  const before = last === null || last === build ? null : await contentsOf(last);
  if (!before) return;
  const kept = await keptParts();
  const files = Object.keys(own.files).filter((address) => kept.has(before.files[address]?.[0] ?? ''));
  await keep([...new Set([...files, ...files.filter((address) => address.endsWith('/')).flatMap(needed)])]);
}
const needed = (page: string): readonly string[] => own.needs[own.files[page]?.[3] ?? -1] ?? [];

async function statusOf(address: string): Promise<Status> {
  const kept = await keptParts();
  const bytes = (addresses: readonly string[]) => addresses.reduce((sum, each) => sum + (own.files[each]?.[2] ?? 0), 0);
  const isKept = (each: string) => kept.has(own.files[each]?.[0] ?? '');
  const all = everything(own, address);
  return {
    size: bytes(all),
    kept: bytes(all.filter(isKept)),
    held: bytes(Object.keys(own.files).filter(isKept)),
    pages: keptPages(own, kept),
  };
}

/** A page that has been read: it comes under this worker if it is of this build, and its shell is kept. */
async function read(page: Page | null, address: string, signature: string): Promise<Failure | null> {
  const [digest] = own.files[address] ?? [];
  if (!digest) return null;
  const failure = await keep(shellOf(own, address));
  const bytes = await takePart(digest);
  if (page && bytes && new TextDecoder().decode(bytes).includes(`content="${signature}"`)) {
    await setPage(page.id, undefined);
    await scope.clients.claim();
  }
  return failure;
}

const titleOf = async (address: string): Promise<string> => {
  const bytes = await takePart(own.files[address]?.[0] ?? '');
  const [, title = address] = /<title>([^<]*)/.exec(bytes ? new TextDecoder().decode(bytes) : '') ?? [];
  return title.replace(/&#(\d+);|&(amp|lt|gt|quot);/g, (_, code, name: 'amp' | 'lt' | 'gt' | 'quot') =>
    code ? String.fromCharCode(Number(code)) : { amp: '&', lt: '<', gt: '>', quot: '"' }[name],
  );
};

/** What pages may ask for (`asking.ts`). */
export const answers: Answers<Page | null> = {
  read: async ({ address, signature }, page) => ({ failure: await read(page, address, signature) }),
  status: ({ address }) => statusOf(address),
  more: async ({ address }) => {
    openShelf();
    const failure = await keep((await missing(everything(own, address))).slice(0, batch));
    return { failure, ...(await statusOf(address)) };
  },
  titles: async ({ addresses }) => ({ titles: await Promise.all(addresses.map(titleOf)) }),
  drop: async () => {
    await clearShelf();
    await scope.registration.unregister();
    return {};
  },
};
