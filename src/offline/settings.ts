import type { OfflineWords } from '@/i18n/en/offline.ts';
import { count, fill } from '@/i18n/format.ts';
import { ask, canKeep, type Failure, type Status } from './asking.ts';
import { noteAsked, noteOff } from './note.ts';

/** The page about offline use alive: what is kept, more of it at a press, or nothing. Served in place of any other page, it says why. */

const language = (): string => document.documentElement.lang;

const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);

/** The worker that keeps, if there is one; asking for one brings it. */
const worker = async (bring: boolean): Promise<ServiceWorker | null> => {
  const { serviceWorker } = navigator;
  if (bring) await serviceWorker.register('/sw.js');
  else if (!(await serviceWorker.getRegistration())) return null;
  return (await serviceWorker.ready).active;
};

/** Where nothing may be remembered, it holds for now. */
const remember = (note: () => void): void => {
  try {
    note();
  } catch {
    // Keeping is then never tried unasked.
  }
};

export function settle(root: HTMLElement): void {
  const words: OfflineWords = JSON.parse(root.dataset['words'] ?? '');
  const part = <T extends HTMLElement>(name: string) => root.querySelector<T>(`[data-part="${name}"]`) as T;
  const button = (name: string) => root.querySelector<HTMLButtonElement>(`[data-do="${name}"]`) as HTMLButtonElement;
  const show = (name: string, shown: boolean) => {
    part(name).hidden = !shown;
  };
  const say = (name: string, text: string) => {
    part(name).textContent = text;
  };
  const tell = (fault: string) => {
    say('fault', fault);
    show('fault', fault !== '');
  };
  const address = location.pathname;

  const draw = ({ size, kept, held, pages }: Status) => {
    const hasAll = kept >= size;
    const here = count(words.kept, pages.length, { size: megabytes(held) });
    say('held', hasAll ? fill(words.all, { size: megabytes(held) }) : held > 0 ? here : words.nothing);
    say('size', fill(words.size, { size: megabytes(size - kept) }));
    show('more', !hasAll && navigator.onLine);
    show('drop', held > 0);
  };

  const drawList = async (active: ServiceWorker, { pages }: Status) => {
    const { titles } = await ask(active, 'titles', { addresses: pages });
    const items = pages.map((page, at) => {
      const item = document.createElement('li');
      const link = item.appendChild(document.createElement('a'));
      link.href = page;
      link.textContent = (titles[at] ?? page).replace(/ · [^·]+$/, '');
      return item;
    });
    part('list')
      .querySelector('ul')
      ?.replaceChildren(...items);
    show('list', items.length > 0);
  };

  const look = async () => {
    const active = await worker(false);
    const status = active && (await ask(active, 'status', { address }));
    // A worker may have put something there between being dismissed and leaving.
    if (!active) await caches.delete('rulebench-parts');
    draw(status ?? { size: Number(root.dataset['bytes']), kept: 0, held: 0, pages: [] });
    if (status) await drawList(active, status);
    else show('list', false);
  };

  const keepAll = async () => {
    remember(noteAsked);
    const active = await worker(true);
    if (!active) return;
    const bar = part<HTMLProgressElement>('progress');
    let failure: Failure | null = null;
    for (let kept = -1; failure === null; ) {
      const now = await ask(active, 'more', { address });
      ({ failure } = now);
      bar.hidden = false;
      bar.value = now.kept / now.size;
      draw(now);
      say('size', fill(words.working, { kept: megabytes(now.kept), size: megabytes(now.size) }));
      if (now.kept >= now.size || now.kept === kept) break;
      kept = now.kept;
    }
    bar.hidden = true;
    if (failure) tell(failure === 'room' ? words.noRoom : words.noNetwork);
    await look();
  };

  const drop = async () => {
    remember(noteOff);
    const active = await worker(false);
    if (active) await ask(active, 'drop', {});
    await look();
  };

  /** A button at work cannot be pressed again. */
  const press = (name: string, work: () => Promise<void>) => {
    const pressed = button(name);
    pressed.addEventListener('click', async () => {
      tell('');
      pressed.disabled = true;
      await work().catch(() => tell(words.cannot));
      pressed.disabled = false;
    });
  };

  if (address !== root.dataset['offline']) {
    say('title', words.none.title);
    say('lead', words.none.text);
    show('again', true);
    document.title = document.title.replace(words.title, words.none.title);
    // A browser may say that it is online when it is not, or not yet: a reload then would cancel what was just pressed.
    const comeBack = () => {
      fetch(location.href).then(({ ok }) => (ok ? location.reload() : later()), later);
    };
    const later = () => {
      if (navigator.onLine) setTimeout(comeBack, 1000);
    };
    window.addEventListener('online', comeBack);
  }
  button('again').addEventListener('click', () => location.reload());
  if (!canKeep()) {
    say('held', words.cannot);
    return;
  }
  press('keep', keepAll);
  press('drop', drop);
  // What the first visit keeps is told when it is there.
  navigator.serviceWorker.addEventListener('controllerchange', () => void look());
  look().catch(() => say('held', words.cannot));
}
