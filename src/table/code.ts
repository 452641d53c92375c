/** Codes for the address the page is really read at, where the build did not know it. */

const open = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-code]')].filter((slot) => !slot.querySelector('svg'));

export async function drawCodes(root: ParentNode): Promise<void> {
  const slots = open(root);
  if (slots.length === 0) return;
  const { renderSVG } = await import('uqr');
  for (const slot of slots) {
    const address = new URL(slot.dataset['code'] ?? '', location.href).href;
    const drawn = new DOMParser().parseFromString(renderSVG(address, { border: 1 }), 'image/svg+xml').documentElement;
    slot.replaceChildren(document.importNode(drawn, true));
  }
}

/** They are drawn when they come into view; a sheet that is printed draws them first. */
export function drawCodesInView(root: ParentNode): void {
  const watcher = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    watcher.disconnect();
    void drawCodes(root);
  });
  for (const slot of open(root)) watcher.observe(slot.parentElement ?? slot);
}
