// @ts-check
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { leaveOutDescriptions } from './src/charts/undescribed.ts';
import { buildTargets } from './src/hosting/browsers.ts';
import headers from './src/hosting/headers.ts';
import { directives, plainHeaders, scriptSources, styleSources } from './src/hosting/policy.ts';
import { noteReached } from './src/hosting/reached.ts';
import forRobots from './src/hosting/robots.ts';
import offline from './src/offline/build.ts';
import search from './src/search/build.ts';
import { apostrophes } from './src/typography.ts';

/** Where the site is served, for addresses that have to be full; without it they are relative or left out. */
const site = process.env['SITE_URL'];

export default defineConfig({
  ...(site && { site }),
  i18n: { locales: ['en', 'ko'], defaultLocale: 'en' },
  integrations: [mdx(), react(), headers(), forRobots(), search(), offline()],
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
    plugins: [apostrophes(), leaveOutDescriptions(), noteReached()],
    worker: { plugins: () => [leaveOutDescriptions(), noteReached(true)] },
    build: {
      target: buildTargets,
      cssMinify: 'lightningcss',
      // The policy lets no file stand inside another.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // XState by itself: pages whose islands hold no chart do without it.
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules\/(@astrojs\/react|react|react-dom|scheduler|use-sync-external-store)\//,
                priority: 2,
              },
              { name: 'xstate', test: /node_modules\/(@xstate|xstate)\//, priority: 1 },
              // What stands around every page, in one piece.
              {
                name: 'around',
                test: /src\/(layouts\/around|search\/keys|offline\/(page|asking|note)|i18n\/carry)\.ts|vite\/preload-helper/,
                priority: 4,
              },
              // Read by pages that hold nothing else to handle.
              { name: 'small', test: /src\/(learn\/progress|i18n\/format)\.ts/, priority: 3 },
              // What every desk and board needs, in one piece: many small ones weigh more.
              {
                name: 'pieces',
                test: /src\/(icons|i18n)\/|islands\/afterPaint|board\/(PlanPicture|Tiles)|smartphone\/(readings|names|components\/(printed|pads|regions|retailers)|rules\/(grid|symbols|yields|tiles|plan|refuse)|words\/(namer|sentence|said))\.ts/,
              },
              {
                name: 'steps',
                test: /smartphone\/(flow|vocabulary|charts\/[\w.]+|view|position\/(frames|open|checks|goal))\.ts|src\/play\/pointing\.ts|play\/table\/Refusal\.tsx/,
              },
              // The sheets of the table and of the desk, one for each: a browser asks for few files at a time.
              {
                name: 'table',
                priority: 4,
                test: /islands\/play\/((end|guide|hint|log|reach|sale|setup)\/\w+|table\/(table|turn))\.css/,
              },
              { name: 'desk', priority: 4, test: /islands\/desk\/\w+\.css/ },
              // What lessons of both games need, so that neither carries the other's rules.
              {
                name: 'learning',
                priority: 1,
                test: /machines\/core\/(refusal|choices|seats|words|position\/unmet)\.ts|src\/icons\/(Icon\.tsx|controls\.ts)|src\/learn\/flow\.ts|islands\/learn\/(Lesson|Answers|Rich|StepLayout|Summary|Options|Predict|Spot|DoActs|use\w+)\.tsx?|ClauseLink\.tsx/,
              },
              // The same for what is played on a board, in lessons and scenarios.
              {
                name: 'boards',
                priority: 1,
                test: /machines\/core\/(random|memo|chart|compile|position\/(checks|error|frames|goal|run))\.ts|src\/learn\/(known|shown)\.ts|islands\/play\/(table\/Why|board\/Piece)\.tsx|islands\/learn\/(Steps|Told|resolution|board\/(Board\w+|use\w+))\.tsx?/,
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
