import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readProgress } from '@/learn/progress.ts';

const sources = globSync('{src,machines}/**/*.{ts,tsx,astro,js}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** The only texts that become markup are made by the build: drawings of charts and of positions, and the code to scan. */
const made: Record<string, string> = {
  'src/articles/components/ArticleList.astro': 'set:html={pictureOf(',
  'src/games/smartphone/rules/TableSteps.astro': 'set:html={pictureOf(',
  'src/rules/components/CanI.astro': 'set:html={pictureOf(',
  'src/games/coverage/CoveragePicture.astro': 'set:html={pictureOf(',
  'src/pages/[...locale]/learn/coverage/summary.astro': 'set:html={pictureOf(',
  'src/pages/[...locale]/learn/coverage/[guided].astro': 'set:html={pictureOf(',
  'src/rules/components/Figure.astro': 'set:html={svg}',
  'src/rules/components/GapBox.astro': 'set:html={picture}',
  'src/rules/components/OtherBoxes.astro': 'set:html={pictureOf(',
  'src/scenarios/components/ScenarioCard.astro': 'set:html={pictureOf(',
  'src/table/TableCode.astro': 'set:html={code}',
  'src/charts/components/ChartDrawing.astro': 'set:html={chart.svg}',
  'src/charts/components/ChartLegend.astro': 'set:html={mark}',
  'src/charts/ui/DrawnChart.tsx': 'innerHTML = svg',
  'src/widgets/Chart.astro': 'set:html={chart.svg}',
};

test('nothing but what the build makes is ever put into a page as markup', () => {
  const markup = /[\w:.]*(?:innerHTML|outerHTML|InnerHTML|set:html|insertAdjacentHTML|document\.write|srcdoc)\b.*/g;
  const found = sources.flatMap(({ file, text }) => (text.match(markup) ?? []).map((line) => ({ file, line })));
  expect([...new Set(found.map(({ file }) => file))].sort()).toEqual(Object.keys(made).sort());
  for (const { file, line } of found) expect(line).toContain(made[file]);
});

test('no text is ever run as code', () => {
  const run =
    /\beval\(|new Function\(|set(?:Timeout|Interval)\(\s*['"`]|is:inline(?! (?:src=|type="application\/json"))|\son[a-z]+="/;
  expect(sources.filter(({ text }) => run.test(text)).map(({ file }) => file)).toEqual([]);
});

test('progress from a file is read only when it is no larger than progress can be', () => {
  const text = JSON.stringify({ format: 1, done: ['smartphone/pads/slide', '<img>', 7], last: '"><b>' });
  expect(readProgress(text)).toEqual({ format: 1, done: ['smartphone/pads/slide'], last: null });
  expect(readProgress(text + ' '.repeat(1_000_000))).toBeNull();
});
