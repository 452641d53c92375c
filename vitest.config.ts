import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    setupFiles: ['machines/words/english.ts', 'tests/setup/steady.ts'],
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // No test changes anything outside itself, so that the files share what they import: half of a run was importing.
    isolate: false,
    // Only a test that hangs should end by the clock; a slow machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    coverage: { provider: 'v8', include: ['src/**/*.{ts,tsx}', 'machines/**/*.ts'], reporter: ['text'] },
  },
});
