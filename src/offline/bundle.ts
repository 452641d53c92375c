import type { BundleIndex } from './contents.ts';
import { addressOf, type SiteFile, typeOf } from './offlineFiles.ts';

/** Many files in one: the length of the table (four bytes, least first), the table, and the files one after the other. */
export function bundleOf(files: readonly SiteFile[]): Buffer {
  const table: Record<string, BundleIndex[string]> = {};
  let at = 0;
  for (const { name, bytes } of files) {
    table[addressOf(name)] = [at, bytes.length, typeOf(name)];
    at += bytes.length;
  }
  const head = Buffer.from(JSON.stringify(table));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...files.map(({ bytes }) => bytes)]);
}
