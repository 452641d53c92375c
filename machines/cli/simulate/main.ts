import { playAll } from '../../simulate/pool.ts';
import { resultText, runResult, seedsIn } from '../../simulate/result.ts';
import { UsageError } from '../usage.ts';
import { tableOf } from './asText.ts';
import { threadHand, threadsHere } from './hand.ts';
import { readOptions } from './options.ts';

export const summary = 'Play many games on all cores and print what came of them; compare two settings.';

const help = `simulate --games 1000 --seats green:sharp,red:casual [--rotate] [--rules e2] [--sides random]
         [--rulings name=value,…] [--components file.json] [--seed 1] [--playouts 128]
         [--against rules=e1] [--threads 2] [--json | --table]
simulate --game coverage --games 1000 --seats random,valuer [--map three] [--rulings …] [--against …] …

  --games       how many; game n has the seed --seed + n - 1
  --seats       2 to 5 of green, blue, black, yellow, red, each with a player: random, casual, sharp or steve;
                of Coverage, random or valuer (a valuer's first turn is drawn, never a pass, so that games differ)
  --rotate      players change seats from game to game
  --against     a second setting on the same seeds: rules=…, sides=…, components=file or a ruling; several by commas
  --playouts    how long the sharp player thinks about a plan
  --table       text instead of JSON

Interrupted with Ctrl-C it prints what it has. Exit code 2 for wrong usage, 130 when interrupted.`;

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** A bar on a terminal; nothing where the output is read by a program. */
function progressBar(): ((done: number, of: number) => void) | undefined {
  if (!process.stderr.isTTY) return undefined;
  const wide = 40;
  return (done, of) => {
    const full = Math.round((wide * done) / of);
    const end = done === of ? '\n' : '';
    process.stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(wide - full)} ${done} of ${of}${end}`);
  };
}

async function play(args: string[]): Promise<Ended> {
  const { threads, table, ...run } = readOptions(args);
  const seeds = seedsIn(run);
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  process.once('SIGINT', stop);
  const progress = progressBar();
  const { part } = await playAll(run.simulation, seeds, {
    hand: threadHand,
    hands: threads ?? threadsHere(),
    signal: interrupt.signal,
    ...(progress && { progress }),
  });
  process.removeListener('SIGINT', stop);
  const result = runResult(run, part);
  return { code: result.interrupted ? 130 : 0, out: table ? tableOf(result) : resultText(result), err: '' };
}

/** `rules simulate …`: the only command that takes its time, and so the only one that has to be waited for. */
export async function simulate(args: string[]): Promise<Ended> {
  if (args.includes('--help')) return { code: 0, out: `${summary}\n\n${help}\n`, err: '' };
  try {
    return await play(args);
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, out: '', err: `${error.message}\n` };
    throw error;
  }
}
