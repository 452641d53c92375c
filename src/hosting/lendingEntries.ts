import type { Plugin } from 'vite';

/** Lets the script of an island hold what others import from it, so that no module has to be wrapped to stay apart. */
export const lendingEntries = (): Plugin => ({
  name: 'lending entries',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : null,
});
