import './search.css';
import { enliven } from './box.ts';

/** The search box over any page. It is the box of the search page, fetched when it is first wanted. */

async function make(address: string): Promise<{ dialog: HTMLDialogElement; input: HTMLInputElement }> {
  const response = await fetch(address);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const box = page.querySelector<HTMLElement>('[data-search-box]');
  if (!box) throw new Error('The search page has no box.');
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.setAttribute('aria-label', box.ariaLabel ?? '');
  const own = document.importNode(box, true);
  dialog.append(own);
  // Pressing beside it puts it away; so does following a link within the page.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a, [data-part="close"]'))) dialog.close();
  });
  document.body.append(dialog);
  return { dialog, input: enliven(own) };
}

let made: ReturnType<typeof make> | undefined;

export async function openSearch(address: string): Promise<void> {
  try {
    made ??= make(address);
    const { dialog, input } = await made;
    if (!dialog.open) dialog.showModal();
    input.select();
    input.focus();
  } catch {
    // Without the box there is still its page.
    location.assign(address);
  }
}
