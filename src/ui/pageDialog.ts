/** A part of another page as a dialog over this one, with the styles of its page; fetched when it is first wanted. */

const arrived = (sheet: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = reject;
    document.head.append(sheet);
  });

/** The style sheets of a page that this one has not. */
function bringStyles(page: Document): Promise<unknown> {
  const sheets = (of: Document) => [...of.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const addressOf = (sheet: HTMLLinkElement) => sheet.getAttribute('href');
  const here = new Set(sheets(document).map(addressOf));
  const missing = sheets(page).filter((sheet) => !here.has(addressOf(sheet)));
  return Promise.all(missing.map((sheet) => arrived(document.importNode(sheet))));
}

export async function dialogFrom<T extends HTMLElement>(
  address: string,
  selector: string,
  kind: string,
): Promise<{ dialog: HTMLDialogElement; part: T }> {
  const response = await fetch(address);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const found = page.querySelector<T>(selector);
  if (!found) throw new Error(`${address} has no ${selector}.`);
  await bringStyles(page);
  const dialog = document.createElement('dialog');
  dialog.className = kind;
  dialog.setAttribute('aria-label', found.ariaLabel ?? '');
  const part = document.importNode(found, true);
  dialog.append(part);
  // Pressing beside it puts it away; so does following a link, but for the one that opens the chooser over it.
  dialog.addEventListener('click', ({ target }) => {
    if (
      target === dialog ||
      (target instanceof Element && target.closest('a:not([data-edition-chooser]), [data-part="close"]'))
    )
      dialog.close();
  });
  document.body.append(dialog);
  return { dialog, part };
}
