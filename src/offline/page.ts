/** Keeps the site for when there is no network, and tells when there is a newer one. Never reloads unasked. */

const buildOf = (page: Document): string | null =>
  page.querySelector('meta[name="build"]')?.getAttribute('content') ?? null;

/** Whoever saves data has no wish for a whole site. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

async function keep(bar: HTMLElement): Promise<void> {
  const { serviceWorker } = navigator;
  const wasKept = serviceWorker.controller !== null;
  const registration = await serviceWorker.register('/sw.js');
  let asked = false;
  const offer = () => {
    bar.hidden = false;
  };

  bar.querySelector('[data-do="later"]')?.addEventListener('click', () => {
    bar.hidden = true;
  });
  bar.querySelector('[data-do="reload"]')?.addEventListener('click', () => {
    asked = true;
    if (registration.waiting) registration.waiting.postMessage('take over');
    else location.reload();
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (asked) location.reload();
    // Another tab has gone over to the new build; this one stays with its own until it is reloaded.
    else if (wasKept) offer();
  });
  if (registration.waiting && wasKept) offer();
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && serviceWorker.controller) offer();
    });
  });
  if (!wasKept) (await serviceWorker.ready).active?.postMessage({ build: buildOf(document) });
}

const bar = document.querySelector<HTMLElement>('[data-update]');
if (import.meta.env.PROD && bar && 'serviceWorker' in navigator && 'DecompressionStream' in window && !savesData())
  // After the page itself has come. Where workers are forbidden, the site is as it is without.
  window.addEventListener('load', () => void keep(bar).catch(() => {}), { once: true });
