import path from 'node:path';
import { addressOf, type SiteFile } from './offlineFiles.ts';

const isText = (name: string): boolean => /\.(html|js|css)$/.test(name);
const isPage = (name: string): boolean => name.endsWith('.html');

/**
 * What each file of a build leads to that is no page: styles, scripts with whatever they fetch later, fonts, pictures.
 * Files under `_astro/` go by their own name, others by their whole address.
 */
export function needsOf(files: readonly SiteFile[]): (name: string) => string[] {
  const places = new Map<string, string>();
  for (const { name } of files)
    if (!isPage(name)) places.set(name.startsWith('_astro/') ? path.posix.basename(name) : addressOf(name), name);
  const leads = new Map<string, string[]>();
  for (const { name, bytes } of files) {
    if (!isText(name)) continue;
    const words = bytes.toString().match(/[\w@.~/[\]-]+\.[a-z]\w{1,11}/g) ?? [];
    const found = words.map((word) => places.get(word) ?? places.get(path.posix.basename(word)));
    leads.set(
      name,
      found.filter((each) => each !== undefined),
    );
  }
  return (name) => {
    const seen = new Set<string>();
    const visit = (at: string): void => {
      for (const next of leads.get(at) ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          visit(next);
        }
    };
    visit(name);
    return [...seen].sort().map(addressOf);
  };
}
