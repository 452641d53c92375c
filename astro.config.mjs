// @ts-check
import './src/tools/aliases.ts';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { leaveOutDescriptions } from './src/charts/undescribed.ts';
import { buildTargets } from './src/hosting/browsers.ts';
import { inGroups, scriptGroups, sheetGroups } from './src/hosting/groups.ts';
import headers from './src/hosting/headers.ts';
import { lendingEntries } from './src/hosting/lendingEntries.ts';
import plainScripts from './src/hosting/plainScripts.ts';
import { directives, plainHeaders, scriptSources, styleSources } from './src/hosting/policy.ts';
import { preactRuntime } from './src/hosting/preactRuntime.ts';
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
  integrations: [mdx(), react(), comingAlive(), headers(), forRobots(), plainScripts(), preloads(), offline()],
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
    plugins: [preactRuntime(), apostrophes(), leaveOutDescriptions(), noteReached(), lendingEntries()],
    worker: { plugins: () => [leaveOutDescriptions(), noteReached(true)] },
    environments: { prerender: inGroups(sheetGroups), client: inGroups(scriptGroups) },
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
