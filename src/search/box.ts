import { editionHere, onEdition } from '@/editions/chosen.ts';
import type { SearchWords } from '@/i18n/en/search.ts';
import { fill } from '@/i18n/format.ts';
import type { Game } from '@/site.ts';
import { type Asker, askerOf, isLoaded } from './asker.ts';
import { answer, drawPicture, made, markAgain, row, type Saying } from './drawn.ts';
import type { Answered } from './engine.ts';
import { nearest } from './record.ts';
import { marker } from './tokens.ts';

/** The search box alive: words go in, an answer and links come out. The index is loaded when the box opens. */

const partOf = <T extends Element>(box: Element, part: string): T => {
  const found = box.querySelector<T>(`[data-part="${part}"]`);
  if (!found) throw new Error(`The search box has no ${part}.`);
  return found;
};

/** So many rows are drawn at once; the others once these are seen, so that every key is answered soon. */
const soon = 2;

/** Runs when the next frame is on the screen: on a slow phone its painting takes until the one after it begins. */
export const afterPaint = (run: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)));

/** Gives an element other contents; what stands first and stays is not touched. */
function renew(parent: Element, contents: readonly Element[]): void {
  const [first, ...others] = contents;
  if (first && first === parent.firstElementChild) {
    while (first.nextSibling) first.nextSibling.remove();
    parent.append(...others);
  } else parent.replaceChildren(...contents);
}

/** No clause answers, or none clearly: which words are known nowhere, and that the nearest follow. */
const none = (unknown: readonly string[], words: SearchWords): HTMLElement =>
  made(
    'div',
    'none',
    made('b', '', unknown.length > 0 ? words.none : words.unsure),
    made('div', '', unknown.length > 0 ? fill(words.unknown, { words: unknown.join(', ') }) : words.nearest),
  );

/**
 * Arrows go through the results while the input keeps the focus, so that typing goes on: a combobox. Tab tries what is
 * marked. Gives what tells it of new results, and what asks which is meant.
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
  const meant = () => options()[Math.max(marked(), 0)];
  input.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    if (event.key === 'Tab' && !event.shiftKey && marked() >= 0) {
      const attempt = meant()?.closest('.row, .answer')?.querySelector<HTMLAnchorElement>('.try');
      if (!attempt) return;
      event.preventDefault();
      attempt.click();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
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
    meant,
  };
}

/** Brings a box to life; `onAsked` hears the words that were looked for. */
export function enliven(box: HTMLElement, onAsked: (words: string) => void = () => {}): HTMLInputElement {
  const words = JSON.parse(box.dataset['words'] ?? '{}') as SearchWords;
  const address = box.dataset['index'] ?? '';
  const input = partOf<HTMLInputElement>(box, 'input');
  const results = partOf<HTMLElement>(box, 'results');
  const status = partOf<HTMLElement>(box, 'status');
  const start = partOf<HTMLElement>(box, 'start');
  const phases = partOf<HTMLElement>(box, 'phases');
  const arrows = byArrows(input, results);
  const scope = (): Game | null =>
    (box.querySelector<HTMLInputElement>('[name="scope"]:checked')?.value || null) as Game | null;
  const show = (said: string, found: HTMLElement[], nearest = false) => {
    status.textContent = said;
    renew(results, found);
    start.hidden = input.value.trim() !== '';
    phases.hidden = !nearest;
    for (const part of box.querySelectorAll<HTMLElement>('[data-of]'))
      part.hidden = scope() !== null && part.dataset['of'] !== scope();
    arrows.renewed();
  };

  /** The answer on top as it stands: while the next letters lead to the same, it stays. */
  let standing: { of: string; element: HTMLElement } | null = null;

  const draw = ({ found, top, answers, unknown, also }: Answered, asked: string): void => {
    const saying: Saying = { words, isAsked: marker(asked) };
    const shown = answers ? found : found.slice(0, nearest);
    const of = top && `${top.address} ${editionHere()}`;
    if (top && of && standing?.of === of) markAgain(standing.element, top, saying);
    else standing = top && of ? { of, element: answer(top, saying, idOf(0)) } : null;
    const notes = answers
      ? also.map(({ word, others }) => made('div', 'also', fill(words.also, { word, others: others.join(', ') })))
      : [];
    const near = answers ? [] : [none(unknown, words)];
    const others = shown.filter((each) => each !== top);
    const rows = (from: number, to?: number) =>
      others.slice(from, to).map((each, at) => row(each, saying, idOf(from + at + (top ? 1 : 0))));
    const count = !answers ? words.noAnswer : shown.length === 1 ? words.one : fill(words.some, { n: shown.length });
    const place = made('div', 'place');
    const rest = others.length - soon;
    if (rest > 0) place.style.setProperty('--rows', String(rest));
    show(
      count,
      [...near, ...(standing ? [standing.element] : []), ...notes, ...rows(0, soon), ...(rest > 0 ? [place] : [])],
      !answers,
    );
    afterPaint(() => {
      if (input.value.trim() !== asked) return;
      place.replaceWith(...rows(soon));
      onAsked(asked);
      if (standing) void drawPicture(standing.element);
    });
  };
  const idOf = (at: number) => `${results.id}-${at}`;

  const look = async () => {
    const asked = input.value.trim();
    if (!asked) {
      onAsked('');
      return show('', []);
    }
    if (!isLoaded(address)) show(words.looking, []);
    try {
      const asker = await askerOf(address);
      // A later word has overtaken this one.
      if (input.value.trim() !== asked) return;
      const answered = await asker.ask(asked, scope());
      if (input.value.trim() === asked) draw(answered, asked);
    } catch {
      show(words.failed, []);
    }
  };
  /** The last question that was asked: Enter waits for its answer. */
  let looking: Promise<void> = Promise.resolve();
  input.addEventListener('input', () => {
    looking = look();
  });
  box.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'scope') void look();
  });
  box.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    void looking.then(() => {
      onAsked(input.value.trim());
      arrows.meant()?.click();
    });
  });
  onEdition(() => void look());
  // What draws results has run once before the first key, and their fonts have been laid out: a slow processor would
  // do both while somebody waits.
  const tryOut = async (asker: Asker): Promise<void> => {
    const saying: Saying = { words, isAsked: marker(input.placeholder) };
    const { found } = await asker.ask(input.placeholder, null);
    const [first] = found;
    if (!first || input.value) return;
    const trial = made(
      'div',
      'trial',
      answer(first, saying, ''),
      ...found.slice(0, soon).map((each) => row(each, saying, '')),
    );
    results.after(trial);
    trial.getBoundingClientRect();
    trial.remove();
  };
  void askerOf(address)
    .then((asker) => (input.value ? undefined : tryOut(asker)))
    .catch(() => undefined);
  if (input.value) looking = look();
  return input;
}
