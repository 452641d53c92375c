/**
 * `node tests/bench/steve.ts content/findings/steve.json`: plays Steve against each computer player, and with one
 * logistics symbol fewer on his pad, and writes what the page about him shows. Two-seat games, second edition, random
 * sides, players changing seats; half the games at each of two pairs of homes. Some minutes on all cores.
 */
import { writeFileSync } from 'node:fs';
import { threadHand, threadsHere } from '../../machines/cli/simulate/hand.ts';
import { playAll } from '../../machines/simulate/pool.ts';
import { seedsOf } from '../../machines/simulate/simulation.ts';
import {
  type SteveRun,
  type Summed,
  simulationOf,
  steveRuns,
  summed,
} from '../../machines/smartphone/steveFindings.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Where to? node tests/bench/steve.ts content/findings/steve.json');

const made: SteveRun[] = [];
for (const planned of steveRuns) {
  const play = async (games: number): Promise<Summed> => {
    const options = { hand: threadHand, hands: threadsHere() };
    return summed((await playAll(simulationOf(planned), seedsOf(1, games), options)).part);
  };
  made.push({ ...planned, all: await play(planned.games), first: await play(planned.again) });
}
writeFileSync(
  file,
  `{"command":"node tests/bench/steve.ts ${file}","runs":[\n${made.map((run) => JSON.stringify(run)).join(',\n')}\n]}\n`,
);
