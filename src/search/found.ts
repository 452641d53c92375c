import { asClauseId } from './kinds.ts';

/** One thing that was found, as Pagefind gives it. */
export interface Found {
  url: string;
  meta: { title?: string };
  /** Text with `<mark>` around what was looked for, and with entities. */
  excerpt: string;
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };
const decoded = (text: string): string => text.replace(/&(?:lt|gt|amp|quot|#39);/g, (each) => entities[each] ?? each);

/** An excerpt in parts, every second of which is marked. Whatever else looks like markup stays text. */
export const partsOf = (excerpt: string): { text: string; marked: boolean }[] =>
  excerpt
    .split(/<\/?mark>/)
    .map((part, at) => ({ text: decoded(part), marked: at % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** An excerpt that begins with the title, or with the end of it, would say it twice. */
export function withoutTitle({ excerpt, meta: { title = '' } }: Found): string {
  const [, head = '', rest = ''] = /^(.*?)\.(?:<\/mark>)? (.+)$/s.exec(excerpt) ?? [];
  return rest && title.endsWith(decoded(head.replace(/<\/?mark>/g, ''))) ? rest : excerpt;
}

/** What was cut out of a sentence shows where it was cut. */
export const withEdges = (excerpt: string): string =>
  `${/^(?:<mark>)?\p{Ll}/u.test(excerpt) ? '… ' : ''}${excerpt}${/[.?!…](?:<\/mark>)?$/.test(excerpt) ? '' : ' …'}`;

/** The clause whose number was typed stands first, then those whose numbers begin with it. */
export function inOrder(found: readonly Found[], asked: string): Found[] {
  const id = asClauseId(asked);
  const rank = ({ meta: { title = '' } }: Found) =>
    title.startsWith(`${id} `) ? 0 : title.startsWith(`${id}`) ? 1 : 2;
  return id ? found.toSorted((a, b) => rank(a) - rank(b)) : [...found];
}
