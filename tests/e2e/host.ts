import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { typeOf } from '../../src/offline/offlineFiles.ts';

/** A plain host of built files, which can be moved from one build to another, and counts what it sends. */

export const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

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

export async function serve(folder: string, port = 0, headers: Record<string, string> = {}): Promise<Host> {
  const host: Host = { address: '', folder, server: createServer(), asked: [], until: Infinity, sent: 0, instead: {} };
  host.server.on('request', ({ url = '/', socket }, response) => {
    const { pathname } = new URL(url, 'http://host');
    if (host.folder === null || host.asked.length >= host.until) {
      socket.destroy();
      return;
    }
    host.asked.push(pathname);
    if (!pathname.endsWith('/') && existsSync(path.join(host.folder, pathname, 'index.html'))) {
      response.writeHead(301, { Location: url.replace(pathname, `${pathname}/`) }).end();
      return;
    }
    const file = path.join(host.folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const found = existsSync(file) ? file : path.join(host.folder, '404.html');
    const instead = host.instead[pathname];
    const body = instead === undefined ? bodyOf(found) : gzipSync(instead);
    host.sent += body.length;
    response.writeHead(found === file ? 200 : 404, { ...headers, ...headersOf(pathname, found) });
    response.end(body);
  });
  await new Promise<void>((resolve) => host.server.listen(port, resolve));
  host.address = `http://localhost:${(host.server.address() as AddressInfo).port}`;
  return host;
}
