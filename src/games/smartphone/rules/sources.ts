import { printed } from '@machines/smartphone/components/printed.ts';
import { type SourcedPart, sources } from '@machines/smartphone/components/sources.ts';
import type { Provenance } from '@machines/smartphone/components/types.ts';
import { fill, type Locale, listOf, messages } from '@/i18n/index.ts';

/** How sure a part is. A retailer says it side by side, and most of them were found nowhere. */
const sureOf = (part: SourcedPart): Provenance => (part === 'retailers' ? 'reconstructed' : printed.provenance[part]);

/** Where the values of a part of the components come from, in words. */
export function sourceWords(part: SourcedPart, locale: Locale): string {
  const { source, books: titles } = messages(locale).rules;
  const { on, books } = sources[part];
  const said: string[] = [];
  if (on.length > 0)
    said.push(
      fill(source.on[sureOf(part)], {
        pieces: listOf(on.map((piece) => source.pieces[piece])),
      }),
    );
  if (books.length > 0)
    said.push(
      fill(source.books, {
        books: listOf(books.map((book) => titles[book] ?? book)),
        what: source.told[part],
      }),
    );
  if (source.notes[part]) said.push(source.notes[part]);
  return said.join(' ');
}
