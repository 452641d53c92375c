/** Keeps what is read for when there is no network, and tells when there is a newer build. Never reloads unasked. */
import { ask, canKeep } from './asking.ts';
import { mayTry, noteFailure } from './note.ts';

/** Whoever saves data has no wish for pages that may never be read. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

function announce(bar: HTMLElement, registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const wasKept = serviceWorker.controller !== null;
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
}

async function keep(): Promise<void> {
  // The page and what it brings to life go first.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const { active } = await navigator.serviceWorker.ready;
  const signature = document.querySelector('meta[name="page"]')?.getAttribute('content');
  if (!active || !signature) return;
  const { failure } = await ask(active, 'read', { address: location.pathname, signature });
  if (failure) noteFailure();
}

async function start(bar: HTMLElement): Promise<void> {
  const { serviceWorker } = navigator;
  const known = await serviceWorker.getRegistration();
  if (known) announce(bar, known);
  if (!mayTry() || savesData()) return;
  try {
    if (!known) announce(bar, await serviceWorker.register('/sw.js'));
    await keep();
  } catch {
    noteFailure();
  }
}

const bar = document.querySelector<HTMLElement>('[data-update]');
if (bar && canKeep())
  // After the page itself has come. Where workers are forbidden, the site is as it is without.
  window.addEventListener('load', () => void start(bar).catch(() => {}), { once: true });
