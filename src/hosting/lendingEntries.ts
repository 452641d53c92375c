import type { Plugin } from 'vite';

/** Lets an entry hold what others import from it, so that no module has to be wrapped to stay apart. */
export const lendingEntries = (): Plugin => ({
  name: 'lending entries',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client' || name === 'prerender'
      ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
      : null,
});
