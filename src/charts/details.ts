import { fill } from '@/i18n/format.ts';
import { type ChartState, type Way, withDescendants } from './model.ts';
import { type Naming, onlyAllowed, wayLine } from './naming.ts';

/** One way into a state or out of it, in words. */
export interface Step {
  /** Null for the start. */
  way: string | null;
  text: string;
  /** What it means in the game, and by which clauses. */
  about: string;
  rules: readonly string[];
  /** What has to hold, and what is done on the way. */
  notes: string[];
  /** Where it comes from or leads to; null when the state is not left. */
  state: StateName | null;
}
export interface StateName {
  id: string;
  name: string;
}
/** What there is to say about a state. */
export interface Detail extends StateName {
  description: string;
  rules: readonly string[];
  /** What happens whenever it is entered. */
  entry: string[];
  leadsIn: Step[];
  leadsOut: Step[];
  inside: StateName[];
}

function notesOf({ guard, event, does }: Way, naming: Naming): string[] {
  const { panel } = naming.words;
  const condition = (name: string) =>
    onlyAllowed(name) ? panel.ifAllowed : fill(panel.if, { guard: naming.guard(name) });
  return [
    // Without an event the condition is what the line says already.
    ...(guard !== null && event !== null ? [condition(guard)] : []),
    ...does.map((name) => fill(panel.does, { what: naming.act(name) })),
  ];
}

/** Every state right inside a chart, from the ways of that chart. */
export function detailsOf(chart: ChartState, naming: Naming): Detail[] {
  const called = ({ id, key }: ChartState): StateName => ({ id, name: naming.state(key) });
  const known = new Map(withDescendants(chart).map((state) => [state.id, called(state)]));
  const all = [chart, ...chart.states];
  const ways = all.flatMap((state) => state.ways);
  const rivals = (way: Way) =>
    ways.filter(({ from, kind, event }) => from === way.from && kind === way.kind && event === way.event);
  const step = (way: Way, other: string | null): Step => ({
    way: way.id,
    text: wayLine(way, rivals(way).length === 1, naming).text,
    about: naming.about(way),
    rules: way.rules,
    notes: notesOf(way, naming),
    state: other === null ? null : (known.get(other) ?? null),
  });
  return chart.states.map((state) => {
    const into = ways.filter(({ to }) => withDescendants(state).some(({ id }) => id === to));
    const start = { way: null, text: naming.words.panel.start, about: '', rules: [], notes: [], state: null };
    // What is open in every state is open in this one; an end is past all that.
    const open = state.final ? [] : chart.ways.filter(({ to }) => to !== null && known.has(to) && to !== chart.id);
    return {
      ...called(state),
      description: naming.about(state),
      rules: state.rules,
      entry: state.entry.map((name) => fill(naming.words.begins, { what: naming.act(name) })),
      leadsIn: [...(chart.initial === state.id ? [start] : []), ...into.map((way) => step(way, way.from))],
      leadsOut: [...state.ways, ...open].map((way) => step(way, way.to)),
      inside: state.states.map(called),
    };
  });
}
