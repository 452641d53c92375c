import { namedPlace } from '@/layouts/unknown.ts';
import { enlivenPlayers } from './players.ts';

/** The page at the table alive: one phase at a time, Next at the thumb, and the number of players kept. */

export function enlivenTable(root: Document): void {
  const page = root.querySelector<HTMLElement>('[data-table]');
  if (!page) return;
  const all = <T extends HTMLElement>(selector: string) => [...page.querySelectorAll<T>(selector)];
  const sections = all('[data-step]');
  const round = sections.filter(({ id }) => id !== 'setup');
  const links = all<HTMLAnchorElement>('nav [data-go]');
  const next = page.querySelector<HTMLAnchorElement>('[data-next]');

  const show = (): void => {
    const asked = namedPlace();
    const now = sections.find((section) => section.contains(asked)) ?? sections[0];
    for (const section of sections) section.hidden = section !== now;
    for (const link of links) link.ariaCurrent = link.dataset['go'] === now?.id ? 'step' : null;
    const at = now ? round.indexOf(now) : -1;
    const to = round[at + 1] ?? round[0];
    if (next && to) {
      next.href = `#${to.id}`;
      const name = links.find((link) => link.dataset['go'] === to.id)?.title;
      const words = next.querySelector('span');
      if (words) words.textContent = at === round.length - 1 ? (page.dataset['nextRound'] ?? '') : (name ?? '');
    }
    root.documentElement.scrollTop = 0;
  };

  enlivenPlayers(page);
  window.addEventListener('hashchange', show);
  page.dataset['alive'] = '';
  show();
}
