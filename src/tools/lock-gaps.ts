/**
 * Prints optional (native) packages that package-lock.json leaves out. Nothing printed: the lock serves every platform.
 * By hand, after a change of dependencies: `node src/tools/lock-gaps.ts`.
 */
import { readFileSync } from 'node:fs';

interface Locked {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };

for (const [place, entry] of Object.entries(lock.packages))
  for (const [name, wanted] of Object.entries(entry.optionalDependencies ?? {}))
    if (!lock.packages[`node_modules/${name}`] && !lock.packages[`${place}/node_modules/${name}`])
      console.log(`${place.replace('node_modules/', '')}@${entry.version} lacks ${name}@${wanted}`);
