import type { Colour } from '../core/seats.ts';
import type { Part, Simulation } from '../simulate/simulation.ts';
import type { Sums } from '../simulate/sums.ts';
import { printed } from './components/printed.ts';
import type { ComponentSet } from './components/types.ts';

/** Steve against another player in two-seat games, by which his pad was calibrated. */
export interface PlannedRun {
  rival: string;
  /** Both homes: which retailers lie where depends on them. */
  colours: [Colour, Colour];
  /** His pad as it is, or with one logistics symbol fewer, as it first was. */
  pad: 'asItIs' | 'twoLogistics';
  games: number;
  /** How many of them a test plays again; none where they are slow. */
  again: number;
}

/** Victories in units and scores, by player. */
export type Summed = Record<string, { wins: number; score: Sums }>;

export interface SteveRun extends PlannedRun {
  all: Summed;
  first: Summed;
}

const homes: [Colour, Colour][] = [
  ['green', 'red'],
  ['blue', 'yellow'],
];

const planned: Omit<PlannedRun, 'colours'>[] = [
  { rival: 'random', pad: 'asItIs', games: 200, again: 4 },
  { rival: 'casual', pad: 'asItIs', games: 1000, again: 4 },
  { rival: 'casual', pad: 'twoLogistics', games: 500, again: 4 },
  { rival: 'sharp', pad: 'asItIs', games: 50, again: 0 },
];

export const steveRuns: PlannedRun[] = planned.flatMap((run) => homes.map((colours) => ({ ...run, colours })));

const twoLogistics: ComponentSet = {
  ...printed,
  steve: { ...printed.steve, fixed: printed.steve.fixed.toSpliced(printed.steve.fixed.lastIndexOf('logistics'), 1) },
};

export const simulationOf = ({ rival, colours: [one, two], pad }: PlannedRun): Simulation => ({
  setup: {
    ruleSet: 'e2',
    rulings: {},
    seats: [
      { colour: one, player: rival },
      { colour: two, player: 'steve' },
    ],
    technologySides: 'random',
    seed: 1,
    ...(pad === 'twoLogistics' && { components: twoLogistics }),
  },
  rotate: true,
});

export const summed = ({ first }: Part): Summed =>
  Object.fromEntries(Object.entries(first.players).map(([player, { wins, score }]) => [player, { wins, score }]));
