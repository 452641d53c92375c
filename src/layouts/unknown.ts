import { fill } from '@/i18n/format.ts';

/** What an address may ask for in vain. */
export type Unknown = 'edition' | 'players' | 'filter' | 'ruling' | 'place';

/** Says in a sentence above the page that its address asks for something that is not there; the page is as usual. */
export function sayUnknown(kind: Unknown, asked: string): void {
  const note = document.querySelector<HTMLElement>('[data-unknown]');
  if (!note) return;
  const words = JSON.parse(note.dataset['unknown'] ?? '{}') as Record<Unknown, string>;
  const sentence = fill(words[kind], { asked: asked.slice(0, 40) });
  if (!note.textContent.includes(sentence)) note.textContent = `${note.textContent} ${sentence}`.trim();
  note.hidden = false;
}

/** The place on a page that the part of its address after # names; says so where there is none. */
export function namedPlace(): HTMLElement | null {
  let name = location.hash.slice(1);
  try {
    name = decodeURIComponent(name);
  } catch {
    // What cannot be read is looked for as it stands.
  }
  const place = name ? document.getElementById(name) : null;
  if (name && !place) sayUnknown('place', name);
  return place;
}
