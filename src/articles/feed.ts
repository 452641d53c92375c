/** The articles as an Atom feed. Addresses in it are full where the site's own is known. */

export interface FeedEntry {
  /** Never changes, whatever the address does. */
  id: string;
  href: string;
  title: string;
  summary: string;
  /** A day, as 2026-11-17. */
  date: string;
}

interface Feed {
  title: string;
  lang: string;
  author: string;
  /** Where the feed and its list stand. */
  self: string;
  page: string;
  entries: readonly FeedEntry[];
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
const moment = (day: string): string => `${day}T00:00:00Z`;

export function atom({ title, lang, author, self, page, entries }: Feed): string {
  const updated =
    entries
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '1970-01-01';
  const entry = (each: FeedEntry) => `  <entry>
    <id>${escaped(each.id)}</id>
    <title>${escaped(each.title)}</title>
    <link href="${escaped(each.href)}"/>
    <updated>${moment(each.date)}</updated>
    <summary>${escaped(each.summary)}</summary>
  </entry>`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
  <id>tag:rulebench,2026:articles/${lang}</id>
  <title>${escaped(title)}</title>
  <author><name>${escaped(author)}</name></author>
  <link rel="self" href="${escaped(self)}"/>
  <link href="${escaped(page)}"/>
  <updated>${moment(updated)}</updated>
${entries.map(entry).join('\n')}
</feed>
`;
}
