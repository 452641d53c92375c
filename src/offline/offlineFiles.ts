import { createHash } from 'node:crypto';
import path from 'node:path';

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

/** A checksum that the worker can make too: half of SHA-256, in letters that may stand in an address. */
export const digestOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest().subarray(0, 16).toString('base64url');
};
