import { fill } from '@/i18n/format.ts';
import { openProgress, scenarioKey } from '@/learn/progress.ts';
import { type Filter, fields, matches, type Row, randomOne, readFilter, writeFilter } from './filter.ts';

/** The library comes alive: done marks, the filters in the address, and a scenario by chance. */

type Control = HTMLInputElement | HTMLSelectElement;

const words = (text: string | undefined): string[] => (text ? text.split(' ') : []);

const rowOf = (item: HTMLElement): Row => ({
  id: item.dataset['id'] ?? '',
  game: item.dataset['game'] ?? '',
  phase: item.dataset['phase'] ?? '',
  kind: item.dataset['kind'] ?? '',
  difficulty: item.dataset['difficulty'] ?? '',
  clauses: words(item.dataset['clauses']),
  editions: words(item.dataset['editions']),
  text: item.textContent ?? '',
});

export function showLibrary(root: Document): void {
  const form = root.querySelector<HTMLFormElement>('[data-filters]');
  const find = (selector: string) => form?.querySelector<HTMLElement>(selector);
  const output = find('[data-count]');
  const clear = find('[data-clear]');
  const none = root.querySelector<HTMLElement>('[data-none]');
  if (!form || !output || !clear || !none) return;
  const items = [...root.querySelectorAll<HTMLElement>('[data-library] li[data-id]')].map((item) => ({
    item,
    row: rowOf(item),
  }));
  const groups = [...root.querySelectorAll<HTMLElement>('[data-group]')];
  const control = (field: string) => form.elements.namedItem(field) as Control;
  let done = new Set<string>();

  const show = (filter: Filter): void => {
    for (const field of fields) control(field).dataset['set'] = String(filter[field] !== '');
    for (const { item, row } of items) item.hidden = !matches(row, filter, done);
    for (const group of groups) group.hidden = group.querySelector('li[data-id]:not([hidden])') === null;
    const n = items.filter(({ item }) => !item.hidden).length;
    const finished = items.filter(({ row }) => done.has(row.id)).length;
    const counts = [fill(form.dataset['matches'] ?? '', { n, of: items.length })];
    if (finished > 0) counts.push(fill(form.dataset['doneCount'] ?? '', { n: finished }));
    output.textContent = counts.join(', ');
    clear.hidden = writeFilter(filter) === '';
    none.hidden = n > 0;
  };
  const chosen = (): Filter => readFilter(new URLSearchParams(fields.map((field) => [field, control(field).value])));
  const choose = (): void => {
    history.replaceState(null, '', location.pathname + writeFilter(chosen()) + location.hash);
    show(chosen());
  };
  const open = (): void => {
    const kept = new Set(openProgress().done);
    done = new Set(items.flatMap(({ row }) => (kept.has(scenarioKey(row.game, row.id)) ? [row.id] : [])));
    for (const { item, row } of items) item.dataset['done'] = String(done.has(row.id));
    const asked = readFilter(new URLSearchParams(location.search));
    // What a list does not offer is not looked for, and says so by standing on “All”.
    for (const field of fields) control(field).value = asked[field];
    for (const list of form.querySelectorAll('select')) if (list.selectedIndex < 0) list.value = '';
    show(chosen());
  };

  form.addEventListener('input', choose);
  form.addEventListener('submit', (event) => event.preventDefault());
  clear.addEventListener('click', () => {
    form.reset();
    choose();
    control('text').focus();
  });
  find('[data-random]')?.addEventListener('click', () => {
    const shown = items.filter(({ item }) => !item.hidden);
    const from = shown.length > 0 ? shown : items;
    const id = randomOne(
      from.map(({ row }) => row.id),
      done,
      Math.random(),
    );
    from
      .find(({ row }) => row.id === id)
      ?.item.querySelector<HTMLAnchorElement>('h3 a')
      ?.click();
  });
  // Coming back to the page from the browser's memory, something may have been done meanwhile.
  window.addEventListener('pageshow', open);
  open();
}
