import { parentPort, workerData } from 'node:worker_threads';
import { playSeed, type Simulation } from '../../simulate/simulation.ts';

/** Plays the game of every seed it is given and answers with what was counted. */
const simulation = workerData as Simulation;
parentPort?.on('message', (seed: number) => parentPort?.postMessage(playSeed(simulation, seed)));
