import * as coverage from '../../machines/coverage/clauses/index.ts';
import * as smartphone from '../../machines/smartphone/clauses/index.ts';
import type { Locale } from '../i18n/locales.ts';
import { localePath } from '../i18n/locales.ts';
import { clausePath } from '../site.ts';

/** Numbers of clauses as they stand in prose. */

const ids = [smartphone, coverage].flatMap(({ clauses }) => clauses.map(({ id }) => id as string));
const longestFirst = ids.toSorted((a, b) => b.length - a.length).map((id) => id.replace('.', '\\.'));
const anyId = longestFirst.join('|');
const inText = new RegExp(`(?<![\\w.])(?:${anyId})(?![\\w]|\\.\\d)`, 'g');
const bracketed = new RegExp(` ?\\((${anyId})\\)`, 'g');

export const isClause = (text: string): boolean => ids.includes(text);

/** A clause in words, in the language that is spoken. */
export const clauseCalled = (id: string): { title: string; text: string } => {
  const found = [...smartphone.clauses, ...coverage.clauses].find((each) => each.id === id);
  if (!found) throw new Error(`There is no clause ${id}.`);
  return found;
};

export const clauseLink = (id: string, locale: Locale): string => localePath(locale, clausePath(id));

/** A text cut at the clauses it names. One in brackets by itself needs none: its own frame sets it apart. */
export function cutAtClauses(written: string): { text: string; clause: boolean }[] {
  const text = written.replace(bracketed, ' $1');
  const parts: { text: string; clause: boolean }[] = [];
  let from = 0;
  for (const { 0: id, index } of text.matchAll(inText)) {
    if (index > from) parts.push({ text: text.slice(from, index), clause: false });
    parts.push({ text: id, clause: true });
    from = index + id.length;
  }
  if (parts.length > 0 && from < text.length) parts.push({ text: text.slice(from), clause: false });
  return parts;
}
