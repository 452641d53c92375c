import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { build, type Rolldown } from 'vite';
import { collect, type Tried } from './collect.ts';

/**
 * The tests and all they import as one piece of code. Run anew it is as if freshly loaded, so that nothing a changed
 * rule has left in a cache reaches the next one; and it runs in a few milliseconds, where a new process takes a second.
 */

/** The tests a changed rule has to fail, in the order they are tried: those that notice most come first. */
const testsOf = (game: string): string[] =>
  ['trails.test.ts', 'clauses/*.test.ts', 'plan-space.test.ts'].flatMap((files) =>
    globSync(`tests/unit/${game}/${files}`).sort(),
  );

const entry = 'virtual:tests';

const imports = (game: string): Rolldown.Plugin => ({
  name: 'tests in order',
  resolveId: (id) => (id.endsWith(entry) ? entry : null),
  load: (id) => {
    if (id !== entry) return null;
    const files = ['machines/words/english.ts', ...testsOf(game)];
    return files.map((file) => `import ${JSON.stringify(path.resolve(file))};`).join('\n');
  },
});

/** Files that are read beside the code are looked for where they lie. */
const addresses: Rolldown.Plugin = {
  name: 'addresses',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
};

/** The flow of a game on a changed chart, where one is given: see charts.ts. */
const changedChart: Rolldown.Plugin = {
  name: 'changed chart',
  transform: (code, id) =>
    /machines\/\w+\/flow\.ts$/.test(id)
      ? code.replace('(game, vocabulary', '(globalThis.mutatedChart ?? game, vocabulary')
      : null,
};

async function bundled(game: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true, external: ['vitest'] },
    plugins: [imports(game), addresses, changedChart],
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: { input: entry, output: { format: 'cjs', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
}

/** Loads every test of a game; what comes back is loaded anew each time. */
export async function loader(game: string): Promise<() => Tried[]> {
  const require = createRequire(path.resolve('package.json'));
  const vitest = await import('vitest');
  const run = compileFunction(await bundled(game), ['require', 'exports', 'module']);
  return () =>
    collect(game, vitest, (replaced) => {
      const module = { exports: {} };
      run((name: string) => (name === 'vitest' ? replaced : require(name)), module.exports, module);
    });
}
