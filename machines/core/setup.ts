import { createMachine, type setup as xstateSetup } from 'xstate';

const machinesOnly = <Given, Made extends { createMachine: unknown }>(
  setup: (given: Given) => Made,
): ((given: Given) => Pick<Made, 'createMachine'>) => setup;

/**
 * XState's `setup` with `createMachine` alone: the builders of actions that the library's own brings along (sending,
 * logging, spawning) would travel to every page that runs a chart, and no chart here uses one. The type says so too.
 */
export const setup = machinesOnly((({ types: _, ...implementations }: object & { types?: object }) => ({
  createMachine: (config: object) => createMachine(config as never, implementations),
})) as unknown as typeof xstateSetup);
