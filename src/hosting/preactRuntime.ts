import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = (file: string): string => fileURLToPath(new URL(`runtime/${file}.ts`, import.meta.url));

/** What islands ask of React, and what answers in the built site. */
const answered: Readonly<Record<string, string>> = {
  react: own('react'),
  'react-dom': 'preact/compat',
  'react-dom/client': own('client'),
  'react-dom/server': own('server'),
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
};

/** Packages that ask React themselves: one runtime draws all, so they are bundled too. */
const asking = [/^@astrojs\/react$/, /^@xstate\/react$/, /^react-(aria|stately)$/, /^use-/];

/**
 * Islands are written in React. The built site draws them and brings them to life with Preact, which speaks React's
 * language in 46 KB less on every page that has one; `npm run dev` keeps React, for its errors and its reload.
 */
export const preactRuntime = (): Plugin => ({
  name: 'preact runtime',
  apply: 'build',
  enforce: 'pre',
  configEnvironment: () => ({ resolve: { noExternal: asking } }),
  resolveId(id) {
    const answer = answered[id];
    return answer ? this.resolve(answer) : null;
  },
});
