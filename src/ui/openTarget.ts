import { namedPlace } from '@/layouts/unknown.ts';

/** Chapters are folded: what the address names lies open, and where nothing is named the first one. */
export function openTarget(): void {
  const open = (): void => {
    const named = namedPlace();
    const chapter =
      named?.closest('details[data-chapter]') ??
      (location.hash ? null : document.querySelector('details[data-chapter]'));
    if (!(chapter instanceof HTMLDetailsElement)) return;
    chapter.open = true;
    if (named) named.scrollIntoView();
  };
  window.addEventListener('hashchange', open);
  // Whatever is printed is printed whole.
  window.addEventListener('beforeprint', () => {
    for (const each of document.querySelectorAll<HTMLDetailsElement>('details[data-chapter]')) each.open = true;
  });
  open();
}
