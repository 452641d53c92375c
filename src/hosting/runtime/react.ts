/** What islands ask of React, as Preact answers it, with ids that no two islands of a page share. */
import { createContext, useContext, useId as useIdWithin } from 'preact/compat';

// @ts-expect-error Its types are one object, its modules export each name.
export * from 'preact/compat';
export { default } from 'preact/compat';

/** What every id of an island begins with. */
export const Prefix = createContext('');

export const useId = (): string => useContext(Prefix) + useIdWithin();
