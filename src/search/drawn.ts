import { editionHere } from '@/editions/chosen.ts';
import { editionMarks, editions } from '@/editions/editions.ts';
import type { SearchWords } from '@/i18n/en/search.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { tools } from '@/icons/tools.ts';
import { hasEditions } from '@/site.ts';
import type { FoundRecord, Said } from './record.ts';

/** Results as elements. Texts go in as text, never as markup. */

export function made<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  kind: string,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (kind) element.className = kind;
  element.append(...inside);
  return element;
}

const space = 'http://www.w3.org/2000/svg';

function icon(glyph: Glyph): SVGElement {
  const drawn = document.createElementNS(space, 'svg');
  drawn.setAttribute('viewBox', '0 0 24 24');
  drawn.setAttribute('class', 'icon');
  drawn.setAttribute('aria-hidden', 'true');
  for (const { d, width } of glyph) {
    const path = drawn.appendChild(document.createElementNS(space, 'path'));
    path.setAttribute('d', d);
    if (width) path.setAttribute('stroke-width', String(width));
  }
  return drawn;
}

/** How results are said: the words of the box, and which words of a text were asked for. */
export interface Saying {
  words: SearchWords;
  isAsked: (word: string) => boolean;
}

const betweenWords = /([.,;:!?)”]*\s+[(“]*|[.,;:!?)”]+$)/;

/** A text with the words that were asked for marked; what stands between them is one piece. */
function marked(text: string, isAsked: (word: string) => boolean): DocumentFragment {
  const whole = document.createDocumentFragment();
  let between = '';
  for (const part of text.split(betweenWords)) {
    if (part.trim() && isAsked(part)) {
      whole.append(between, made('mark', '', part));
      between = '';
    } else between += part;
  }
  whole.append(between);
  return whole;
}

const clauseTag = (id: string): HTMLElement => made('span', 'clause', id);

/** How it is in editions: a gap in yours, different among them, or alike. */
function editionsOf({ open = [], differs, only, game }: FoundRecord, words: SearchWords): HTMLElement | null {
  if (game !== 'smartphone') return open.length > 0 ? made('span', 'gap-tag', words.gap) : null;
  if (open.includes(editionHere())) return made('span', 'gap-tag', words.gap);
  if (only) {
    const names = only.map((each) => words.editions[each as keyof typeof words.editions] ?? each).join(', ');
    return made('span', 'alike', fill(words.only, { editions: names }));
  }
  return made('span', 'alike', differs ? words.differs : words.allEditions);
}

const tryLink = (address: string, words: SearchWords): HTMLAnchorElement => {
  const link = made('a', 'button try', icon([{ d: 'M6 3.5 20 12 6 20.5Z' }]), made('span', '', words.tryIt));
  link.href = address;
  link.tabIndex = -1;
  // Within a list of options there is nothing but options: Tab tries the one that is marked.
  link.ariaHidden = 'true';
  return link;
};

/** Of several texts the first that has most of what was asked. */
function mostAsked(texts: readonly string[], isAsked: (word: string) => boolean): string {
  const score = (text: string) => new Set(text.split(/\s+/).filter(isAsked)).size;
  return texts.reduce((one, other) => (score(other) > score(one) ? other : one));
}

/** What is shown of a record: the sentence of its text, or the gap, that has most of what was asked. */
function sentenceOf(record: FoundRecord, isAsked: (word: string) => boolean): string {
  const text = textHere(record);
  return mostAsked([...(text.match(/[^.?!]+[.?!]+(?:\s|$)|.+$/g) ?? [text]), ...gapsHere(record)], isAsked).trim();
}

/** What kind of thing it is: a verdict, a position, a lesson; else its first letter. */
function kindMark({ kind }: FoundRecord, words: SearchWords, said: Said | undefined): Element {
  if (kind === 'answer' && said) return verdictMark(said);
  if (kind === 'scenario') return icon(tools.position);
  if (kind === 'lesson' || kind === 'article') return icon(tools.book);
  return made('span', `kind of-${kind}`, words.kinds[kind].slice(0, 1));
}

/** One result: what it is, the sentence that answers, and the way to try it. */
export function row(record: FoundRecord, { words, isAsked }: Saying, id: string): HTMLElement {
  const said = saidHere(record);
  const kind = record.kind === 'clause' ? clauseTag(record.id) : kindMark(record, words, said);
  const title = made('b', '', record.title);
  const head = made('span', 'head', title);
  if (record.kind !== 'clause')
    head.append(made('small', '', [words.kinds[record.kind], record.note].filter(Boolean).join(', ')));
  const about = editionsOf(record, words);
  if (about && ['clause', 'scenario', 'answer'].includes(record.kind)) head.append(about);
  const text = said ? `${said.head} ${said.text}` : sentenceOf(record, isAsked);
  const link = made(
    'a',
    'result',
    made('span', 'mark', kind),
    made('span', 'what', head, made('span', 'text', marked(text, isAsked))),
  );
  Object.assign(link, { href: record.address, id, role: 'option', ariaSelected: 'false', tabIndex: -1 });
  link.dataset['result'] = record.id;
  const whole = made('div', 'row', link);
  if (record.attempt) whole.append(tryLink(record.attempt, words));
  return whole;
}

/** The answer of a record in the visitor's edition. */
const saidHere = ({ said, game }: FoundRecord): Said | undefined =>
  said?.find((each) => each.in.includes(game && hasEditions[game] ? editionHere() : 'book')) ?? said?.[0];

/** The text of a record as the visitor's own book has it. */
const textHere = ({ own, text }: FoundRecord): string =>
  own?.find((each) => each.in.includes(editionHere()))?.text ?? own?.[0]?.text ?? text;

/** What the visitor's own book leaves open in a clause. */
function gapsHere({ gaps = [], game }: FoundRecord): string[] {
  const edition = game && hasEditions[game] ? editionHere() : 'book';
  return gaps.filter((gap) => gap.in.includes(edition)).map(({ text }) => text);
}

/** Of several gaps the one that was asked for. */
function gapHere(record: FoundRecord, isAsked: (word: string) => boolean): string | undefined {
  const here = gapsHere(record);
  return here.length > 0 ? mostAsked(here, isAsked) : undefined;
}

function verdictMark(said: Said): HTMLElement {
  const mark = made('span', `verdict-mark ${said.verdict}`);
  if (said.verdict === 'yes') mark.append(icon(controls.yes));
  if (said.verdict === 'no') mark.append(icon(controls.no));
  mark.ariaHidden = 'true';
  return mark;
}

const pictures = new Map<string, Promise<Element>>();

async function fetchPicture(id: string): Promise<Element> {
  const response = await fetch(`/pictures/${document.documentElement.lang}/${id}.svg`);
  if (!response.ok) throw new Error(id);
  return new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement;
}

/** Fills the place of the picture in an answer. A picture is fetched once, however many keys lead to it. */
export async function drawPicture(answer: Element): Promise<void> {
  const slot = answer.querySelector<HTMLElement>('.picture:empty');
  const id = slot?.dataset['of'];
  if (!slot || !id) return;
  const picture = pictures.get(id) ?? fetchPicture(id);
  pictures.set(id, picture);
  try {
    slot.replaceChildren(document.importNode(await picture, true));
  } catch {
    pictures.delete(id);
    slot.remove();
  }
}

/** The same answer to a question of other words: the marks in its text change, and which of its gaps is told. */
export function markAgain(answer: Element, record: FoundRecord, { isAsked }: Saying): void {
  const text = answer.querySelector('.result .text');
  text?.replaceChildren(marked(text.textContent, isAsked));
  answer.querySelector('.left-open')?.replaceChildren(gapHere(record, isAsked) ?? '');
}

/** The answer on top: verdict or edition, a sentence, its clauses, its editions, a picture and the ways on. */
export function answer(record: FoundRecord, { words, isAsked }: Saying, id: string): HTMLElement {
  const said = saidHere(record);
  const head = made('span', 'head');
  if (said) head.append(verdictMark(said), made('b', '', said.head));
  else if (record.game && hasEditions[record.game])
    head.append(made('span', 'edition-mark', editionMarks[editionHere()]), made('b', '', record.title));
  else head.append(made('b', '', record.title));
  const link = made('a', 'result', head);
  if (said) link.append(made('span', 'asked', record.title));
  link.append(made('span', 'text', marked(said ? said.text : textHere(record), isAsked)));
  const gap = gapHere(record, isAsked);
  if (gap) link.append(made('span', 'left-open', gap));
  Object.assign(link, { href: record.address, id, role: 'option', ariaSelected: 'false', tabIndex: -1 });
  link.dataset['result'] = record.kind === 'answer' ? (record.clauses?.[0] ?? record.id) : record.id;
  const about = made('div', 'about', ...(record.clauses ?? []).slice(0, 2).map(clauseTag));
  if (record.game && hasEditions[record.game]) about.append(editionRow(record, words));
  else if (record.open) about.append(made('span', 'gap-tag', words.gap));
  const ways = made('div', 'ways');
  if (record.attempt)
    ways.append(Object.assign(tryLink(record.attempt, words), { className: 'button button-main try' }));
  ways.append(
    Object.assign(made('a', 'button', record.kind === 'clause' ? words.openClause : words.openIt), {
      href: record.address,
      tabIndex: -1,
      ariaHidden: 'true',
    }),
  );
  const whole = made('div', 'answer', made('div', 'told', link, about, ways));
  if (record.picture) {
    const slot = made('div', 'picture');
    slot.ariaHidden = 'true';
    slot.dataset['of'] = record.picture;
    whole.append(slot);
  }
  return whole;
}

/** The four boxes: in ink those in which it is as said here. */
function editionRow(record: FoundRecord, words: SearchWords): HTMLElement {
  const here = saidHere(record);
  const alike = new Set<string>(
    here?.in ?? record.own?.find((each) => each.in.includes(editionHere()))?.in ?? editions,
  );
  const marks = editions.map((each) => {
    const box = made('span', 'edition-mark small', editionMarks[each]);
    if (!alike.has(each)) box.classList.add('off');
    return box;
  });
  const tag = record.open?.includes(editionHere()) ? made('span', 'gap-tag', words.gap) : null;
  const differs = here ? here.in.length < editions.length : record.differs;
  return made(
    'span',
    'about-editions',
    made('span', 'edition-marks', ...marks),
    ...(tag ? [tag] : [made('span', '', differs ? words.differs : words.same)]),
  );
}
