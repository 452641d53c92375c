/** Opens the search from any page: by its link, by `/` and by Ctrl+K. The search itself comes only then. */

/** Where a stroke is the beginning of a word, it stays one. */
const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const open = async (event: Event, { href }: HTMLAnchorElement) => {
  event.preventDefault();
  const onPage = document.querySelector<HTMLInputElement>('main [data-search-box] input');
  if (onPage) return onPage.focus();
  const { openSearch } = await import('./dialog.ts');
  await openSearch(href);
};

const selector = '[data-search]';

export function listenForSearch(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
    // A new tab stays a new tab.
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) void open(event, link);
  });
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const asked = ctrlKey || metaKey ? key.toLowerCase() === 'k' && !altKey : key === '/' && !altKey && !writes(target);
    const link = document.querySelector<HTMLAnchorElement>(selector);
    if (asked && link && !document.querySelector('dialog[open]')) void open(event, link);
  });
}
