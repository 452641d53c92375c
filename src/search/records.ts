import { kindOf } from './kinds.ts';

/** What is to be found at an address that is not simply a page of text. */
export interface SearchRecord {
  url: string;
  language: string;
  title: string;
  content: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Markup of the site's own build as plain text. */
export const plain = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name) return entities[name] ?? whole;
      return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
    })
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A page as Pagefind should read it. It takes what stands in cells, entries of a list, terms and links side by side as
 * one word. Here each ends with a space, a term with a colon, and what is said of it with a full stop.
 */
export const apart = (html: string): string =>
  html
    .replace(
      /([^\s>.?!:;…])((?:<\/(?:a|b|code|em|i|small|span|strong)>)*)\s*<\/(dd|dt|li)>/g,
      (_, last, inline, tag) => `${last}${inline}${tag === 'dt' ? ':' : '.'}</${tag}>`,
    )
    .replace(/\S(?=<(?:button|small)[\s>])/g, '$& ')
    .replace(/<\/(?:a|b|button|dd|dt|figcaption|li|option|p|small|span|summary|t[dhr])>(?=<)/g, '$& ');

const inside = (pattern: RegExp, html: string): string => plain(pattern.exec(html)?.[1] ?? '');
export const languageOf = (html: string): string => inside(/<html[^>]*\slang="([^"]+)"/, html);

const clauses = /<article id="([SC][\w.]+)"[^>]*>\s*<h3[^>]*>([\s\S]*?)<\/h3>\s*<p[^>]*>([\s\S]*?)<\/p>/g;

/** Lists of what is found by itself: only what they are is worth finding. */
const isList = (address: string): boolean => /\/(scenarios|rules|rules\/coverage)\/$/.test(address);

/** Nobody looks for these. */
const isNothing = (address: string): boolean => /\/404(\.html|\/)$|\/search\/$/.test(address);

/**
 * The records of a page: every clause by itself, a scenario by its question and never by its answer, a list by its
 * description. Null for a page that is to be read as it is.
 */
export function recordsOf(address: string, html: string): SearchRecord[] | null {
  if (isNothing(address)) return [];
  const language = languageOf(html);
  const title = inside(/<h1[^>]*>([\s\S]*?)<\/h1>/, html);
  const itself = {
    url: address,
    language,
    title,
    content: `${title}. ${inside(/<meta name="description" content="([^"]*)"/, html)}`,
  };
  if (kindOf(address) === 'scenario') return [itself];
  if (!isList(address)) return null;
  const found = [...html.matchAll(clauses)].map(([, id = '', head = '', text = '']) => ({
    url: `${address}#${id}`,
    language,
    title: plain(head),
    content: `${plain(head)}. ${plain(text)}`,
  }));
  return [itself, ...found];
}
