import { markChosen } from './marks.ts';

/** A click that asks for a new tab or window is left to the browser. */
const plain = (event: MouseEvent): boolean => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);

function bring(figure: Element): void {
  const panel = figure.querySelector<HTMLElement>('.chart-panel');
  const told = figure.querySelector('.chart-told');
  const hint = figure.querySelector<HTMLElement>('.chart-hint');
  if (!panel || !told || !hint) return;
  const show = (state: string | null, words: Element | null) => {
    told.replaceChildren(...[...(words?.childNodes ?? [])].map((node) => node.cloneNode(true)));
    panel.hidden = words === null;
    hint.hidden = words !== null;
    markChosen(figure, state);
  };
  hint.hidden = false;
  figure.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('.chart-close')) return show(null, null);
    const link = target.closest<HTMLAnchorElement | SVGAElement>('a[data-state]');
    if (!link || link.closest('details') || !plain(event as MouseEvent)) return;
    const address = link.getAttribute('href') ?? '';
    const words = document.getElementById(decodeURIComponent(address.slice(address.indexOf('#') + 1)));
    if (!words) return;
    event.preventDefault();
    show(link.getAttribute('data-state'), words);
    // On a phone what is told covers the lower part of the screen.
    figure.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' });
  });
}

/** Every drawing of a page tells about a state beside itself. */
export function bringToLife(page: ParentNode): void {
  for (const figure of page.querySelectorAll('.chart-figure')) bring(figure);
}
