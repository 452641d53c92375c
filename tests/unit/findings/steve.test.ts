import { readFileSync } from 'node:fs';
import { join, playSeed, seedsOf } from '@machines/simulate/simulation.ts';
import { type SteveRun, simulationOf, steveRuns, summed } from '@machines/smartphone/steveFindings.ts';
import { describe, expect, test } from 'vitest';
import { meanScore } from '@/games/smartphone/rules/steveNumbers.ts';

const { runs }: { runs: SteveRun[] } = JSON.parse(readFileSync('content/findings/steve.json', 'utf8'));

describe('the record of Steve', () => {
  test('has every run', () => {
    expect(runs.map(({ all, first, ...planned }) => planned)).toEqual(steveRuns);
    for (const { all, games } of runs) for (const { score } of Object.values(all)) expect(score.count).toBe(games);
  });

  test.each(runs.filter(({ again }) => again > 0))(
    '$rival, $colours, $pad: the first games come out as recorded',
    (run) => {
      const simulation = simulationOf(run);
      const parts = seedsOf(1, run.again).map((seed) => playSeed(simulation, seed));
      expect(summed(parts.reduce(join))).toEqual(run.first);
    },
  );

  test('SV.1: he scores about as much as the casual player, far more than chance, less than Sharp', () => {
    const ahead = (rival: string) => meanScore(rival, 'asItIs', 'steve') - meanScore(rival, 'asItIs', rival);
    expect(Math.abs(ahead('casual'))).toBeLessThan(10);
    expect(ahead('random')).toBeGreaterThan(150);
    expect(ahead('sharp')).toBeLessThan(-20);
    expect(meanScore('casual', 'twoLogistics', 'steve')).toBeLessThan(
      meanScore('casual', 'twoLogistics', 'casual') - 30,
    );
  });
});
