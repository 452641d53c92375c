// @ts-check
import './src/tools/aliases.ts';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { leaveOutDescriptions } from './src/charts/undescribed.ts';
import { buildTargets } from './src/hosting/browsers.ts';
import headers from './src/hosting/headers.ts';
import { lendingEntries } from './src/hosting/lendingEntries.ts';
import plainScripts from './src/hosting/plainScripts.ts';
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
    plugins: [apostrophes(), leaveOutDescriptions(), noteReached(), lendingEntries()],
    worker: { plugins: () => [leaveOutDescriptions(), noteReached(true)] },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // XState by itself: pages whose islands hold no chart do without it.
            output: {
              codeSplitting: {
                // A group is what its test names and nothing else; so an entry may lend what it holds (`lendingEntries`).
                includeDependenciesRecursively: false,
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(@astrojs\/react|react|react-dom|scheduler)\//,
                    priority: 3,
                  },
                  // Without what only the table and simulations call.
                  {
                    name: 'xstate',
                    test: /node_modules\/xstate\/dist\/(?!xstate-actors)|core\/setup\.ts$/,
                    priority: 3,
                  },
                  // What stands around every page, in one piece.
                  {
                    name: 'around',
                    test: /src\/layouts\/(?!lost|Lost).*\.ts|src\/(search\/keys|editions\/(header|chosen|editions)|offline\/(offlinePage|asking|note)|i18n\/format)\.ts|machines\/(core\/(particles|words)|smartphone\/ruleSets)\.ts|vite\/preload-helper/,
                    priority: 3,
                  },
                  // The sheets of a feature in one file: a browser asks for few files at a time.
                  { name: 'table', test: /src\/(play\/ui\/\w+|games\/smartphone\/play\/\w+)\/\w+\.css/, priority: 3 },
                  { name: 'desk', test: /src\/games\/smartphone\/desk\/.*\.css/, priority: 3 },
                  // What pages without React use too: what has been done, and glyphs as data.
                  { name: 'progress', test: /\/src\/learn\/(progress|given)\.ts$/, priority: 3 },
                  { name: 'icons', test: /\/src\/icons\/(?!companies|choosing|tools)\w+\.ts$/, priority: 3 },
                  // What pages use together in one file each: many small ones compress badly and wait for one another.
                  {
                    name: 'parts',
                    test: /\/src\/(icons\/(?!companies|choosing|tools)\w+|ui\/(Piece|Why|Rich|ClauseLink|Part|Answers|afterPaint|useSteady)|editions\/ui\/\w+|learn\/ui\/Logo|play\/ui\/(pointed|table\/MoveRows)|games\/smartphone\/board\/drawn)\.tsx?$|\/machines\/core\/(choices|refusal|seats|speech|sameAction|group)\.ts$/,
                    priority: 2,
                  },
                  {
                    name: 'core',
                    test: /\/machines\/core\/(chart|compile|game|machine|random|rules|memo)\.ts$|\/src\/live\/(ui\/(useRules|useLive)|captions)\.ts$/,
                    priority: 2,
                  },
                  {
                    name: 'checks',
                    test: /\/machines\/core\/position\/(checks|frames|goal|unmet)\.ts$|\/src\/ui\/Told\.tsx$/,
                    priority: 2,
                  },
                  {
                    name: 'live',
                    test: /\/src\/(live\/ui\/(LiveTable|useFit|Slot|LiveTools)|charts\/ids)\.tsx?$/,
                    priority: 2,
                  },
                  {
                    name: 'widgets',
                    test: /\/src\/(widgets\/ui\/(ScenarioWidget|PositionWidget|useStanding))\.tsx?$/,
                    priority: 2,
                  },
                  {
                    name: 'plan',
                    test: /\/machines\/smartphone\/(choices|names|rules\/(plan|symbols|grid|yields|tiles|refuse)|components\/(regions|printed|retailers|pads)|words\/(namer|sentence|said))\.ts$/,
                    priority: 2,
                  },
                  {
                    name: 'rules',
                    test: /\/machines\/smartphone\/((rules\/(?!planSpace|setup)\w+|charts\/[\w.]+|vocabulary|machine|flow|rules|view|words\/line)\.ts|components\/(technologies|improvements))/,
                    priority: 1,
                  },
                  { name: 'plans', test: /\/src\/games\/smartphone\/board\/(PlanPicture|Tiles)\.tsx$/, priority: 2 },
                  {
                    name: 'map',
                    test: /\/src\/games\/smartphone\/(board\/(RegionCard|Pick|boardLayout|RetailerBonus|Buyers|OfficeSpaces|Progress|Marked|effects|boardPart|QuestionMap|arrange)|play\/(pointing|placeOf|boardPlaces|Refusal)|live\/(usePointing|smartphoneGame))\.tsx?$/,
                    priority: 2,
                  },
                  {
                    name: 'besideMap',
                    test: /\/src\/games\/smartphone\/board\/(TechnologyCard|Tracks|SeatPanel|SeatBelongings|SeatRows|ImprovementBlock|PriceMarkers|ActiveSymbols|Technologies)\.tsx$/,
                    priority: 2,
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
