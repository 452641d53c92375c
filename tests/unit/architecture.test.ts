import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** Imports point one way: src → machines; charts → vocabulary → rules → data. */

const imported =
  /(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]|import\s+['"]([^'"]+)['"]/g;

interface Import {
  file: string;
  /** A package's name, or the path of a file from the top. */
  to: string;
  /** Nothing of it runs: it names types. */
  type: boolean;
}

const importsOf = (pattern: string): Import[] =>
  globSync(pattern).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(imported)].map(([whole, from, dynamic, bare]) => {
      const to = from ?? dynamic ?? bare ?? '';
      const type = /^(import|export) type\b/.test(whole);
      return { file, to: to.startsWith('.') ? path.join(path.dirname(file), to) : to, type };
    }),
  );

const machines = importsOf('machines/**/*.ts');
const isPackage = ({ to }: Import) => !to.startsWith('machines');
const inFolder = (folder: RegExp) => machines.filter(({ file }) => folder.test(file));

describe('direction of imports', () => {
  test('the scan sees the imports it judges', () => {
    expect(machines.length).toBeGreaterThan(100);
    expect(machines.some(({ to }) => to === 'xstate')).toBe(true);
  });

  test('machines know no page, no content and no site', () => {
    const wrong = machines.filter(({ to }) => /^(react|astro|@astrojs|@\/|@content|src|content|tests)\b/.test(to));
    expect(wrong).toEqual([]);
    for (const file of globSync('machines/**/*.ts'))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/\b(document|window|localStorage)\./);
  });

  test('only the command line uses Node', () => {
    expect(machines.filter(({ file, to }) => to.startsWith('node:') && !file.startsWith('machines/cli/'))).toEqual([]);
  });

  test('rules import no package at all, and nothing that does', () => {
    const rules = inFolder(/^machines\/\w+\/rules\//);
    expect(rules.length).toBeGreaterThan(50);
    expect(rules.filter(isPackage)).toEqual([]);
    const allowed =
      /\/rules\/|\/components\/(types|printed|maps)\.ts$|\/clauses\/|\/words\/|\/(names|plan|state|actions|editions|choices)\.ts$|core\/(group|random|refusal|choices|seats|memo)\.ts$/;
    expect(rules.filter(({ to }) => !allowed.test(to))).toEqual([]);
  });

  test('charts are data: they know the vocabulary as a type, what they share, and what they are made of', () => {
    const charts = inFolder(/^machines\/\w+\/charts\//);
    expect(charts.length).toBeGreaterThan(20);
    expect(charts.filter(({ to }) => !/\/vocabulary\.ts$|\/charts\//.test(to))).toEqual([]);
    const whole = /\/(round|turn|game)\.chart\.ts$/;
    const phases = charts.filter(({ file, to }) => !whole.test(file) && /\.chart\.ts$/.test(to));
    expect(phases, 'a phase names no other').toEqual([]);
    for (const file of globSync('machines/*/charts/*.ts'))
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/import \{[^}]*\} from '\.\.\/vocabulary/);
  });

  test('XState is known to the machines, to what runs them on a page, and to the desk', () => {
    const users = machines.filter(({ to }) => to === 'xstate').map(({ file }) => file);
    expect([...new Set(users)].sort()).toEqual([
      'machines/core/machine.ts',
      'machines/core/rules.ts',
      'machines/core/setup.ts',
      'machines/smartphone/desk.ts',
    ]);
    const onPages = /core\/(machine|rules)\.ts$/;
    const running = machines.filter(({ to }) => onPages.test(to)).map(({ file }) => file);
    expect([...new Set(running)].filter((file) => !/\/(machine|rules)\.ts$/.test(file))).toEqual([]);
  });

  test('one place calls the machine, and none but the compiled chart and the machines know how a chart is run', () => {
    const callers = globSync('{machines,src}/**/*.{ts,tsx}').filter((file) =>
      /\b(\w*[mM]achine|logic)\.transition\(/.test(readFileSync(file, 'utf8')),
    );
    expect(callers).toEqual(['machines/core/rules.ts']);
  });

  test('bots use the pure rules only', () => {
    const allowed =
      /^machines\/(core\/(bots\/|group|random|refusal|sameAction|seats|why)|(\w+)\/(bots\/|rules\/|words\/|actions|names|state|plan|view|flow|start|editions|readings|components\/(types|printed|maps)))/;
    const bots = inFolder(/^machines\/\w+\/bots\//);
    expect(bots.length).toBeGreaterThan(100);
    expect(bots.filter(({ to }) => !allowed.test(to))).toEqual([]);
  });

  test('content holds no code', () => {
    expect(globSync('content/**/*.{ts,tsx,js,mjs,astro}')).toEqual([]);
  });
});

/** A file of `src` by its path from the top, whichever way it is written. */
const fromTop = (to: string): string => to.replace(/^@\//, 'src/').replace(/^@machines\//, 'machines/');
const site = importsOf('src/**/*.{ts,tsx,astro}').map((each) => ({ ...each, to: fromTop(each.to) }));
const gameOf = (file: string): string | undefined =>
  /^(?:machines|src\/games)\/(smartphone|coverage)\//.exec(file)?.[1];
const features = /^src\/(play|learn|scenarios|live|lab|simulate|rules|charts|widgets|articles)\//;

describe('rooms', () => {
  test('no game imports another', () => {
    const foreign = [...machines, ...site].filter(({ file, to }) => {
      const [own, other] = [gameOf(file), gameOf(to)];
      return own && other && own !== other;
    });
    expect(site.length).toBeGreaterThan(1000);
    expect(foreign).toEqual([]);
  });

  test('what several features use imports none of them', () => {
    const shared = site.filter(({ file }) => file.startsWith('src/ui/'));
    expect(shared.length).toBeGreaterThan(20);
    expect(shared.filter(({ to }) => features.test(to) || to.startsWith('src/games/'))).toEqual([]);
  });

  test('the logic of a feature knows no React', () => {
    const logic = site.filter(({ file }) => features.test(file) && file.endsWith('.ts') && !file.includes('/ui/'));
    expect(logic.length).toBeGreaterThan(200);
    expect(logic.filter(({ to }) => /^(react|react-dom|@xstate\/react)\b/.test(to))).toEqual([]);
  });

  test('what is drawn runs on the machine: no widget steps the compiled chart', () => {
    const drawn = /\.(tsx|astro)$|\/ui\/|\/use[A-Z]\w*\.ts$/;
    const steps =
      /\b(step|microsteps|entering|enterPhase|startPhase|openLaid|playActions|playMoves|framesAfter|tryFor)\b/;
    const named = /import\s+\{([^}]*)\}\s+from\s+'([^']+)'/g;
    const widgets = globSync('src/**/*.{ts,tsx,astro}').filter(
      (file) => drawn.test(file) && !file.startsWith('src/tools/'),
    );
    expect(widgets.length).toBeGreaterThan(300);
    const stepping = widgets.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(named)]
        .filter(([, names = '', from = '']) => from.includes('machines/') && steps.test(names))
        .map(([, names]) => `${file}: ${names?.trim()}`),
    );
    expect(stepping).toEqual([]);
    // The face of the rules has a step; a widget is given it without.
    const calls = widgets.filter((file) => /\b(rules|kit|game)\.step\(/.test(readFileSync(file, 'utf8')));
    expect(calls).toEqual([]);
  });

  test('a feature reaches a game in these places only', () => {
    const registries = [
      'src/charts/nodes.ts',
      'src/charts/registry.ts',
      'src/charts/played.ts',
      'src/editions/editions.ts',
      'src/learn/lessons.ts',
      'src/play/ui/lobby/openedFile.ts',
      'src/rules/canI/answers.ts',
      'src/rules/rulesGames.ts',
      'src/scenarios/scenarioGames.ts',
      'src/scenarios/pictures.ts',
      'src/simulate/simulated.ts',
      'src/simulate/ui/gameParts.tsx',
      'src/widgets/clauses.ts',
      'src/widgets/data.ts',
      'src/widgets/widgetGames.ts',
      'src/widgets/OfGame.astro',
      'src/widgets/schemas.ts',
      'src/widgets/spot.ts',
    ];
    const reaching = site.filter(({ file, to }) => gameOf(to) && !/^src\/(games|pages|tools|i18n|icons)\//.test(file));
    expect([...new Set(reaching.map(({ file }) => file))].sort()).toEqual(registries.sort());
  });

  test('outside features too, whatever takes more than types from a game names it in its path or puts games together', () => {
    const together = [
      'machines/cli/commands/findings.ts',
      'machines/cli/commands/plans.ts',
      'machines/cli/commands/stackings.ts',
      'machines/games.ts',
      'machines/simulate/simulation.ts',
      'machines/words/en.ts',
      'src/games/GamePicture.astro',
      'src/i18n/en/names.ts',
      'src/i18n/en/simulate.ts',
      'src/i18n/ko/names.ts',
      'src/i18n/ko/simulate.ts',
      'src/i18n/pageWords.ts',
      'src/tools/contentSchemas.ts',
      'src/tools/takePictures.ts',
    ];
    const taking = [...machines, ...site].filter(({ file, to, type }) => {
      const game = gameOf(to);
      return game && !type && !gameOf(file) && !file.includes(game) && !features.test(file);
    });
    const others = taking.map(({ file }) => file).filter((file) => !/^src\/(pages|editions)\//.test(file));
    expect([...new Set(others)].sort()).toEqual(together);
  });
});
