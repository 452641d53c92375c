import { createMachine, type setup as xstateSetup } from 'xstate';

/**
 * XState's `setup` with `createMachine` alone: the builders of actions that the library's own brings along (sending,
 * logging, spawning) would travel to every page that runs a chart, and no chart here uses one.
 */
export const setup = (({ types: _, ...implementations }: object & { types?: object }) => ({
  createMachine: (config: object) => createMachine(config as never, implementations),
})) as unknown as typeof xstateSetup;
