import { steve } from '@machines/smartphone/rules/setup.ts';

/** Computer players by the name a set-up gives them, weakest first. How they think is not loaded with the page. */
export const computerNames: readonly string[] = ['random', 'simple', 'sharp', steve];
