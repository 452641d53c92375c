import { type Edition, editionParameter, isEdition, usualEdition } from './editions.ts';

/**
 * The visitor's edition, chosen once and kept in this browser. `theme.js` has put it on the page before it was painted:
 * `data-edition` on the root says which, `data-edition-by` whether by choice, by the link that was followed, or as usual.
 */

const kept = 'edition';
const changed = 'rulebench:edition';

const root = (): HTMLElement | null => (typeof document === 'undefined' ? null : document.documentElement);

/** The edition that this page is shown in. */
export function editionHere(): Edition {
  const shown = root()?.dataset['edition'];
  return isEdition(shown) ? shown : usualEdition(root()?.lang ?? '');
}

function show(edition: Edition, by: 'choice' | 'link' | 'usual'): void {
  const at = root();
  if (!at) return;
  at.dataset['edition'] = edition;
  at.dataset['editionBy'] = by;
  document.dispatchEvent(new Event(changed));
}

/** Keeps a choice and shows it at once; without storage it holds for the page. */
export function chooseEdition(edition: Edition): void {
  try {
    localStorage.setItem(kept, edition);
  } catch {
    // Storage is blocked.
  }
  const { searchParams, href } = new URL(location.href);
  if (searchParams.has(editionParameter)) {
    const address = new URL(href);
    address.searchParams.delete(editionParameter);
    history.replaceState(history.state, '', address);
  }
  show(edition, 'choice');
}

/** Hears of every change, in another tab too; gives what ends it. */
export function onEdition(listener: () => void): () => void {
  const elsewhere = ({ key, newValue }: StorageEvent) => {
    if (key === kept && isEdition(newValue)) show(newValue, 'choice');
  };
  document.addEventListener(changed, listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    document.removeEventListener(changed, listener);
    window.removeEventListener('storage', elsewhere);
  };
}

/** An address that shows its page in this edition to whoever follows it. */
export function withEdition(address: string, edition: Edition = editionHere()): string {
  const [path = '', hash] = address.split('#');
  const joined = `${path}${path.includes('?') ? '&' : '?'}${editionParameter}=${edition}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
