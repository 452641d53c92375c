import { sizes } from './boxes.ts';
import type { Layout, Line, Placed } from './chartLayout.ts';
import { textWidth } from './measure.ts';
import type { Way } from './model.ts';
import { arrowHead, n, roundedPath, sockets } from './strokes.ts';
import { stub } from './trunks.ts';

const inMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Where the link of a state leads when no script takes it over. */
export type Href = (state: string) => string;

const text = (kind: string, x: number, y: number, words: string): string =>
  `<text class="${kind}" x="${n(x)}" y="${n(y)}">${inMarkup(words)}</text>`;

const link = (kind: string, state: string, href: Href, inside: string): string =>
  `<a class="${kind}" href="${inMarkup(href(state))}" data-state="${inMarkup(state)}">${inside}</a>`;

/** The mark of a way without a line: it stays (on an action, with a dot), or it leaves the chart. */
const inner = ({ to, kind }: Way, x: number, y: number): string => {
  if (to !== null) return sockets.leaves(x, y);
  return sockets.stays(x, y) + (kind === 'action' ? sockets.acted(x, y) : '');
};

function rows({ x, y, width, rows: all }: Placed): string {
  return all
    .map(({ way, text: words, note, side, y: down }) => {
      const level = y + down;
      const base = level + 4.5;
      if (!way) return text('first', x + sizes.pad, base, words);
      const lines =
        text('what', x + sizes.pad, base, words) +
        (note === null ? '' : text('note', x + sizes.pad, base + sizes.noteRow + 1, note));
      const socket = side
        ? sockets[way.kind](side === 'east' ? x + width : x, level)
        : inner(way, x + width - sizes.pad, level);
      return `<g class="row ${way.kind}" data-way="${inMarkup(way.id)}">${lines}<g class="socket">${socket}</g></g>`;
    })
    .join('');
}

const rect = (
  { x, y, width, height }: Pick<Placed, 'x' | 'y' | 'width' | 'height'>,
  kind: string,
  inset = 0,
  round = 8,
) =>
  `<rect class="${kind}" x="${n(x + inset)}" y="${n(y + inset)}" width="${n(width - 2 * inset)}" height="${n(height - 2 * inset)}" rx="${n(round - inset)}"/>`;

const chips = (box: Placed, href: Href): string =>
  box.chips
    .map(({ state, name, x, y, width }) => {
      const at = { x: box.x + x, y: box.y + y, width, height: sizes.chipHeight };
      const inside = rect(at, 'edge', 0, 12) + text('chip-name', at.x + width / 2, at.y + 16.5, name);
      return link(`chip${state.final ? ' final' : ''}`, state.id, href, inside);
    })
    .join('');

/** Stands in the head of the state the game is in, and is hidden elsewhere. */
function here({ x, y, width }: Placed, now: string): string {
  const wide = textWidth(now, sizes.note) + 14;
  const at = { x: x + width - wide - 9, y: y + 7, width: wide, height: 18 };
  return `<g class="here">${rect(at, 'tag', 0, 9)}${text('tag-name', at.x + wide / 2, at.y + 13, now)}</g>`;
}

function box(placed: Placed, href: Href, now: string): string {
  const { x, y, state, name } = placed;
  if (!state)
    return `<g class="ways">${rect(placed, 'edge')}${text('name', x + sizes.pad, y + 21, name)}${rows(placed)}</g>`;
  const inside =
    rect(placed, 'edge') +
    (state.final ? rect(placed, 'inner', 3.5) : '') +
    text('name', x + sizes.pad, y + 21, name) +
    here(placed, now);
  return link(`state${state.final ? ' final' : ''}`, state.id, href, inside) + rows(placed) + chips(placed, href);
}

/** What runs along another line is drawn only when this way is pointed out: two lines of dashes would not match. */
function line({ way, points, joins }: Line): string {
  const ends = way
    ? ` data-way="${inMarkup(way.id)}" data-from="${inMarkup(way.from)}" data-to="${inMarkup(way.to ?? '')}"`
    : '';
  const whole = `<path class="run" d="${roundedPath(points)}"/>${arrowHead(points)}`;
  const drawn = joins ? `<path class="run" d="${roundedPath(stub(points))}"/><g class="along">${whole}</g>` : whole;
  return `<g class="line ${way?.kind ?? 'start'}"${ends}>${drawn}</g>`;
}

interface Words {
  label: string;
  now: string;
}

/** The drawing as text; colours, type and what is lit come from the style sheet. */
export function svg({ frame, boxes, start, lines }: Layout, words: Words, href: Href): string {
  const around = rect(frame, 'frame', 0.75) + text('name', sizes.pad, 21, frame.name) + rows(frame);
  const dot = start && `<circle class="start" cx="${n(start.x)}" cy="${n(start.y)}" r="5"/>`;
  const inside = boxes.map((each) => box(each, href, words.now)).join('');
  return `<svg class="statechart rigid" viewBox="0 0 ${frame.width} ${frame.height}" style="--units:${n(frame.width / 16)}" role="group" aria-label="${inMarkup(words.label)}">${around}<g class="lines">${lines.map(line).join('')}</g>${inside}${dot ?? ''}</svg>`;
}
