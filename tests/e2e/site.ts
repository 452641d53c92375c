import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { writeOffline } from '@/offline/build.ts';
import { typeOf } from '@/offline/files.ts';

/** Builds made of a part of the site, and a host that can be moved from one to the other. */

export const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const taken = [
  'index.html',
  '404.html',
  'about',
  'offline',
  'ko/offline',
  '_astro',
  'theme.js',
  'favicon.svg',
  'icons',
];

const take = (folder: string, parts: readonly string[]) => {
  mkdirSync(folder, { recursive: true });
  for (const part of parts) cpSync(path.join(dist, part), path.join(folder, part), { recursive: true });
};

/** A build whose pages are headed by its name, with a file that no other build has and one that all have. */
export async function makeBuild(folder: string, name: string): Promise<string> {
  take(folder, taken);
  for (const page of ['index.html', 'about/index.html']) {
    const file = path.join(folder, page);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<h1([^>]*)>.*?<\/h1>/s, `<h1$1>${name}</h1>`));
  }
  writeFileSync(path.join(folder, 'all.json'), JSON.stringify(`all of ${name}`));
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(name));
  await writeOffline(folder);
  return folder;
}

export interface Host {
  address: string;
  /** The folder that is served now; null is a host that cannot be reached. */
  folder: string | null;
  server: Server;
  /** What has been asked for so far, and how many bytes went out for it, compressed. */
  asked: string[];
  /** After so many it answers no more. */
  until: number;
  sent: number;
  /** Says otherwise than the file what is at an address. */
  instead: Record<string, string>;
}

const stored = /\.(woff2|png|bundle)$/;
const squeezed = new Map<string, Buffer>();
const bodyOf = (file: string): Buffer => {
  const known = squeezed.get(file);
  if (known) return known;
  const body = stored.test(file) ? readFileSync(file) : gzipSync(readFileSync(file));
  squeezed.set(file, body);
  return body;
};
const headersOf = (pathname: string, file: string) => ({
  'Content-Type': typeOf(file),
  ...(!stored.test(file) && { 'Content-Encoding': 'gzip' }),
  ...(pathname.startsWith('/_astro/') && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
});

export async function serve(folder: string): Promise<Host> {
  const host: Host = { address: '', folder, server: createServer(), asked: [], until: Infinity, sent: 0, instead: {} };
  host.server.on('request', ({ url = '/', socket }, response) => {
    const { pathname } = new URL(url, 'http://host');
    if (host.folder === null || host.asked.length >= host.until) {
      socket.destroy();
      return;
    }
    host.asked.push(pathname);
    const file = path.join(host.folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const found = existsSync(file) ? file : path.join(host.folder, '404.html');
    const instead = host.instead[pathname];
    const body = instead === undefined ? bodyOf(found) : gzipSync(instead);
    host.sent += body.length;
    response.writeHead(found === file ? 200 : 404, headersOf(pathname, found));
    response.end(body);
  });
  await new Promise<void>((resolve) => host.server.listen(0, resolve));
  host.address = `http://localhost:${(host.server.address() as AddressInfo).port}`;
  return host;
}
