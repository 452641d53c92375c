/** Lets plain Node read the short names of tsconfig.json (`@machines/…`, `@/…`): `node --import ./src/tools/aliases.ts`. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const root = new URL('../../', import.meta.url);
const { compilerOptions } = JSON.parse(readFileSync(new URL('tsconfig.json', root), 'utf8')) as {
  compilerOptions: { paths: Record<string, [string]> };
};
const aliases = Object.entries(compilerOptions.paths).map(([short, [long]]) => [short.slice(0, -1), long.slice(0, -1)]);

registerHooks({
  resolve: (specifier, context, next) => {
    const [short = '', long = ''] = aliases.find(([start = '']) => specifier.startsWith(start)) ?? [];
    return next(short ? new URL(long + specifier.slice(short.length), root).href : specifier, context);
  },
});
