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
              // What every desk and board needs, in one piece: many small ones weigh more.
              {
                name: 'pieces',
                test: /src\/(icons|i18n)\/|board\/(PlanPicture|Tiles)|smartphone\/(readings|names|components\/(printed|pads|regions|retailers)|rules\/(grid|symbols|yields|tiles|plan|refuse)|words\/(namer|sentence|en\/(names|refusals)))\.ts/,
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
