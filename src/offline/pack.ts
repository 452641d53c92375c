import { createHash } from 'node:crypto';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** A file of the built site, by its place in it. */
export interface SiteFile {
  name: string;
  bytes: Buffer;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export const typeOf = (name: string): string => types[path.extname(name)] ?? 'application/octet-stream';

/** The address at which a host serves it. */
export const addressOf = (name: string): string => `/${name.replace(/(^|\/)index\.html$/, '$1')}`;

/** Where each file of a pack lies, counted from the end of the index, how long it is, and what it is. */
export type Index = Record<string, [at: number, length: number, type: string]>;

export const digestOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/**
 * The whole site in one file: the length of the index (four bytes, least first), the index, and every file by itself
 * compressed. One file, so that a build is kept whole or not at all, and what is not opened is never unpacked.
 */
export function packOf(files: readonly SiteFile[], headers: Record<string, string>): Buffer {
  const index: Index = {};
  const bodies: Buffer[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const body = gzipSync(bytes, { level: 9 });
    index[addressOf(name)] = [at, body.length, typeOf(name)];
    bodies.push(body);
    at += body.length;
  }
  const head = Buffer.from(JSON.stringify({ headers, files: index }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...bodies]);
}
