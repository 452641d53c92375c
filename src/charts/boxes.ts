import { fill } from '@/i18n/format.ts';
import { textWidth } from './measure.ts';
import { type ChartState, type Way, withDescendants } from './model.ts';
import { type Naming, type WayLine, wayLine } from './naming.ts';
import { stacked } from './order.ts';

/** Sizes in a drawing, in units of a sixteenth of the page's own. */
export const sizes = {
  name: 15,
  line: 13,
  note: 12,
  chip: 12.5,
  head: 32,
  row: 23,
  noteRow: 15,
  pad: 14,
  foot: 7,
  chipHeight: 24,
  gap: 6,
};

/** One line in a box: a way out, or what happens first. */
export interface Row extends WayLine {
  way: Way | null;
  /** The box it leads to; null if it stays, or leaves the chart. */
  to: string | null;
  /** Where its line leaves the box: ways down at the left, ways back up at the right. */
  side: 'west' | 'east' | null;
  /** The middle of the line, from the top of the box. */
  y: number;
}
/** A state inside a closed box. */
export interface Chip {
  state: ChartState;
  name: string;
  x: number;
  y: number;
  width: number;
}
export interface Box {
  id: string;
  /** Null for the box with the ways that are open in every state of the chart. */
  state: ChartState | null;
  name: string;
  rows: Row[];
  /** The box right below that it goes on to when everything inside is done: an arrow says so without a line of text. */
  goesOn: { way: Way; to: string } | null;
  chips: Chip[];
  width: number;
  height: number;
}
/** The chart as a whole: its name, what happens first, and its states from top to bottom. */
export interface Frame extends Box {
  boxes: Box[];
}

type Unplaced = Omit<Row, 'y'>;
/** The box of the chart that a state is in, and its place from the top. */
type Home = (state: string | null) => { id: string; at: number } | null;

const firstRows = ({ entry }: ChartState, { words, act }: Naming): Unplaced[] =>
  entry.map((name) => ({ way: null, text: fill(words.begins, { what: act(name) }), note: null, to: null, side: null }));

function wayRows(ways: readonly Way[], at: number, home: Home, naming: Naming): Unplaced[] {
  const alone = (way: Way) => ways.filter(({ kind, event }) => kind === way.kind && event === way.event).length === 1;
  return ways.map((way) => {
    const to = home(way.to);
    const side = to && (to.at > at ? 'west' : 'east');
    return { way, ...wayLine(way, alone(way), naming), to: to?.id ?? null, side };
  });
}

/** A way that stays has its mark inside the box. */
const lineWidth = ({ way, text, note, side }: Unplaced): number =>
  Math.max(textWidth(text, sizes.line), textWidth(note ?? '', sizes.note)) + (way && !side ? 14 : 0);

/** The width that lines and name ask for; beside the name there is room for the mark of the present state. */
const asked = (name: string, rows: readonly Unplaced[]): number =>
  Math.max(
    textWidth(name, sizes.name) * 1.06 + 2 * sizes.pad + 36,
    ...rows.map((row) => lineWidth(row) + 2 * sizes.pad),
  );

/** Chips side by side, as many as fit the width. */
function chipsIn(states: readonly ChartState[], top: number, width: number, naming: Naming): Chip[] {
  let x = sizes.pad;
  let y = top;
  return states.map((state) => {
    const name = naming.state(state.key);
    const wide = textWidth(name, sizes.chip) + 18;
    if (x > sizes.pad && x + wide > width - sizes.pad) {
      x = sizes.pad;
      y += sizes.chipHeight + sizes.gap;
    }
    const chip = { state, name, x, y, width: wide };
    x += wide + sizes.gap;
    return chip;
  });
}

type Part = Pick<Box, 'id' | 'state' | 'goesOn'> & { rows: Unplaced[] };

/** A box as high as what is in it. */
function filled({ id, state, rows, goesOn }: Part, inner: readonly ChartState[], width: number, naming: Naming): Box {
  let y = sizes.head;
  const placed = rows.map((row) => {
    const at = y + sizes.row / 2;
    y += sizes.row + (row.note === null ? 0 : sizes.noteRow);
    return { ...row, y: at };
  });
  const chips = chipsIn(inner, y + (rows.length > 0 ? sizes.gap : 0), width, naming);
  const last = chips.at(-1);
  const height = last ? last.y + sizes.chipHeight + sizes.pad : y + (rows.length > 0 ? sizes.foot : 0);
  return { id, state, name: nameOf(state, naming), rows: placed, goesOn, chips, width, height };
}

const nameOf = (state: ChartState | null, { state: named, words }: Naming): string =>
  state ? named(state.key) : words.anyTime;

/** The only way out of a state is that everything inside is done, and leads to the box right below. */
function goesOnTo({ ways }: ChartState, at: number, home: Home): Box['goesOn'] {
  const [way, ...more] = ways;
  if (way?.kind !== 'done' || way.guard !== null || more.length > 0) return null;
  const to = home(way.to);
  return to?.at === at + 1 ? { way, to: to.id } : null;
}

const evenly = (...widths: number[]): number => 2 * Math.ceil(Math.max(...widths) / 2);

/** A chart as boxes, all of the same width. What is inside a state of it is only named: it has a drawing of its own. */
export function boxesOf(chart: ChartState, naming: Naming): Frame {
  const states = stacked(chart);
  const home: Home = (state) => {
    const at = states.findIndex((each) => withDescendants(each).some(({ id }) => id === state));
    const found = states[at];
    return found ? { id: found.id, at } : null;
  };
  const parts: Part[] = states.map((state, at) => {
    const goesOn = goesOnTo(state, at, home);
    const ways = wayRows(goesOn ? [] : state.ways, at, home, naming);
    return { id: state.id, state, goesOn, rows: [...firstRows(state, naming), ...ways] };
  });
  // What leaves the chart as a whole stands in the drawing around it.
  const own = chart.ways.filter(({ to }) => to === null || home(to) !== null);
  if (own.length > 0)
    parts.push({ id: `${chart.id}/ways`, state: null, goesOn: null, rows: wayRows(own, states.length, home, naming) });
  const frame: Part = { id: chart.id, state: chart, goesOn: null, rows: firstRows(chart, naming) };
  // Even, so that its middle is whole.
  const width = evenly(
    ...[frame, ...parts].map(({ state, rows }) => asked(nameOf(state, naming), rows)),
    // Room for names side by side.
    ...states.map((state) => (state.states.length > 2 ? 250 : 150)),
  );
  return {
    ...filled(frame, [], width, naming),
    boxes: parts.map((part) => filled(part, part.state ? stacked(part.state) : [], width, naming)),
  };
}
