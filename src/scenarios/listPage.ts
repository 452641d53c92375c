import { fill } from '@/i18n/format.ts';
import { sayUnknown } from '@/layouts/unknown.ts';
import { openProgress, scenarioKey } from '@/learn/progress.ts';
import { firstGame, gameOfChart, gameOfClause } from '@/site.ts';
import {
  dayOf,
  type Field,
  type Filter,
  fields,
  matches,
  ofTheDay,
  plain,
  type Row,
  randomOne,
  readFilter,
  writeFilter,
} from './filter.ts';
import { drawPictures } from './lazyPictures.ts';

/** The library comes alive: solved marks, the filters in the address, and a scenario by chance. */

const words = (text: string | undefined): string[] => (text ? text.split(' ') : []);

const listed = (text = ''): string[] => (text ? text.split(',') : []);

/** A card as it is filtered: what is its own, and what its group says of all of them. */
function rowOf(item: HTMLElement, group: HTMLElement): Row {
  const [kind = '', difficulty = '', clauses, editions] = (item.dataset['row'] ?? '').split(' ');
  return {
    id: item.dataset['id'] ?? '',
    game: group.dataset['of'] ?? '',
    phase: group.dataset['group'] ?? '',
    ...{ kind, difficulty, clauses: listed(clauses), editions: listed(editions) },
    text: plain(`${item.querySelector('b')?.textContent ?? ''} ${clauses ?? ''}`),
  };
}

/** Marks what was solved, and what went wrong when it was last tried. */
function mark(item: HTMLElement, state: '' | 'done' | 'again', said: Record<string, string | undefined>): void {
  if ((item.dataset['state'] ?? '') === state) return;
  item.dataset['state'] = state;
  const link = item.querySelector('a');
  link?.querySelector('.mark')?.remove();
  if (!state) return;
  const made = document.createElement('i');
  made.className = `mark ${state}`;
  made.textContent = said[state] ?? '';
  link?.append(made);
}

export function showLibrary(root: Document): void {
  const form = root.querySelector<HTMLFormElement>('[data-filters]');
  if (!form) return;
  const all = <T extends HTMLElement>(selector: string) => [...form.querySelectorAll<T>(selector)];
  const groups = all('[data-group]').map((group) => ({
    group,
    own: [...group.querySelectorAll<HTMLElement>('li[data-id]')].map((item) => ({ item, row: rowOf(item, group) })),
  }));
  const items = groups.flatMap(({ own }) => own);
  const status = form.querySelector<HTMLElement>('[data-count]');
  const none = form.querySelector<HTMLElement>('[data-none]');
  const input = form.querySelector<HTMLInputElement>('[name="text"]');
  let done = new Set<string>();

  const chosen = (): Filter => {
    const data = new FormData(form);
    const query = new URLSearchParams();
    for (const field of fields) query.set(field, data.getAll(field).join(' '));
    return readFilter(query);
  };

  const counted = (filter: Filter, change: Partial<Filter>): number => {
    const changed = { ...filter, ...change };
    return items.reduce((n, { row }) => n + (matches(row, changed, done) ? 1 : 0), 0);
  };

  /** The questions are fetched when somebody first looks for words. */
  let asked = false;
  const bring = (): void => {
    if (asked) return;
    asked = true;
    void fetch(form.dataset['questions'] ?? '')
      .then((response) => response.json() as Promise<Record<string, string>>)
      .then((questions) => {
        for (const { row } of items) row.text += ` ${plain(questions[row.id] ?? '')}`;
        if (chosen().text) show(chosen());
      })
      // Without network the titles are looked through.
      .catch(() => {});
  };

  const today = form.querySelector<HTMLAnchorElement>('[data-today]');
  const showToday = (cards: readonly HTMLElement[]): void => {
    const id = ofTheDay(cards.map(({ dataset }) => dataset['id'] ?? '').toSorted(), dayOf(new Date()));
    const link = cards.find(({ dataset }) => dataset['id'] === id)?.querySelector('a');
    const title = today?.querySelector('b');
    if (!today || !link || !title) return;
    today.href = link.href;
    title.textContent = link.querySelector('b')?.textContent ?? '';
  };

  /** Whether cards have left the places the page was built with. */
  let moved = false;
  const show = (filter: Filter): void => {
    form.dataset['game'] = filter.game;
    // With a phase everything that fits is wanted; else a phase shows its first few.
    const whole = filter.phase !== '';
    const usual = writeFilter({ ...filter, game: '' }) === '';
    const ofGame = items.filter(({ row }) => row.game === filter.game);
    for (const { item, row } of ofGame) item.hidden = !matches(row, filter, done);
    for (const { group, own } of groups.filter((each) => each.group.dataset['of'] === filter.game)) {
      const fit = own.filter(({ item }) => !item.hidden);
      const rest = group.querySelector<HTMLDetailsElement>('.rest');
      if (moved || !usual) {
        const [first, folded] = [...group.querySelectorAll('ul')];
        // What fits stands in the open list first.
        const ordered = [...fit, ...own.filter(({ item }) => item.hidden)].map(({ item }) => item);
        const place = whole ? ordered.length : 5;
        if (first) first.append(...ordered.slice(0, place));
        if (folded) folded.append(...ordered.slice(place));
      }
      if (rest) rest.hidden = whole || fit.length <= 5;
      group.hidden = fit.length === 0;
      const solved = own.filter(({ row }) => done.has(row.id)).length;
      const told = group.querySelector('[data-solved-of]');
      if (told) told.textContent = fill(form.dataset['solved'] ?? '', { n: solved, of: own.length });
      const bar = group.querySelector('progress');
      if (bar) bar.value = solved;
      const link = group.querySelector<HTMLElement>('[data-all]');
      if (link) link.hidden = whole;
    }
    moved ||= !usual;
    const n = ofGame.filter(({ item }) => !item.hidden).length;
    if (status) status.textContent = fill(status.dataset['matches'] ?? '', { n, of: ofGame.length });
    if (input) input.placeholder = fill(input.dataset['hint'] ?? '', { n, of: ofGame.length });
    for (const output of all<HTMLOutputElement>('[data-kind-count]'))
      output.value = String(counted(filter, { kind: output.dataset['kindCount'] ?? '' }));
    for (const output of all<HTMLOutputElement>('[data-open-count]'))
      output.value = String(counted(filter, { done: 'no' }));
    if (none) none.hidden = n > 0;
    showToday(ofGame.map(({ item }) => item));
    for (const chip of all<HTMLInputElement>('[data-open-only]')) chip.checked = filter.done === 'no';
    drawPictures(form);
  };

  const choose = (): void => {
    const filter = chosen();
    history.replaceState(
      null,
      '',
      location.pathname +
        writeFilter({ ...filter, game: filter.game === firstGame ? '' : filter.game }) +
        location.hash,
    );
    show(filter);
  };

  /** Puts what is asked for into the form; what it does not offer is not looked for. */
  const fillIn = (asked: Filter): void => {
    const game = asked.game || (asked.clause ? gameOfClause(asked.clause) : gameOfChart(asked.phase));
    const wanted: Record<Field, string[]> = Object.fromEntries(
      fields.map((field) => [field, field === 'phase' ? words(asked.phase) : [asked[field]]]),
    ) as Record<Field, string[]>;
    wanted.game = [game];
    for (const control of all<HTMLInputElement | HTMLSelectElement>('input[name], select')) {
      const values = wanted[control.name as Field] ?? [''];
      if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type))
        control.checked = values.includes(control.value);
      else control.value = values[0] ?? '';
    }
    for (const list of all<HTMLSelectElement>('select')) if (list.selectedIndex < 0) list.value = '';
    const kinds = all<HTMLInputElement>('[name="kind"]');
    if (kinds[0] && !kinds.some(({ checked }) => checked)) kinds[0].checked = true;
    const more = form.querySelector<HTMLDetailsElement>('.more');
    if (more) more.open = Boolean(asked.difficulty || asked.editions || asked.clause || asked.done === 'yes');
  };

  const open = (): void => {
    const progress = openProgress();
    const [kept, missed] = [new Set(progress.done), new Set(progress.missed)];
    const said = { done: form.dataset['done'], again: form.dataset['again'] };
    done = new Set(items.flatMap(({ row }) => (kept.has(scenarioKey(row.game, row.id)) ? [row.id] : [])));
    for (const { item, row } of items)
      mark(item, missed.has(scenarioKey(row.game, row.id)) ? 'again' : done.has(row.id) ? 'done' : '', said);
    const asked = readFilter(new URLSearchParams(location.search));
    fillIn(asked);
    const filter = chosen();
    // Set-up and the end have no box of their own.
    const known = words(asked.phase).filter((phase) => groups.some(({ group }) => group.dataset['group'] === phase));
    if (!filter.phase) filter.phase = known.join(' ');
    const unknown = [
      ...words(asked.phase).filter((phase) => !known.includes(phase)),
      ...(['game', 'kind', 'difficulty', 'clause', 'editions', 'done'] as const)
        .filter((field) => asked[field] && asked[field] !== filter[field])
        .map((field) => asked[field]),
    ];
    for (const value of unknown) sayUnknown('filter', value);
    show(filter);
    if (filter.text) bring();
  };

  const doneList = form.querySelector<HTMLSelectElement>('select[name="done"]');
  const openOnly = form.querySelector<HTMLInputElement>('[data-open-only]');
  form.addEventListener('input', (event) => {
    const { target } = event;
    if (target === openOnly && doneList) doneList.value = openOnly?.checked ? 'no' : '';
    // A phase of the other game is no phase of this one.
    if (target instanceof HTMLInputElement && target.name === 'game')
      for (const box of all<HTMLInputElement>('[name="phase"]')) box.checked = false;
    choose();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-all]') : null;
    if (!link || !(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    for (const box of all<HTMLInputElement>('[name="phase"]')) box.checked = box.value === link.dataset['all'];
    // Set-up and the end have no box of their own: the address says it.
    if (!chosen().phase) {
      history.replaceState(null, '', link.href);
      show({ ...chosen(), phase: link.dataset['all'] ?? '' });
    } else choose();
    root.getElementById(link.dataset['all'] ?? '')?.scrollIntoView();
  });
  form.querySelector('[data-clear]')?.addEventListener('click', () => {
    fillIn(readFilter(new URLSearchParams()));
    choose();
    input?.focus();
  });
  form.querySelector('[data-random]')?.addEventListener('click', () => {
    const shown = items.filter(({ item, row }) => row.game === form.dataset['game'] && !item.hidden);
    const from = shown.length > 0 ? shown : items;
    const id = randomOne(
      from.map(({ row }) => row.id),
      done,
      Math.random(),
    );
    from
      .find(({ row }) => row.id === id)
      ?.item.querySelector('a')
      ?.click();
  });
  // Coming back to the page from the browser's memory, something may have been done meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && open());
  input?.addEventListener('focus', bring, { once: true });
  open();
}
