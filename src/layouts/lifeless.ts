/**
 * Widgets that do not come to life: a script did not arrive, or threw. In its place the reader is told so and can try
 * again; what it shows can still be read, and nothing in it looks as if it could be pressed.
 */
const alive = 'astro-island:not([ssr])';

function say(island: Element): void {
  if (island.hasAttribute('data-lifeless')) return;
  const note = document.querySelector<HTMLTemplateElement>('template[data-lifeless-note]');
  const said = note?.content.firstElementChild?.cloneNode(true);
  if (!(said instanceof HTMLElement)) return;
  island.setAttribute('data-lifeless', '');
  island.removeAttribute('data-waiting');
  for (const child of island.children) child.setAttribute('inert', '');
  said.querySelector('button')?.addEventListener('click', () => window.location.reload());
  // Outside of it: a press inside waits for its life.
  island.before(said);
}

export function listenForLifeless(root: Document): void {
  root.addEventListener('astro:hydration-error', ({ target }) => {
    if (target instanceof Element) say(target);
  });
  // Whatever throws while it is drawn is taken off the page by React, and leaves an empty place.
  window.addEventListener('error', () => {
    requestAnimationFrame(() => {
      for (const island of root.querySelectorAll(alive)) if (!island.firstElementChild) say(island);
    });
  });
}
