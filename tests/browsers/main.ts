/**
 * `npm run test:browsers`: the smoke set in Firefox and in WebKit, on the last build. Installs them where it may
 * (Debian's packages, as root) and says what it left out. `npm run test:browsers -- firefox` asks one of them,
 * `-- webkit position` only for the checks in whose name that word stands.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { dist, serve } from '../e2e/host.ts';
import { checks } from './checks.ts';
import { firefox } from './firefox.ts';
import type { Session } from './session.ts';
import { webkit } from './webkit.ts';

interface Browser {
  start(executable: string): Promise<Session>;
  /** The programs that are looked for on the path; all of the second list are needed beside it. */
  programs: readonly string[];
  beside: readonly string[];
  packages: readonly string[];
}

const browsers: Record<string, Browser> = {
  firefox: { start: firefox, programs: ['firefox', 'firefox-esr'], beside: [], packages: ['firefox-esr'] },
  webkit: {
    start: webkit,
    programs: ['WebKitWebDriver'],
    beside: ['xvfb-run'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
};

const onPath = (program: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));

const found = ({ programs, beside }: Browser): string | undefined =>
  beside.every(onPath) ? programs.map(onPath).find((file) => file !== undefined) : undefined;

function install({ packages }: Browser): void {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  console.log(`installing ${packages.join(', ')} …`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

const words = process.argv.slice(2).filter((name) => !(name in browsers));
const asked = process.argv.slice(2).filter((name) => name in browsers);
const wanted = checks.filter(({ name }) => words.every((word) => name.includes(word)));
if (wanted.length === 0 || !existsSync(path.join(dist, 'index.html'))) {
  console.error(
    wanted.length === 0
      ? `No browser (${Object.keys(browsers).join(', ')}) and no check is called ${words.join(', ')}.`
      : 'There is no build: npm run build first.',
  );
  process.exit(2);
}

let passed = 0;
let failed = 0;
const leftOut: string[] = [];
const host = await serve(dist);
for (const [name, browser] of Object.entries(browsers)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (!found(browser)) install(browser);
  const program = found(browser);
  if (!program) {
    leftOut.push(`${name} (needs ${browser.packages.join(', ')})`);
    continue;
  }
  const session = await browser.start(program);
  console.log(`\n── ${session.name}`);
  for (const check of wanted) {
    const start = performance.now();
    const error = await check.run(session, host).then(
      () => null,
      (reason: unknown) => reason,
    );
    error ? failed++ : passed++;
    console.log(`${error ? '✗' : '✓'} ${check.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
    if (error) console.log(`  ${error instanceof Error ? error.message : String(error)}`);
  }
  await session.close();
}
host.server.closeAllConnections();
host.server.close();
if (wanted.length < checks.length) leftOut.push(`${checks.length - wanted.length} checks, by the words asked for`);
if (leftOut.length > 0) console.log(`\nleft out: ${leftOut.join('; ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
