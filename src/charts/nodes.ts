import type { AnyStateNode } from 'xstate';
import { game as coverageGame } from '../../machines/coverage/charts/game.chart.ts';
import { gameMachine as coverageMachine } from '../../machines/coverage/machine.ts';
import { game as smartphoneGame } from '../../machines/smartphone/charts/game.chart.ts';
import { deskMachine } from '../../machines/smartphone/desk.ts';
import { gameMachine } from '../../machines/smartphone/machine.ts';
import { phases } from '../../machines/smartphone/names.ts';

/** Every state whose inside is drawn as a chart, by its place on the page of machines. */

const inside = (node: AnyStateNode, key: string): AnyStateNode => {
  const found = node.states[key];
  if (!found) throw new Error(`${node.id} has no state ${key}`);
  return found;
};

const round = inside(gameMachine.root, 'round');
const turn = inside(coverageMachine.root, 'turn');

export const smartphoneNodes: Readonly<Record<string, AnyStateNode>> = {
  game: gameMachine.root,
  round,
  ...Object.fromEntries(
    phases.flatMap((phase) => {
      const node = inside(round, phase);
      const within = node.states['turn'];
      return [[phase, node], ...(within ? [[`${phase}-turn`, within]] : [])];
    }),
  ),
  desk: deskMachine.root,
};

export const coverageParts = ['auction', 'acting', 'upkeep'] as const;

export const coverageNodes: Readonly<Record<string, AnyStateNode>> = {
  'coverage-game': coverageMachine.root,
  'coverage-turn': turn,
  ...Object.fromEntries(coverageParts.map((part) => [`coverage-${part}`, inside(turn, part)])),
};

export const chartIds: readonly string[] = [...Object.keys(smartphoneNodes), ...Object.keys(coverageNodes)];

/** The whole machine of each game, and the plain chart it is made of. */
export const wholeMachines = {
  smartphone: { machine: gameMachine, chart: smartphoneGame },
  coverage: { machine: coverageMachine, chart: coverageGame },
};
