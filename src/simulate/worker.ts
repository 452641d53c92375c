import { playSeed, type Simulation } from '@machines/simulate/simulation.ts';

/** Plays the game of every seed it is given and answers with what was counted. */
globalThis.onmessage = ({ data }: MessageEvent<{ simulation: Simulation; seed: number }>) =>
  globalThis.postMessage(playSeed(data.simulation, data.seed));
