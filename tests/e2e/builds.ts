import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeOffline } from '@/offline/build.ts';
import { dist } from './host.ts';

/** Builds made of a part of the site. */

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
