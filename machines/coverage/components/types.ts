/** What is printed, as types: rules read them and know no schema. */
export type { MapFile, Spot } from './schema.ts';
