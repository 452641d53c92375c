/**
 * Installs the packages of package-lock.json, and does nothing when they are installed already.
 * Runs before `npm start` and `npm test` on whatever Node the machine has, so: no TypeScript, no new syntax.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stamp = `${root}node_modules/.installed`;
const minimum = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < minimum[0] || (major === minimum[0] && minor < minimum[1])) {
  console.error(`Rulebench needs Node ${minimum.join('.')} or newer to install itself; this is ${process.version}.`);
  process.exit(1);
}

const wanted = createHash('sha256')
  .update(readFileSync(`${root}package.json`))
  .update(readFileSync(`${root}package-lock.json`))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.error('Installing packages (once, and again when package-lock.json changes) …');
  const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['inherit', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('\nThe packages could not be installed. npm needs to reach its registry and to write node_modules;');
    console.error('what it said is above. Nothing else has been changed: run the same command again.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
