import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { describe, expect, test } from 'vitest';
import { widgets } from '@/widgets/plugin.ts';
import { prose } from '@/widgets/processor.ts';

const compiled = async (source: string, file = 'content/articles/x/en.mdx') =>
  mdxToJs(source, {
    mdastPlugins: [widgets],
    fileURL: pathToFileURL(`/somewhere/${file}`),
    data: { astro: { frontmatter: {}, headings: [], localImagePaths: new Set(), remoteImagePaths: new Set() } },
  });
const code = async (source: string, file?: string) => (await compiled(source, file)).code;
const wrong = (source: string) =>
  compiled(source).then(
    () => 'nothing',
    (error: Error) => error.message,
  );

describe('clauses in prose', () => {
  test('a number becomes a link in the language of the file, and never inside a link', async () => {
    expect(await code('See S7.4, or SV.1.')).toMatch(/href: "\/rules\/#S7\.4"[\s\S]*href: "\/rules\/#SV\.1"/);
    expect(await code('S7.4', 'content/articles/x/ko.mdx')).toContain('/ko/rules/#S7.4');
    expect(await code('C4.1', 'content/pages/ko/x.mdx')).toContain('/ko/rules/coverage/#C4.1');
    expect((await code('[S7.4 says so](/x/)')).match(/href/g)).toHaveLength(1);
  });

  test('what only looks like a number stays as it is', async () => {
    for (const text of ['S7.44', 'XS7.4', 'S99.1', '`S7.4`']) expect(await code(text), text).not.toContain('href');
  });

  test('brackets around a number alone are left out', async () => {
    const made = await code('First (S7.4), then (as S7.3 says).');
    expect(made).toMatch(/"First "[\s\S]*S7\.4[\s\S]*", then \(as "[\s\S]*" says\)\."/);
  });

  test('a heading keeps its words', async () => {
    expect(await code('## What S7.4 says')).toMatch(/What [\s\S]*S7\.4[\s\S]* says/);
  });

  test('a clause by itself is quoted, and cited', async () => {
    const { code: made, data } = await compiled('<Clause id="S7.4" />\n\nAnd S7.3.');
    expect(made).toContain('import Quote from');
    expect(data.astro?.frontmatter).toEqual({ widgets: ['Quote', 'Note'], cites: ['S7.4', 'S7.3'], tries: 0 });
  });

  test('in an article a clause is told of once, after the paragraph that names it first, in the order of the text', async () => {
    const made = await code('- See **S7.4**, and S7.3.\n\nLater S7.4 again, and <Clause id="SP.1" /> too.');
    expect([...made.matchAll(/Note, \{\s*id: "([\w.]+)"|"Later /g)].map(([all, id]) => id ?? all)).toEqual([
      'S7.4',
      'S7.3',
      '"Later ',
      'SP.1',
    ]);
    expect(await code('See S7.4.', 'content/pages/en/x.mdx')).not.toContain('Note');
  });
});

describe('what is wrong with a widget is said with file, line and column', () => {
  const fence = (meta: string, ...lines: string[]) => ['Text.', '', `\`\`\`${meta}`, ...lines, '```'].join('\n');
  test.each([
    ['a clause that is not there', 'Text.\n\n<Clause id="S99.9" />', ':3:1: <Clause> id: There is no clause S99.9.'],
    ['a scenario that is not there', 'A <Scenario id="no-such-thing" />', ':1:3: <Scenario> id: There is no scenario'],
    [
      'a name nobody knows',
      '<Scenario id="leftmost-buyer" colour="red" />',
      ':1:1: <Scenario> Unrecognized key: "colour"',
    ],
    ['something to work out', '<Desk title={`a` + `b`} />', ':1:1: <Desk> title: write the value itself'],
    ['a goal without a way to it', '<Desk goal={{ price: 6 }} />', ':1:1: <Desk> A goal needs a solution.'],
    [
      'a solution that is none',
      "<Desk goal={{ price: 6 }} solution={{ below: 'A2 2,1', above: 'B1 3,3' }} />",
      ':1:1: <Desk> solution: price should be 6',
    ],
    ['a phase that is none', '<Chart phase="lunch" />', ':1:1: <Chart> phase: '],
    ['a position without its phase', fence('position', 'seats: [green, blue]'), ':3:1: <Position> phase: '],
    ['a broken line in a fence', fence('position', 'phase: sale', 'table: { green: {'), 'mdx:5:'],
    [
      'a number that no game has',
      fence('position', 'phase: sale', 'table:', '  green: { price: 12 }'),
      ':6:10: <Position> table.green: No game could reach this: ',
    ],
    [
      'a position that no game reaches',
      fence('position', 'phase: sale', 'table:', '  green: { technologies: [GPS], patents: [NFC] }'),
      '<Position> table.green: No game could reach this: ',
    ],
    [
      'a claim that is false',
      fence('position', 'phase: sale', 'expect:', '  - { turn: red }'),
      ':6:5: <Position> expect[0]: ',
    ],
    ['a widget that is none', 'Text.\n\n<Board id="x" />', ':3:1: There is no widget <Board>. There are Chart, '],
    ['an id that is missing', 'Text.\n\n<Scenario />', ':3:1: <Scenario> id: It is missing.'],
    ['a clause without its number', '<Clause />', ':1:1: <Clause> id: It is missing.'],
    ['a number for a name', '<Scenario id={7} />', ':1:1: <Scenario> id: A string belongs here, not a number.'],
    [
      'a seat that is none',
      fence('position seat=purple', 'phase: sale'),
      ':3:1: <Position> seat: Write one of "green", ',
    ],
    [
      'a seat that nobody has',
      fence('position seat=red', 'phase: sale', 'seats: [green, blue]'),
      ':3:1: <Position> seat: Nobody plays red in this position.',
    ],
    [
      'a region that is none',
      fence('position', 'phase: sale', 'board:', '  Atlantis: { offices: [green] }'),
      ':6:3: <Position> board: Unrecognized key: "Atlantis"',
    ],
    [
      'a chart that follows nobody',
      'Text.\n\n<Chart phase="sale" follows="prices" />',
      ':3:1: <Chart> follows: No widget of this page is called prices.',
    ],
    [
      'two widgets of one name',
      '<Desk name="mine" />\n\n<Desk name="mine" />',
      ':3:1: <Desk> name: Another widget of this page is called mine.',
    ],
    ['nothing to compare', fence('compare', 'position: { phase: sale }'), ':3:1: <Compare> between: '],
    [
      'a rule set that is none',
      fence('compare', 'between: [{ rules: e2 }, { rules: e9 }]', 'position: { phase: sale }'),
      ':4:35: <Compare> between[1].rules: ',
    ],
  ])('%s', async (_, source, message) => {
    expect(await wrong(source)).toContain('content/articles/x/en.mdx:');
    expect(await wrong(source)).toContain(message);
  });
});

test('a component that a page imports is no widget', async () => {
  expect(await code("import Board from '@/x/Board.astro';\n\n<Board />")).toContain('Board');
});

test('what is wrong with the Markdown itself has its file too', async () => {
  const renderer = await prose().createMdxRenderer?.({} as never, {} as never);
  const file = path.resolve('content/articles/x/en.mdx');
  await expect(renderer?.process('Text.\n\n<Scenario id="leftmost-buyer">\n', file, {})).rejects.toThrow(
    /^content\/articles\/x\/en\.mdx:3:1: Expected a closing tag/,
  );
});

test('the languages of a page have the same widgets', async () => {
  /** Titles and notes are words, and each stands in a file of its own; everything else is the same. */
  const ownWords = /^ *"(?:title|at)": .*\n|^ *"notes": \[[\s\S]*?\],?\n/gm;
  const widgetsIn = async (file: string) =>
    [
      ...(await code(readFileSync(file, 'utf8').replace(/^---[\s\S]*?\n---/, ''), file)).matchAll(
        /^( *)_jsx\((\w+), \{ widget: (\{[\s\S]*?\n\1\}) \}/gm,
      ),
    ].map(([, , name, data = '']) => `${name} ${data.replaceAll(ownWords, '')}`);
  let inLessons = 0;
  for (const file of globSync(['content/articles/*/en.mdx', 'content/lessons/*/*/en.mdx'])) {
    const own = await widgetsIn(file);
    expect(await widgetsIn(file.replace('en.mdx', 'ko.mdx')), file).toEqual(own);
    if (file.includes('lessons')) inLessons += own.length;
  }
  expect(inLessons).toBeGreaterThan(0);
});
