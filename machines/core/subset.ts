import { type ChartData, listOf, type Vocabulary, type WayData } from './chart.ts';

/**
 * The subset of XState's format that is compiled. It is closed: whatever is not known here is refused, with its state
 * and its key. Left out are parallel states, history, invoke, after, exit, targets by id or inside a state, several ways
 * on one event, and anything on a state with states in it that its innermost states should decide.
 */

/** A chart that is outside of it: which state, which key, and what is wrong with it. */
class ChartError extends Error {
  constructor(path: readonly string[], key: string, problem: string) {
    super(`${path.length > 0 ? path.join('.') : 'the chart'}: ${key} ${problem}`);
  }
}

const stateKeys = new Set([
  'description',
  'meta',
  'tags',
  'type',
  'entry',
  'initial',
  'states',
  'on',
  'always',
  'onDone',
]);
const wayKeys = new Set(['description', 'meta', 'guard', 'target', 'actions', 'reenter']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkShape(path: readonly string[], data: ChartData): void {
  for (const key of Object.keys(data)) if (!stateKeys.has(key)) throw new ChartError(path, key, 'is not known');
  const wrong = (key: keyof ChartData, problem: string) => new ChartError(path, key, problem);
  if (data.type !== undefined && data.type !== 'final') throw wrong('type', 'can only be “final”');
  if (data.entry !== undefined && typeof data.entry !== 'string') throw wrong('entry', 'has to be one name');
  if (data.states) {
    if (data.type) throw wrong('type', 'stands on a state with states in it');
    if (data.on) throw wrong('on', 'stands on a state with states in it');
    if (data.always) throw wrong('always', 'stands on a state with states in it');
    if (!data.initial || !Object.hasOwn(data.states, data.initial)) throw wrong('initial', 'names no state inside');
    if (data.onDone && path.length === 0) throw wrong('onDone', 'stands on the whole chart');
    return;
  }
  if (data.initial !== undefined) throw wrong('initial', 'stands on a state with nothing in it');
  if (data.onDone !== undefined) throw wrong('onDone', 'stands on a state with nothing in it');
  if (data.type && data.on) throw wrong('on', 'stands on a final state');
  if (data.type && data.always) throw wrong('always', 'stands on a final state');
}

/** A state that is looked at: where it stands, and what stands beside it. */
interface Place {
  path: readonly string[];
  data: ChartData;
  beside: ReadonlySet<string>;
}

function checkWay({ path, data, beside }: Place, key: string, way: unknown): asserts way is WayData {
  const wrong = (inner: string, problem: string) => new ChartError(path, `${key}${inner}`, problem);
  if (!isObject(way)) throw wrong('', 'has to be one way, written as an object');
  const { guard, target, actions, reenter } = way;
  for (const inner of Object.keys(way)) if (!wayKeys.has(inner)) throw wrong(`.${inner}`, 'is not known');
  for (const [inner, name] of Object.entries({ guard, target, actions }))
    if (name !== undefined && typeof name !== 'string') throw wrong(`.${inner}`, 'has to be one name');
  if (reenter !== undefined && reenter !== true) throw wrong('.reenter', 'can only be true');
  if (target === undefined) {
    if (reenter) throw wrong('.reenter', 'needs a target');
    return;
  }
  if (!beside.has(String(target))) throw wrong('.target', `names ${target}, which is no state beside this one`);
  if (data.states && target === path.at(-1) && !reenter) throw wrong('.target', 'leads back here and needs reenter');
}

/** Throws a `ChartError` on the first thing in a chart that is not compiled, or that its vocabulary does not have. */
export function checkChart<State, Action, R>(
  chart: ChartData,
  vocabulary: Pick<Vocabulary<State, Action, R>, 'guards' | 'actions' | 'conditions' | 'updates'>,
  phases: Readonly<Record<string, readonly string[]>>,
): void {
  function checkName(path: readonly string[], key: string, kind: keyof typeof vocabulary, name: string): void {
    if (!Object.hasOwn(vocabulary[kind], name))
      throw new ChartError(path, key, `names ${name}, which the vocabulary does not have there`);
  }

  function checkAlone(place: Place, key: 'always' | 'onDone', way: unknown): void {
    checkWay(place, key, way);
    const { guard, actions, target, reenter } = way;
    if (key === 'onDone' && target === undefined)
      throw new ChartError(place.path, key, 'has no target: what is done would stay done');
    if (key === 'always' && !actions && !reenter && (target === undefined || target === place.path.at(-1)))
      throw new ChartError(place.path, key, 'changes nothing and would be taken for ever');
    if (guard) checkName(place.path, `${key}.guard`, 'conditions', guard);
    if (actions) checkName(place.path, `${key}.actions`, 'updates', actions);
  }

  function checkAsked(place: Place, type: string, way: unknown): void {
    const key = `on.${type}`;
    checkWay(place, key, way);
    const { guard, actions } = way;
    if (type.includes('*')) throw new ChartError(place.path, key, 'has to be one kind of action');
    if (guard === undefined) throw new ChartError(place.path, key, 'has no guard to say why not');
    if (actions === undefined) throw new ChartError(place.path, key, 'does nothing');
    checkName(place.path, `${key}.guard`, 'guards', guard);
    checkName(place.path, `${key}.actions`, 'actions', actions);
  }

  function check(place: Place): void {
    const { path, data } = place;
    checkShape(path, data);
    if (data.entry) checkName(path, 'entry', 'updates', data.entry);
    for (const way of listOf(data.always)) checkAlone(place, 'always', way);
    for (const way of listOf(data.onDone)) checkAlone(place, 'onDone', way);
    for (const [type, way] of Object.entries(data.on ?? {})) checkAsked(place, type, way);
    const beside = new Set(Object.keys(data.states ?? {}));
    for (const [key, inner] of Object.entries(data.states ?? {})) check({ path: [...path, key], data: inner, beside });
  }
  check({ path: [], data: chart, beside: new Set() });

  for (const path of Object.values(phases)) {
    const whole = path.reduce<ChartData | undefined>((data, key) => data?.states?.[key], chart);
    if (!whole) throw new ChartError(path, 'phases', 'names a state that the chart does not have');
    const known = new Map<string, string>();
    const oneGuard = (data: ChartData, at: readonly string[]): void => {
      for (const [type, { guard }] of Object.entries(data.on ?? {})) {
        if ((known.get(type) ?? guard) !== guard)
          throw new ChartError(at, `on.${type}`, 'has another guard elsewhere in its phase');
        known.set(type, guard);
      }
      for (const [key, inner] of Object.entries(data.states ?? {})) oneGuard(inner, [...at, key]);
    };
    oneGuard(whole, path);
  }
}
