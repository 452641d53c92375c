import { steve } from '../rules/setup.ts';

/**
 * Computer players by the name a set-up gives them, weakest first, and Steve. Saves hold these names, so they never
 * change; what a page calls them stands in its words. By itself: how they think is not loaded with a page.
 */
export const computerNames = ['random', 'casual', 'sharp', steve] as const;
export type ComputerName = (typeof computerNames)[number];
