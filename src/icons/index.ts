/** All glyphs together, for pages that are drawn when the site is built. Islands import the file they need. */
export * from './companies.ts';
export * from './controls.ts';
export * from './phases.ts';
export * from './pieces.ts';
export * from './seats.ts';
export * from './symbols.ts';
export * from './technologies.ts';
export * from './tools.ts';
