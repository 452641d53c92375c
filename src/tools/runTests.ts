/**
 * `npm test`: every check and test, and one count at the end. Build and checks go beside the unit tests, but never two
 * that write Astro's own files (types, build). A step that is no test runner (lint, types, build) counts as one.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const reports = path.join(root, 'test-results/reports');
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');

interface Count {
  passed: number;
  failed: number;
}
interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Reads the runner's own report; without one the step counts as a single check. */
  count?: () => Count;
  needs?: string;
}

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const unitCount = (): Count => {
  const report = read(unitReport) as { numPassedTests: number; numFailedTests: number } | undefined;
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 };
};
const browserCount = (): Count => {
  const report = read(browserReport) as { stats: { expected: number; unexpected: number; flaky: number } } | undefined;
  return report
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: 0, failed: 1 };
};

/** Beside the unit tests, one after the other. */
const besides: Step[] = [
  { name: 'build', command: ['astro', 'build', '--silent'] },
  { name: 'browser', command: ['node', 'src/tools/browser.ts'] },
  { name: 'types', command: ['npm', 'run', '-s', 'check:types'] },
  { name: 'lint and format', command: ['npm', 'run', '-s', 'check:code'] },
  { name: 'prose', command: ['npm', 'run', '-s', 'check:prose'] },
];
const unitTests: Step[] = [
  {
    name: 'unit and property tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    count: unitCount,
  },
];
const browserTests: Step[] = [
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    count: browserCount,
    needs: 'build',
  },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const broken: string[] = [];
const total: Count = { passed: 0, failed: 0 };

/** Runs a command; `said` gets what it prints, or without it the terminal does. */
const run = ([command = '', ...args]: string[], env?: Record<string, string>, said?: Buffer[]): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: said ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said?.push(chunk));
    child.on('error', () => done(false));
    child.on('close', (status) => done(status === 0));
  });

/** One step after the other. Beside another that prints as it goes, one says what it has to say when it is done. */
async function go(steps: Step[], how: 'aloud' | 'quietly'): Promise<void> {
  for (const step of steps) {
    if (step.needs && broken.includes(step.needs)) {
      console.log(`\n── ${step.name}: not run, ${step.needs} failed`);
      broken.push(step.name);
      total.failed++;
      continue;
    }
    const said: Buffer[] | undefined = how === 'quietly' ? [] : undefined;
    if (!said) console.log(`\n── ${step.name}`);
    const start = performance.now();
    const ok = await run(step.command, step.env, said);
    if (said) console.log(`\n── ${step.name}\n${Buffer.concat(said)}`);
    const count = step.count?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    // A runner that stops with an error but reports no failed test (a crash, a stray rejection) has failed all the same.
    if (!ok && count.failed === 0) count.failed = 1;
    total.passed += count.passed;
    total.failed += count.failed;
    if (!ok) broken.push(step.name);
    console.log(`   ${step.name}: ${ok ? 'ok' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

await Promise.all([go(besides, 'quietly'), go(unitTests, 'aloud')]);
await go(browserTests, 'aloud');

if (broken.length > 0) console.log(`\nfailed: ${broken.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
