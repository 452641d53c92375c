/**
 * `npm run report:dependencies`: writes into SECURITY.md what reaches a page, under which licence and how old it is, and
 * what `npm audit` says. Asks the last build, the lock file and, for dates, the registry; what that does not say is said.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reached } from '../hosting/reached.ts';

const file = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const document = file('SECURITY.md');
const section = /(<!-- dependencies -->\n)[\s\S]*?(<!-- \/dependencies -->)/;

export interface Row {
  name: string;
  version: string;
  licence: string;
  /** The day of this version, and the newest version with its day; empty where the registry has not said. */
  released: string;
  newest: string;
}

const cell = (text: string) => text.trim().replaceAll('`', '');
/** The rows as they stand in the document. */
export const written = (text = readFileSync(document, 'utf8')): Row[] =>
  [...(section.exec(text)?.[0].matchAll(/^\| `(.*?)\|(.*?)\|(.*?)\|(.*?)\|(.*?)\|$/gm) ?? [])].map((row) => {
    const [name = '', version = '', licence = '', released = '', newest = ''] = row.slice(1).map(cell);
    return { name, version, licence, released, newest };
  });

/** What comes to pages past the bundler's scripts: fonts, Astro's few inline scripts, and what is fetched when it is first wanted. */
const beside = ['@fontsource-variable/atkinson-hyperlegible-next', '@fontsource-variable/bricolage-grotesque', 'astro'];
export const onPages = (): string[] => [...new Set([...reached(), ...beside])].sort();

const lock = JSON.parse(readFileSync(file('package-lock.json'), 'utf8')).packages as Record<
  string,
  { version: string; license?: string }
>;
export const locked = (name: string): Pick<Row, 'version' | 'licence'> => {
  const entry = lock[`node_modules/${name}`];
  const { license } = JSON.parse(readFileSync(file(`node_modules/${name}/package.json`), 'utf8'));
  return { version: entry?.version ?? '', licence: entry?.license ?? license ?? 'none told' };
};

const npm = (...args: string[]): unknown => {
  const { stdout } = spawnSync('npm', [...args, '--json'], { encoding: 'utf8' });
  try {
    return JSON.parse(stdout);
  } catch {
    return null;
  }
};

function dates(name: string, version: string): Pick<Row, 'released' | 'newest'> {
  const known = written().find((row) => row.name === name && row.version === version);
  const told = npm('view', name, 'time') as Record<string, string> | null;
  if (!told?.[version]) return { released: known?.released ?? '', newest: known?.newest ?? '' };
  const day = (of: string) => told[of]?.slice(0, 10) ?? '';
  const [newest = version] = Object.keys(told)
    .filter((each) => /^\d+\.\d+\.\d+$/.test(each))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  return { released: day(version), newest: `${newest}, ${day(newest)}` };
}

function audit(today: string): string {
  const told = npm('audit', '--omit=dev') as { metadata?: { vulnerabilities?: Record<string, number> } } | null;
  const counts = told?.metadata?.vulnerabilities;
  if (!counts) return `\`npm audit\` (${today}): the registry gave no answer, so nothing is known from it.`;
  const { total = 0, high = 0, critical = 0 } = counts;
  return `\`npm audit --omit=dev\` (${today}): ${total} known, of these ${high} high and ${critical} critical.`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const today = new Date().toISOString().slice(0, 10);
  const rows = onPages().map((name) => {
    const { version, licence } = locked(name);
    return { name, version, licence, ...dates(name, version) };
  });
  const lines = rows.map(
    ({ name, version, licence, released, newest }) =>
      `| \`${name}\` | ${version} | ${licence} | ${released || 'not told'} | ${newest || 'not told'} |`,
  );
  const text = [
    '| package | version | licence | of | newest then |',
    '|---|---|---|---|---|',
    ...lines,
    '',
    `Looked up ${today}. ${audit(today)}`,
    '',
  ].join('\n');
  writeFileSync(document, readFileSync(document, 'utf8').replace(section, `$1${text}$2`));
  console.log(text);
}
