import type { SearchWords } from '@/i18n/en/search.ts';
import { fill } from '@/i18n/format.ts';
import { type Found, inOrder, partsOf, withEdges, withoutTitle } from './found.ts';
import { gameOf, kindOf } from './kinds.ts';

/** The search box alive: words go in, links come out. The index is loaded with the first word. */

interface Pagefind {
  options: (options: { excerptLength: number }) => Promise<void>;
  init: () => Promise<void>;
  debouncedSearch: (
    words: string,
    options: object,
    wait: number,
  ) => Promise<{ results: { data: () => Promise<Found> }[] } | null>;
}

const most = 20;
const address = '/pagefind/pagefind.js';

let loaded: Promise<Pagefind> | undefined;
function load(): Promise<Pagefind> {
  loaded ??= import(/* @vite-ignore */ address).then(async (pagefind: Pagefind) => {
    await pagefind.options({ excerptLength: 24 });
    await pagefind.init();
    return pagefind;
  });
  // What failed may be asked for again.
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

/** An excerpt as text and marks, never as markup. */
function excerptOf(excerpt: string): HTMLElement {
  const line = document.createElement('span');
  line.className = 'found-text';
  for (const { text, marked } of partsOf(excerpt))
    (marked ? line.appendChild(document.createElement('mark')) : line).append(text);
  return line;
}

function row(found: Found, words: SearchWords, id: string): HTMLAnchorElement {
  const { url, meta } = found;
  const link = document.createElement('a');
  Object.assign(link, { href: url, id, role: 'option', ariaSelected: 'false', tabIndex: -1 });
  const game = gameOf(url);
  const kind = document.createElement('span');
  kind.className = 'found-kind';
  kind.dataset['kind'] = kindOf(url);
  kind.textContent = game ? `${words.kinds[kindOf(url)]} · ${words.games[game]}` : words.kinds[kindOf(url)];
  const title = document.createElement('b');
  title.textContent = meta.title ?? url;
  link.append(kind, title, excerptOf(withEdges(withoutTitle(found))));
  return link;
}

const partOf = <T extends Element>(box: Element, part: string): T => {
  const found = box.querySelector<T>(`[data-part="${part}"]`);
  if (!found) throw new Error(`The search box has no ${part}.`);
  return found;
};

/**
 * Arrows go through the results while the input keeps the focus, so that typing goes on: a combobox. Gives what tells
 * it of new results, and what asks which is meant.
 */
function byArrows(input: HTMLInputElement, results: HTMLElement) {
  const options = () => [...results.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
  const mark = (marked: HTMLAnchorElement | undefined) => {
    for (const option of options()) option.ariaSelected = String(option === marked);
    if (marked) input.setAttribute('aria-activedescendant', marked.id);
    else input.removeAttribute('aria-activedescendant');
    marked?.scrollIntoView({ block: 'nearest' });
  };
  const marked = () => options().findIndex(({ ariaSelected }) => ariaSelected === 'true');
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    event.preventDefault();
    const to = Math.min(marked() + step, options().length - 1);
    // Above the first there is only the input.
    mark(to < 0 ? undefined : options()[to]);
  });
  return {
    renewed: () => {
      mark(undefined);
      input.ariaExpanded = String(options().length > 0);
    },
    // Enter takes the first result, as the order promises, unless another is marked.
    meant: () => options()[Math.max(marked(), 0)],
  };
}

/** Brings a box to life; `onAsked` hears the words that were looked for. */
export function enliven(box: HTMLElement, onAsked: (words: string) => void = () => {}): HTMLInputElement {
  const words = JSON.parse(box.dataset['words'] ?? '{}') as SearchWords;
  const input = partOf<HTMLInputElement>(box, 'input');
  const results = partOf<HTMLElement>(box, 'results');
  const status = partOf<HTMLElement>(box, 'status');
  const arrows = byArrows(input, results);
  const show = (said: string, found: Found[] = []) => {
    status.textContent = said;
    results.replaceChildren(...found.map((each, at) => row(each, words, `${results.id}-${at}`)));
    arrows.renewed();
  };

  const look = async () => {
    const asked = input.value.trim();
    onAsked(asked);
    if (!asked) return show(words.hint);
    if (!loaded) show(words.looking);
    try {
      const answer = await (await load()).debouncedSearch(asked, {}, 120);
      // A later word has overtaken this one.
      if (!answer || input.value.trim() !== asked) return;
      const found = inOrder(await Promise.all(answer.results.slice(0, most).map((each) => each.data())), asked);
      if (input.value.trim() !== asked) return;
      const { length } = answer.results;
      if (length === 0) show(fill(words.none, { words: asked }));
      else show(fill(length > most ? words.first : length === 1 ? words.one : words.some, { n: length, most }), found);
    } catch {
      show(words.failed);
    }
  };
  input.addEventListener('input', () => void look());
  box.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    arrows.meant()?.click();
  });
  if (input.value) void look();
  return input;
}
