import { type Result, resultOf } from '../../simulate/result.ts';
import { join } from '../../simulate/simulation.ts';
import { readFile } from '../files.ts';
import { UsageError } from '../usage.ts';

function readResult(file: string): Result {
  const value = JSON.parse(readFile(file, 'json')) as Partial<Result> | null;
  if (value?.kind !== 'simulation' || !value.counts?.first || !value.settings)
    throw new UsageError(`${file} is not a result of simulate.`);
  return value as Result;
}

/** Parts of one simulation, put together to exactly what one run would have given. */
export function mergeResults(files: readonly string[]): Result {
  const results = files.map((file) => ({ file, result: readResult(file) }));
  const [first, ...others] = results;
  if (!first || others.length === 0) throw new UsageError('merge takes at least two results of simulate --shard.');
  const same = JSON.stringify(first.result.settings);
  const shards = { of: first.result.shards?.of ?? 1, parts: [] as number[] };
  for (const { file, result } of results) {
    if (JSON.stringify(result.settings) !== same)
      throw new UsageError(`${file} has other settings than ${first.file}.`);
    if (result.shards?.of !== shards.of) throw new UsageError(`${file} is not a part of the same division.`);
    const twice = result.shards.parts.find((part) => shards.parts.includes(part));
    if (twice) throw new UsageError(`Part ${twice} of ${shards.of} is there twice; the second time in ${file}.`);
    shards.parts.push(...result.shards.parts);
  }
  shards.parts.sort((a, b) => a - b);
  return resultOf({
    settings: first.result.settings,
    shards,
    interrupted: results.some(({ result }) => result.interrupted === true),
    counts: results.map(({ result }) => result.counts).reduce(join),
  });
}
