import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { typeOf } from '../../../src/offline/offlineFiles.ts';

/** Serves a built site as a plain host does: compressed, with the headers of its `_headers` file. */

/** Fonts and pictures are compressed already. */
const squeezed = (file: string): boolean => !/\.(woff2|png|pack)$/.test(file);

const headersFor = (root: string): ((address: string) => Record<string, string>) => {
  const rules: { for: string; headers: Record<string, string> }[] = [];
  for (const line of readFileSync(path.join(root, '_headers'), 'utf8').split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else if (line) rules.push({ for: line, headers: {} });
  }
  const fits = (rule: string, address: string) =>
    rule.endsWith('*') ? address.startsWith(rule.slice(0, -1)) : rule === address;
  return (address) =>
    Object.assign({}, ...rules.filter((rule) => fits(rule.for, address)).map(({ headers }) => headers));
};

export interface Host {
  address: string;
  server: Server;
}

export async function host(root: string): Promise<Host> {
  const headersOf = headersFor(root);
  const bodies = new Map<string, Buffer>();
  const bodyOf = (file: string): Buffer => {
    const known = bodies.get(file);
    if (known) return known;
    const bytes = readFileSync(file);
    const body = squeezed(file) ? gzipSync(bytes) : bytes;
    bodies.set(file, body);
    return body;
  };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    const asked = path.join(root, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const there = existsSync(asked) && statSync(asked).isFile();
    const file = there ? asked : path.join(root, '404.html');
    response.writeHead(there ? 200 : 404, {
      ...headersOf(pathname),
      'Content-Type': typeOf(file),
      ...(squeezed(file) && { 'Content-Encoding': 'gzip' }),
    });
    response.end(bodyOf(file));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
