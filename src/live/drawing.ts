import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { type ChartState, stateOf, type Way } from '@/charts/model.ts';

/** A small drawing of the part of a chart that a game is in, made from the machine itself. */

export interface DrawnState {
  id: string;
  key: string;
  final: boolean;
  y: number;
  height: number;
}
export interface DrawnWay {
  id: string;
  d: string;
  /** An event of the state the game is in is named on its line. */
  label: { lines: readonly string[]; x: number; y: number } | null;
}
export interface Drawing {
  /** The state it shows from inside. */
  of: string;
  key: string;
  width: number;
  height: number;
  box: { x: number; width: number };
  start: { x: number; y: number; to: number };
  states: DrawnState[];
  ways: DrawnWay[];
}

const width = 222;
const boxWidth = 96;
const boxHeight = 32;
const row = 21;
/** A second line of an event's name. */
const line = 12;
/** How many letters a line holds between box and edge. */
const letters = 11;
const gap = 15;
const top = 30;
const lane = 7;

/** The innermost state that a snapshot is in, and the one around it. */
export function innermost(snapshot: Pick<AnyMachineSnapshot, '_nodes'>): { leaf: AnyStateNode; around: AnyStateNode } {
  const [leaf] = snapshot._nodes.toSorted((a, b) => b.path.length - a.path.length);
  if (!leaf) throw new Error('A snapshot is in no state.');
  return { leaf, around: leaf.parent ?? leaf };
}

/** Events of one state that lead to the same state, in rows one below the other. */
const eventsOf = ({ ways }: ChartState): Way[] => ways.filter(({ kind }) => kind === 'action');

/** The name of an event in lines that fit, broken between words or before a capital. */
export function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const part of name.split(/(?<=\s)|(?<=[a-z])(?=[A-Z])/)) {
    const last = lines.at(-1);
    if (last !== undefined && (last + part).trim().length <= letters) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.map((each) => each.trim());
}

export function draw(around: AnyStateNode, leaf: string, nameOf: (event: string) => string): Drawing {
  const chart = stateOf(around);
  const ids = chart.states.map(({ id }) => id);
  const ways = chart.states.flatMap((state) => state.ways);
  const targetOf = (way: Way): string => way.to ?? way.from;
  const isAside = (way: Way) => way.kind !== 'action';
  /** Ways to the same state share a line, on the side of their kind. */
  const lanes = (aside: boolean) => [
    ...new Set(ways.filter((way) => isAside(way) === aside && ids.includes(targetOf(way))).map(targetOf)),
  ];
  const [left, right] = [lanes(true), lanes(false)];
  const x = 12 + lane * left.length;
  const named = chart.states.find(({ id }) => id === leaf);
  const labels = new Map(
    (named ? eventsOf(named) : []).map((way) => [way.id, way.event ? linesOf(nameOf(way.event)) : []]),
  );
  /** As many lines for each event as the longest name needs. */
  const more = line * Math.max(0, ...[...labels.values()].map((lines) => lines.length - 1));
  let y = top;
  const states = chart.states.map((state): DrawnState => {
    const events = state.id === leaf ? eventsOf(state).length : 0;
    const height = Math.max(boxHeight, events * (row + more) + 6);
    const drawn = { id: state.id, key: state.key, final: state.final, y, height };
    y += height + gap;
    return drawn;
  });
  const middle = (id: string): number => {
    const state = states.find((each) => each.id === id);
    return state ? state.y + state.height / 2 : 0;
  };
  const edge = x + boxWidth;
  /** Ways in and out of a box meet its side at places of their own. */
  const port = (id: string, lanesOf: readonly string[]) => middle(id) + (lanesOf.indexOf(id) % 2 === 0 ? -6 : 6);
  const drawn = chart.states.flatMap((state) => {
    const events = eventsOf(state);
    return state.ways
      .filter((way) => ids.includes(targetOf(way)))
      .map((way): DrawnWay => {
        const to = targetOf(way);
        if (isAside(way)) {
          const at = x - 6 - lane * left.indexOf(to);
          const from = middle(state.id) + 4;
          return { id: way.id, d: `M${x} ${from}H${at}V${port(to, left)}H${x - 2}`, label: null };
        }
        const place = events.indexOf(way);
        const lines = labels.get(way.id);
        const box = states.find(({ id }) => id === state.id);
        const from = lines && box ? box.y + 15 + more + place * (row + more) : middle(state.id);
        const at = width - 8 - lane * right.indexOf(to);
        // What does not leave its state comes back a little lower.
        const back = to === state.id ? from + 8 : port(to, right);
        return {
          id: way.id,
          d: `M${edge} ${from}H${at}V${back}H${edge + 2}`,
          label: lines?.length ? { lines, x: edge + 8, y: from - 5 - line * (lines.length - 1) } : null,
        };
      });
  });
  const first = states.find(({ id }) => id === chart.initial) ?? states[0];
  return {
    of: chart.id,
    key: chart.key,
    width,
    height: y - gap + 10,
    box: { x, width: boxWidth },
    start: { x: x + boxWidth / 2, y: (first?.y ?? top) - 16, to: first?.y ?? top },
    states,
    ways: drawn,
  };
}
