/** Codes for the address the page is really read at, where the build did not know it. */
export async function drawCodes(root: ParentNode): Promise<void> {
  const open = [...root.querySelectorAll<HTMLElement>('[data-code]')].filter((slot) => !slot.querySelector('svg'));
  if (open.length === 0) return;
  const { renderSVG } = await import('uqr');
  for (const slot of open) {
    const address = new URL(slot.dataset['code'] ?? '', location.href).href;
    const drawn = new DOMParser().parseFromString(renderSVG(address, { border: 1 }), 'image/svg+xml').documentElement;
    slot.replaceChildren(document.importNode(drawn, true));
  }
}
