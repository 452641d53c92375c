import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeOffline } from '@/offline/build.ts';
import { typeOf } from '@/offline/pack.ts';

/** Two builds of a part of the site, and a host that can be moved from one to the other. */

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));
const taken = ['index.html', '404.html', 'about', '_astro', 'theme.js', 'favicon.svg', 'icons', 'manifest.webmanifest'];

/** A build whose pages are headed by its name, with a file that no other build has and one that all have. */
export function makeBuild(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  for (const part of taken) cpSync(path.join(dist, part), path.join(folder, part), { recursive: true });
  for (const page of ['index.html', 'about/index.html']) {
    const file = path.join(folder, page);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<h1([^>]*)>.*?<\/h1>/s, `<h1$1>${name}</h1>`));
  }
  writeFileSync(path.join(folder, 'all.json'), JSON.stringify(name));
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(name));
  writeOffline(folder);
  return folder;
}

export interface Host {
  address: string;
  /** The folder that is served now. */
  folder: string;
  server: Server;
}

export async function serve(folder: string): Promise<Host> {
  const host: Host = { address: '', folder, server: createServer() };
  host.server.on('request', ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    const file = path.join(host.folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const found = existsSync(file) ? file : path.join(host.folder, '404.html');
    response.writeHead(found === file ? 200 : 404, { 'Content-Type': typeOf(found) });
    response.end(readFileSync(found));
  });
  await new Promise<void>((resolve) => host.server.listen(0, resolve));
  host.address = `http://localhost:${(host.server.address() as AddressInfo).port}`;
  return host;
}
