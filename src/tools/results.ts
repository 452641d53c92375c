/**
 * `npm run results [name …]`: runs the named measurements, one after the other, and writes what each prints into its
 * section of RESULTS.md. Sections that are not named stay as they are. Without a name it lists them.
 */
import { execSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Run {
  title: string;
  command: string;
  /** What a reader has to know to read the figures. */
  note: string;
}

const runs: Record<string, Run> = {
  rules: {
    title: 'Speed of the rules',
    command: 'npm run -s bench',
    note: 'Ratios within one run; milliseconds are processor time on two cores.',
  },
  bots: {
    title: 'Strength of the computer players',
    command: 'npm run -s bench:bots',
    note: 'Smartphone Inc., second edition, sides drawn at random, players changing seats, 95 % intervals.',
  },
  pages: {
    title: 'Weight of pages',
    command: 'npm run -s build -- --silent && npm run -s bench:pages -- 0',
    note: 'KB gzip as a page comes to rest; play after the start of a game.',
  },
  lighthouse: {
    title: 'Lighthouse',
    command: 'SITE_URL=https://rulebench.example npm run -s build -- --silent && npm run -s bench:pages',
    note: 'At most three tries a page; the last figure in brackets says how quick the machine was.',
  },
  play: {
    title: 'Time to the next paint',
    command: 'npm run -s build -- --silent && npm run -s bench:play',
    note: 'The processor slowed down four times, the best of three games for each move.',
  },
  fuzz: {
    title: 'Fuzzing',
    command: 'npm run -s fuzz -- --steps 200000 --seed 5000',
    note: 'What is never seen is stopped at the schema, or needs a position made by hand; the tests of those clauses have them.',
  },
  mutation: {
    title: 'Mutation tests',
    command: 'npm run -s test:mutation',
    note: 'Every survivor was looked at: shortcuts, care for what cannot be, words nobody gets to read, equal numbers.',
  },
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const file = `${root}RESULTS.md`;
const head = `# Results of past runs

What \`npm run results\` measured and when. Compare within one run; machines differ.
`;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(runs, name));
if (names.length === 0 || unknown.length > 0) {
  for (const name of unknown) console.error(`There is no measurement called ${name}.`);
  console.log(`npm run results -- ${Object.keys(runs).join(' ')}`);
  process.exit(unknown.length > 0 ? 2 : 0);
}

/** Sections of the page by title. */
const sections = new Map(
  (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split(/^## /m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf('\n')), text.trimEnd()]),
);

/** Colours and progress lines are for a terminal. */
const plain = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf('\r') + 1).trimEnd())
    .join('\n')
    .trim();

for (const name of names) {
  const run = runs[name];
  if (!run) continue;
  const printed = execSync(run.command, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const day = new Date().toISOString().slice(0, 10);
  const command = `npm run results -- ${name}`;
  sections.set(run.title, `${run.title}\n\n${day}, \`${command}\`. ${run.note}\n\n\`\`\`\n${plain(printed)}\n\`\`\``);
  const ordered = Object.values(runs).flatMap(({ title }) => sections.get(title) ?? []);
  writeFileSync(file, `${head}\n${ordered.map((text) => `## ${text}\n`).join('\n')}`);
}
