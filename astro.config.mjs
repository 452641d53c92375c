// @ts-check
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  i18n: { locales: ['en', 'ko'], defaultLocale: 'en' },
  integrations: [mdx(), react()],
  trailingSlash: 'always',
  publicDir: './src/public',
  devToolbar: { enabled: false },
  vite: {
    build: {
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
                test: /src\/(icons|i18n)\/|board\/(PlanPicture|Tiles)|smartphone\/(readings|names|components\/(printed|pads|regions|retailers)|rules\/(grid|symbols|yields|tiles|plan|refuse)|words\/(namer|sentence|said))\.ts/,
              },
              {
                name: 'steps',
                test: /smartphone\/(stepping|position\/(frames|open))\.ts|src\/play\/pointing\.ts/,
              },
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
                test: /machines\/core\/(random|memo|driver|position\/(checks|error|frames|goal|run))\.ts|src\/learn\/(known|shown)\.ts|islands\/learn\/(Steps|Told|resolution|board\/(Board\w+|use\w+))\.tsx?/,
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
