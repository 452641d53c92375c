/**
 * A press on something that has not come to life yet: it waits, is seen to wait, and is done once the island lives. So
 * does the focus, which came before anything could hear of it.
 * Only the last press in an island counts, as it would for a person who pressed again.
 */
const asleep = 'astro-island[ssr]';
const pressable = 'button, input, select, [role="button"], [role="radio"], [role="tab"], [data-act]';

const waiting = new WeakMap<Element, HTMLElement>();

/** When the island lives it hears where the focus is, and the press is done where it was meant, if that is still there. */
function wake(island: Element): void {
  const pressed = waiting.get(island);
  waiting.delete(island);
  island.removeAttribute('data-waiting');
  pressed?.removeAttribute('data-pressed');
  const focused = document.activeElement;
  if (focused && island.contains(focused)) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // What the focus changes is drawn first.
  setTimeout(() => pressed?.isConnected && pressed.click());
}

export function listenForEarlyPresses(root: Document): void {
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof Element && !target.matches(asleep)) wake(target);
  });
  root.addEventListener('focusin', ({ target }) => {
    const island = target instanceof Element ? target.closest(asleep) : null;
    if (island) watcher.observe(island, { attributeFilter: ['ssr'] });
  });
  root.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const island = target?.closest(asleep);
      const pressed = target?.closest<HTMLElement>(pressable);
      if (!island || !pressed || !island.contains(pressed)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      waiting.get(island)?.removeAttribute('data-pressed');
      waiting.set(island, pressed);
      pressed.setAttribute('data-pressed', '');
      island.setAttribute('data-waiting', '');
      watcher.observe(island, { attributeFilter: ['ssr'] });
    },
    { capture: true },
  );
  // From now on no press is lost, so that pressing is allowed.
  root.documentElement.setAttribute('data-waits', '');
}
