// @ts-check
import './src/tools/aliases.ts';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { leaveOutDescriptions } from './src/charts/undescribed.ts';
import { buildTargets } from './src/hosting/browsers.ts';
import headers from './src/hosting/headers.ts';
import { directives, plainHeaders, scriptSources, styleSources } from './src/hosting/policy.ts';
import preloads from './src/hosting/preloads.ts';
import { noteReached } from './src/hosting/reached.ts';
import forRobots from './src/hosting/robots.ts';
import offline from './src/offline/build.ts';
import { apostrophes } from './src/typography.ts';
import comingAlive from './src/widgets/integration.ts';
import { prose } from './src/widgets/processor.ts';

/** Where the site is served, for addresses that have to be full; without it they are relative or left out. */
const site = process.env['SITE_URL'];

export default defineConfig({
  ...(site && { site }),
  i18n: { locales: ['en', 'ko'], defaultLocale: 'en' },
  // Code is shown as it is: colours would need styles that the policy does not allow.
  markdown: { processor: prose(), syntaxHighlight: false },
  integrations: [mdx(), react(), comingAlive(), headers(), forRobots(), preloads(), offline()],
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
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // XState by itself: pages whose islands hold no chart do without it, and those that only hold one without its hooks.
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(@astrojs\/react|react|react-dom|scheduler)\//,
                    priority: 3,
                  },
                  { name: 'xstate', test: /node_modules\/xstate\//, priority: 2 },
                  // What stands around every page, in one piece.
                  {
                    name: 'around',
                    test: /src\/layouts\/.*\.ts|src\/(search\/keys|editions\/(header|chosen|editions)|offline\/(offlinePage|asking|note))\.ts|vite\/preload-helper/,
                    priority: 2,
                  },
                  // The sheets of a feature in one file: a browser asks for few files at a time.
                  { name: 'table', test: /src\/(play\/ui\/\w+|games\/smartphone\/play\/\w+)\/\w+\.css/, priority: 1 },
                  { name: 'desk', test: /src\/games\/smartphone\/desk\/.*\.css/, priority: 1 },
                  // What pages that are only read use too.
                  { name: 'format', test: /\/(src\/i18n\/format|machines\/core\/particles)\.ts$/, priority: 2 },
                  // The folders that pages use together, each in one file: many small ones compress badly and wait for one another.
                  { name: 'words', test: /\/machines\/core\/(choices|refusal|seats|speech|words)\.ts$/, priority: 2 },
                  { name: 'core', test: /\/machines\/core\/(chart|compile|machine|random|rules)\.ts$/, priority: 1 },
                  { name: 'icons', test: /\/src\/icons\/\w+\.ts$/, priority: 2 },
                  {
                    name: 'pieces',
                    test: /\/src\/(icons\/\w+|ui\/(Piece|Why|Rich|Refusal|ClauseLink))\.tsx$/,
                    priority: 1,
                  },
                  {
                    name: 'plan',
                    test: /\/machines\/smartphone\/(choices|names|rules\/(plan|symbols|grid|yields|tiles|refuse)|components\/(regions|printed|retailers|pads)|words\/(namer|sentence))\.ts$/,
                    priority: 1,
                  },
                  {
                    name: 'rules',
                    test: /\/machines\/smartphone\/(rules|charts|vocabulary|machine|view|components\/(technologies|improvements))/,
                    priority: 0,
                  },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      target: buildTargets,
      cssMinify: 'lightningcss',
      // The policy lets no file stand inside another.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Astro marks MDX modules with its own directive; Rolldown warns once per page about it.
        onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
      },
    },
  },
});
