import '@machines/words/english.ts';
import { parse, type Schema } from '@machines/core/parse.ts';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problem.ts';

/**
 * A file of content/ that cannot be used: a line for each thing that is wrong, with its place as editors read it,
 * `file:line:column: keys: sentence`. Without the file's text there are only the keys.
 */
export class ContentError extends Error {
  readonly file: string;
  constructor(file: string, problems: readonly Problem[], text?: string) {
    const placeOf = text === undefined ? () => null : placesIn(text);
    const lines = problems.map(({ path, message, at = placeOf(path) }) =>
      [at ? `${file}:${at}` : file, path || (at ? [] : 'the whole file'), message].flat().join(': '),
    );
    super([...new Set(lines)].join('\n'));
    this.name = 'ContentError';
    this.file = file;
  }
}

const keysIn = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) => (index === undefined ? key : Number(index)));

/** The head of an MDX file without the lines around it. */
const headPattern = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** Where something stands as `line:column`, or else what it is part of, at last the whole; the head of a file of prose is looked at alone. */
function placesIn(text: string): (path: string) => string {
  const head = headPattern.exec(text)?.[1];
  const above = head === undefined ? 0 : 1;
  const counter = new LineCounter();
  const document: Document = parseDocument(head ?? text, { lineCounter: counter });
  return (path) => {
    for (let keys = keysIn(path); keys.length > 0; keys = keys.slice(0, -1)) {
      const node = document.getIn(keys, true);
      if (!isNode(node) || !node.range) continue;
      const { line, col } = counter.linePos(node.range[0]);
      return `${line + above}:${col}`;
    }
    return `${1 + above}:1`;
  };
}

/** A YAML text (so JSON too) as a plain value; what is wrong with it has a line, counted on from those above it. */
function readYaml(text: string, above = 0): { value: unknown } | { problems: Problem[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  // What follows from the first fault is no second one.
  const problems = document.errors.slice(0, 1).map(({ message, pos }) => {
    const { line, col } = lines.linePos(pos[0]);
    const [sentence = message] = message.split(/ at line \d|\n/);
    return { path: '', at: `${line + above}:${col}`, message: `${sentence}.` };
  });
  return problems.length > 0 ? { problems } : { value: document.toJS({ maxAliasCount: 20 }) };
}

/** A value of a file that has been parsed already; with the text it was parsed from, what is wrong has a line. */
export function checkData<T>(file: string, schema: Schema<T>, value: unknown, text?: string): T {
  const read = parse(schema, value);
  if (!read.ok) throw new ContentError(file, read.issues, text);
  return read.value;
}

/** A data file by its schema. */
export function readData<T>(file: string, schema: Schema<T>, text: string): T {
  const read = readYaml(text);
  if ('problems' in read) throw new ContentError(file, read.problems);
  return checkData(file, schema, read.value, text);
}

/** The head of an MDX file, where no page builder has parsed it. */
export function readHead(file: string, text: string): unknown {
  const [, head] = headPattern.exec(text) ?? [];
  if (head === undefined)
    throw new ContentError(file, [{ path: '', at: '1:1', message: 'It has to begin with --- and a head.' }]);
  const read = readYaml(head, 1);
  if ('problems' in read) throw new ContentError(file, read.problems);
  return read.value;
}
