import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    setupFiles: ['machines/words/english.ts', 'tests/setup/steady.ts'],
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // Only a test that hangs should end by the clock; a slow machine is no failure.
    testTimeout: 120_000,
    coverage: { provider: 'v8', include: ['src/**/*.{ts,tsx}', 'machines/**/*.ts'], reporter: ['text'] },
  },
});
