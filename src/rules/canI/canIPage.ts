import { withEdition } from '@/editions/chosen.ts';
import { namedPlace } from '@/layouts/unknown.ts';

/** “Can I …?” alive: one phase and one answer at a time, a filter for wishes, a link to send on. */

const all = <T extends HTMLElement>(root: ParentNode, selector: string): T[] => [...root.querySelectorAll<T>(selector)];

export function enlivenCanI(root: Document): void {
  const page = root.querySelector<HTMLElement>('[data-can-i]');
  const first = page?.querySelector<HTMLElement>('[data-answer]');
  if (!page || !first) return;
  const filter = page.querySelector<HTMLInputElement>('[data-filter]');
  const none = page.querySelector<HTMLElement>('[data-none]');

  const narrow = (phase: string): void => {
    const words = (filter?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const list of all(page, '[data-list]')) {
      const own = all(list, 'li').filter((item) => {
        const fits = words.every((word) => (item.textContent ?? '').toLowerCase().includes(word));
        item.hidden = !fits;
        return fits;
      });
      // A wish that is typed is looked for in every phase.
      list.hidden = own.length === 0 || (words.length === 0 && list.dataset['list'] !== phase);
      if (!list.hidden) shown += own.length;
    }
    if (none) none.hidden = shown > 0;
  };

  const show = (): void => {
    const asked = namedPlace();
    const now = asked?.dataset['answer'] ? asked : first;
    const phase = now.dataset['answer'] ?? '';
    for (const answer of all(page, '[data-answer]')) answer.hidden = answer !== now;
    for (const link of all(page, '[data-phase]')) link.ariaCurrent = link.dataset['phase'] === phase ? 'true' : null;
    for (const link of all(page, '[data-wish]')) link.ariaCurrent = link.dataset['wish'] === now.id ? 'true' : null;
    narrow(phase);
  };

  page.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (!button) return;
    const address = new URL(withEdition(`${location.pathname}#${button.dataset['copy']}`), location.href);
    void navigator.clipboard?.writeText(address.href).then(() => {
      button.textContent = button.dataset['copied'] ?? '';
    });
  });
  filter?.addEventListener('input', show);
  window.addEventListener('hashchange', show);
  page.dataset['alive'] = '';
  show();
}
