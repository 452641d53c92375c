import { type Part, playSeed, type Simulation } from '@machines/simulate/simulation.ts';
import { answer } from '@/workers/answer.ts';

export interface SeedTask {
  simulation: Simulation;
  seed: number;
}

/** Plays the game of every seed it is given and answers with what was counted. */
answer<SeedTask, Part>(({ simulation, seed }) => playSeed(simulation, seed));
