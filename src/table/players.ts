import { sayUnknown } from '@/layouts/unknown.ts';

/** How many sit at the table: by the link that was followed, or kept in this browser for the page at the table and the sheet. */
const kept = 'table-players';
/** The name of the parameter by which a link carries it. */
export const playersParameter = 'players';

const stored = (): string | null => {
  try {
    return localStorage.getItem(kept);
  } catch {
    return null;
  }
};

function keepPlayers(n: string): void {
  try {
    localStorage.setItem(kept, n);
  } catch {
    // It holds for the page.
  }
}

/** Brings the list of numbers to life: what is said for so many is shown, and the others are hidden. */
export function enlivenPlayers(root: ParentNode): void {
  const list = root.querySelector<HTMLSelectElement>('[data-seats]');
  if (!list) return;
  const offers = (n: string | null): n is string => [...list.options].some(({ value }) => value === n);
  const show = (): void => {
    document.documentElement.toggleAttribute('data-seated', true);
    for (const part of root.querySelectorAll<HTMLElement>('[data-players]'))
      part.hidden = part.dataset['players'] !== list.value;
  };
  const asked = new URLSearchParams(location.search).get(playersParameter);
  if (asked !== null && !offers(asked)) sayUnknown('players', asked);
  const wanted = [asked, stored()].find(offers);
  if (wanted) list.value = wanted;
  list.addEventListener('change', () => {
    keepPlayers(list.value);
    show();
  });
  show();
}
