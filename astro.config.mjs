// @ts-check
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import headers from './src/hosting/headers.ts';
import { directives, plainHeaders, scriptSources, styleSources } from './src/hosting/policy.ts';
import offline from './src/offline/build.ts';
import search from './src/search/build.ts';

export default defineConfig({
  i18n: { locales: ['en', 'ko'], defaultLocale: 'en' },
  integrations: [mdx(), react(), headers(), search(), offline()],
  trailingSlash: 'always',
  publicDir: './src/public',
  devToolbar: { enabled: false },
  server: { headers: plainHeaders },
  security: {
    csp: {
      directives: [...directives],
      scriptDirective: { resources: [...scriptSources] },
      styleDirective: { resources: [...styleSources] },
    },
  },
  // Each inlined sheet would cost the policy of every page a hash, and the pages that share it a copy.
  build: { inlineStylesheets: 'never' },
  vite: {
    build: {
      // The policy lets no file stand inside another.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // XState by itself: pages whose islands hold no chart do without it.
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|use-sync-external-store)\//, priority: 2 },
              { name: 'xstate', test: /node_modules\/(@xstate|xstate)\//, priority: 1 },
              // Read by pages that hold nothing else to handle.
              { name: 'small', test: /src\/(learn\/progress|i18n\/format)\.ts/, priority: 3 },
              // What every desk and board needs, in one piece: many small ones weigh more.
              {
                name: 'pieces',
                test: /src\/(icons|i18n)\/|board\/(PlanPicture|Tiles)|smartphone\/(readings|names|components\/(printed|pads|regions|retailers)|rules\/(grid|symbols|yields|tiles|plan|refuse)|words\/(namer|sentence|en\/(names|refusals)))\.ts/,
              },
              {
                name: 'steps',
                test: /smartphone\/(stepping|position\/(frames|open|play))\.ts|src\/play\/pointing\.ts/,
              },
              {
                name: 'learning',
                test: /src\/learn\/(flow|known|shown)\.ts|islands\/learn\/(Lesson|Answers|Rich|StepLayout|Summary|Options|Predict|Spot|DoActs|use\w+)\.tsx?|ClauseLink\.tsx/,
              },
            ],
          },
        },
        // Astro marks MDX modules with its own directive; Rolldown warns once per page about it.
        onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      },
    },
  },
});
