/** Pictures of positions that are fetched when they come into view. */

async function draw(slot: HTMLElement): Promise<void> {
  const id = slot.dataset['picture'];
  if (!id) return;
  delete slot.dataset['picture'];
  const response = await fetch(`/pictures/${document.documentElement.lang}/${id}.svg`);
  if (!response.ok) return;
  const picture = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement;
  slot.replaceChildren(document.importNode(picture, true));
}

let watcher: IntersectionObserver | undefined;
const watched = new WeakSet<Element>();

export function drawPictures(root: ParentNode): void {
  watcher ??= new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        watcher?.unobserve(target);
        // Without network the card stands without its picture.
        void draw(target as HTMLElement).catch(() => undefined);
      }
    },
    { rootMargin: '200px' },
  );
  for (const slot of root.querySelectorAll('[data-picture]')) {
    if (watched.has(slot)) continue;
    watched.add(slot);
    watcher.observe(slot);
  }
}
