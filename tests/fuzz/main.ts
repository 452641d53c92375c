/** `npm run fuzz`: plays both games in every way, hands them junk and damaged texts, and checks every step. */
import '@machines/words/english.ts';
import { UsageError } from '@machines/cli/usage.ts';
import { compareRandomChart } from '../unit/shared/randomChart.ts';
import { again } from './again.ts';
import { limitsBroken } from './hostile.ts';
import { keepFailure } from './keep.ts';
import { help, readOptions } from './options.ts';
import { progressOf, reportOf } from './report.ts';
import { fuzz, partsFor, stepsOf } from './run.ts';

/** Random charts of the subset, each compiled and on XState: nothing may tell the two apart. */
function fuzzCharts(charts: number, seed: number): number {
  let steps = 0;
  let endless = 0;
  const differences: string[] = [];
  for (let at = 0; at < charts && differences.length < 10; at++) {
    const compared = compareRandomChart(seed * 1_000_003 + at);
    steps += compared.steps;
    if (compared.endless) endless++;
    if (compared.difference) differences.push(compared.difference);
  }
  process.stdout.write(`${charts} charts, ${steps} steps, ${endless} go round for ever and say so in both ways\n`);
  process.stdout.write(differences.length > 0 ? `failed: ${differences.join('\n  ')}\n` : 'nothing failed\n');
  return differences.length > 0 ? 1 : 0;
}

async function main(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(help);
    return 0;
  }
  const { games, seed, steps, minutes, replay, charts } = readOptions(args);
  if (charts !== null) return fuzzCharts(charts, seed);
  if (replay !== null) {
    const failures = await again(replay, games);
    process.stdout.write(failures.length > 0 ? `${failures.join('\n')}\n` : 'nothing fails\n');
    return failures.length > 0 ? 1 : 0;
  }

  const parts = partsFor(games);
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const live = process.stderr.isTTY;
  let shown = 0;
  const outcome = await fuzz(parts, {
    seed,
    enough: () => stepsOf(parts) >= steps || seconds() >= minutes * 60,
    progress: () => {
      if (!live || seconds() - shown < 0.5) return;
      shown = seconds();
      process.stderr.write(`\r${progressOf(parts, shown)}\u001b[K`);
    },
  });
  if (live) process.stderr.write('\r\u001b[K');
  process.stdout.write(reportOf(parts));

  const limits = await Promise.all(games.map(limitsBroken));
  const broken = limits.filter((each) => each !== null);
  const failures = outcome.ok ? broken : [...broken, ...(await keepFailure(outcome, seed))];
  process.stdout.write(failures.length > 0 ? `failed: ${failures.join('\n  ')}\n` : 'nothing failed\n');
  return failures.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
