import '@machines/words/english.ts';
import { type Parsed, parse } from '@machines/core/parse.ts';
import { LineCounter, parseDocument } from 'yaml';
import type { ZodType } from 'zod';

/** A file of content/ that cannot be used: which one, where in it, and why. */
export class ContentError extends Error {
  readonly file: string;
  constructor(file: string, problems: readonly { path: string; message: string }[]) {
    super(problems.map(({ path, message }) => `${file}: ${path || 'the whole file'}: ${message}`).join('\n'));
    this.name = 'ContentError';
    this.file = file;
  }
}

/** A YAML text (so JSON too) as a plain value; what is wrong with it has a line. */
function readYaml(text: string): Parsed<unknown> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true });
  const issues = document.errors.map(({ message, pos }) => {
    const { line, col } = lines.linePos(pos[0]);
    return { path: `line ${line}, column ${col}`, message: message.split('\n')[0] ?? message };
  });
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: document.toJS({ maxAliasCount: 20 }) };
}

/** A value of a file that has been parsed already. */
export function checkData<T>(file: string, schema: ZodType<T>, value: unknown): T {
  const read = parse(schema, value);
  if (!read.ok) throw new ContentError(file, read.issues);
  return read.value;
}

/** A data file by its schema. */
export function readData<T>(file: string, schema: ZodType<T>, text: string): T {
  const value = readYaml(text);
  if (!value.ok) throw new ContentError(file, value.issues);
  return checkData(file, schema, value.value);
}

/** The head of an MDX file, where no page builder has parsed it. */
export function readHead(file: string, text: string): unknown {
  const [, head] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text) ?? [];
  if (head === undefined)
    throw new ContentError(file, [{ path: 'line 1', message: 'It has to begin with --- and a head.' }]);
  const value = readYaml(head);
  if (!value.ok) throw new ContentError(file, value.issues);
  return value.value;
}
