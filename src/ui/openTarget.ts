import { namedPlace } from '@/layouts/unknown.ts';

/** Chapters are folded but the first: what the address names is opened too. */
export function openTarget(): void {
  const open = (): void => {
    const named = namedPlace();
    const chapter = named?.closest('details[data-chapter]');
    if (!(chapter instanceof HTMLDetailsElement)) return;
    chapter.open = true;
    named?.scrollIntoView();
  };
  window.addEventListener('hashchange', open);
  // Whatever is printed is printed whole.
  window.addEventListener('beforeprint', () => {
    for (const each of document.querySelectorAll<HTMLDetailsElement>('details[data-chapter]')) each.open = true;
  });
  open();
}
