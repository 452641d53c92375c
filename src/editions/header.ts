import { sayUnknown } from '@/layouts/unknown.ts';
import { chooseEdition } from './chosen.ts';
import { editionParameter, isEdition } from './editions.ts';

/** The chip in the header alive: its menu, the chooser behind it, and the line that can be closed. */

const placed = (menu: HTMLElement, chip: HTMLElement): void => {
  const { bottom, right } = chip.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  menu.style.top = `${bottom + 6}px`;
  menu.style.right = `${Math.max(8, Math.min(width - right, width - menu.offsetWidth - 8))}px`;
};

function toggleMenu(chip: HTMLElement, menu: HTMLElement): void {
  if (menu.togglePopover()) placed(menu, chip);
  menu.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}

function closeLine(): void {
  document.documentElement.dataset['editionLine'] = 'closed';
  try {
    localStorage.setItem('edition-line', 'closed');
  } catch {
    // Storage is blocked: it is closed for this page.
  }
}

export function listenForEditions(): void {
  const asked = new URLSearchParams(location.search).get(editionParameter);
  if (asked !== null && !isEdition(asked) && document.querySelector('[data-edition-chip], [data-edition-chooser]'))
    sayUnknown('edition', asked);
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = <T extends HTMLElement>(selector: string) => (event.target as Element).closest<T>(selector);
    const menu = document.querySelector<HTMLElement>('#edition-menu');
    const chip = at('[data-edition-chip]');
    const choice = at('[data-choose-edition]')?.dataset['chooseEdition'];
    const chooser = at<HTMLAnchorElement>('[data-edition-chooser]');
    if (chip && menu) {
      event.preventDefault();
      toggleMenu(chip, menu);
    } else if (isEdition(choice)) {
      chooseEdition(choice);
      menu?.hidePopover();
      document.querySelector<HTMLElement>('[data-edition-chip]')?.focus();
    } else if (chooser) {
      event.preventDefault();
      menu?.hidePopover();
      void import('./chooser.ts').then(({ openChooser }) => openChooser(chooser.href));
    } else if (at('[data-edition-close]')) closeLine();
  });
}
