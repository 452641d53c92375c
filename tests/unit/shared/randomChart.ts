import { isDeepStrictEqual } from 'node:util';
import type { ChartData, Vocabulary, WayData } from '@machines/core/chart.ts';
import { compile } from '@machines/core/compile.ts';
import { machinesOf } from '@machines/core/machine.ts';
import { stateValue } from '@machines/core/rules.ts';
import { checkChart } from '@machines/core/subset.ts';
import { initialTransition, transition } from 'xstate';
import { dice, type Roll } from './dice.ts';

/** A game about nothing: a counter, and what was done in order, so that no step can go unnoticed. */
interface Counted {
  phase: string;
  news: string[];
  count: number;
  trail: string[];
}
type Ask = { type: string; seat: number };
interface No {
  rule: string;
  reason: string;
  params: Record<string, never>;
}

const names = (kind: string, many: number) => Array.from({ length: many }, (_, at) => `${kind}${at}`);
const table = <T>(kind: string, many: number, make: (at: number) => T): Record<string, T> =>
  Object.fromEntries(names(kind, many).map((name, at) => [name, make(at)]));

const done = (state: Counted, what: string, by: number): Counted => ({
  ...state,
  count: (state.count + by) % 97,
  trail: [...state.trail.slice(-30), what],
  news: [...state.news, what],
});

const no = (rule: string): No => ({ rule, reason: rule, params: {} });

/** Guards that depend on the counter and the action, so that every way is taken now and then. */
const vocabulary: Vocabulary<Counted, Ask, No> = {
  common: (_state, { seat }, here) => (!here ? no('not here') : seat === 4 ? no('not seated') : null),
  guards: table(
    'may',
    5,
    (at) =>
      (state: Counted, { seat }: Ask) =>
        (state.count + seat + at) % 3 === 0 ? no(`may${at}`) : null,
  ),
  actions: table(
    'do',
    5,
    (at) =>
      (state: Counted, { seat }: Ask) =>
        done(state, `do${at}`, at + seat + 1),
  ),
  conditions: table('if', 5, (at) => (state: Counted) => (state.count + at) % 4 === 0),
  updates: table('then', 5, (at) => (state: Counted) => done(state, `then${at}`, at + 3)),
};

/** A chart of the subset that is compiled, of up to three levels. */
function randomChart(roll: Roll): ChartData {
  const { pick, from, chance } = roll;
  /** One guard for each kind of action, as in a phase. */
  const guardOf = Object.fromEntries(names('event', 5).map((event) => [event, from(names('may', 5))]));
  const wayTo = (siblings: readonly string[], own: string, guarded: boolean): WayData => {
    const target = from(siblings);
    const update = chance(60) || target === own;
    return {
      ...(guarded && { guard: from(names('if', 5)) }),
      target,
      ...(update && { actions: from(names('then', 5)) }),
      ...(target === own && chance(30) && { reenter: true as const }),
    };
  };
  const leaf = (own: string, siblings: readonly string[]): ChartData => ({
    ...(chance(30) && { entry: from(names('then', 5)) }),
    ...(chance(40) && {
      // The last may hold always: a chart may then go round for ever, and both ways have to say so.
      always: Array.from({ length: 1 + pick(2) }, (_, at) => wayTo(siblings, own, at === 0 || chance(94))),
    }),
    on: Object.fromEntries(
      names('event', 5)
        .filter(() => chance(55))
        .map((event) => [
          event,
          {
            guard: guardOf[event] as string,
            actions: from(names('do', 5)),
            ...(chance(70) && { target: from(siblings) }),
          },
        ]),
    ),
  });
  const level = (depth: number): ChartData => {
    const keys = names(`s${depth}_`, 2 + pick(3));
    const last = `end${depth}`;
    const siblings = [...keys, last];
    const states = Object.fromEntries(
      keys.map((key) => {
        if (depth === 3 || chance(60)) return [key, leaf(key, siblings)];
        const ways = Array.from({ length: 1 + pick(2) }, (_, at) => wayTo(siblings, key, at === 0 && chance(50)));
        const onDone = ways.map((way) => (way.target === key ? { ...way, reenter: true as const } : way));
        return [key, { ...(chance(40) && { entry: from(names('then', 5)) }), ...level(depth + 1), onDone }];
      }),
    );
    return {
      initial: from(keys),
      states: { ...states, [last]: { type: 'final', ...(chance(50) && { entry: from(names('then', 5)) }) } },
    };
  };
  return level(1);
}

const outcomeOf = <T>(run: () => T): T | 'endless' => {
  try {
    return run();
  } catch (error) {
    if (/for ever|Infinite loop/.test(String(error))) return 'endless';
    throw error;
  }
};

/** One random chart in both ways; what they differ in, and how many steps were made. */
export function compareRandomChart(seed: number): { steps: number; endless: boolean; difference: string | null } {
  const roll = dice(seed ^ 0xc4a2);
  const chart = randomChart(roll);
  checkChart(chart, vocabulary, { all: [] });
  const flow = compile<Counted, Ask, No, 'all'>(chart, vocabulary, { phases: { all: [] }, phaseOf: () => 'all' });
  const machine = machinesOf<Counted, Ask, No>(vocabulary)('random', chart);
  const begun: Counted = { phase: 'all', news: [], count: roll.pick(97), trail: [] };
  const told = (what: string, ...values: unknown[]) =>
    `chart ${seed}, ${what}: ${values.map((value) => JSON.stringify(value)).join(' | ')}`;

  let state = outcomeOf(() => flow.start(begun));
  let snapshot = outcomeOf(() => {
    const [started] = initialTransition(machine, { game: begun } as never);
    if (started.status === 'error') throw started.error;
    return started;
  });
  for (let steps = 0; ; steps++) {
    if (state === 'endless' || snapshot === 'endless') {
      const difference = state === snapshot ? null : told('endless', state, snapshot === 'endless' || snapshot.value);
      return { steps, endless: true, difference };
    }
    const { game } = snapshot.context;
    if (!isDeepStrictEqual(game, state)) return { steps, endless: false, difference: told('state', state, game) };
    if (!isDeepStrictEqual(snapshot.value, stateValue(flow.path(state))))
      return { steps, endless: false, difference: told('value', stateValue(flow.path(state)), snapshot.value) };
    if (steps === 24 || snapshot.status !== 'active') return { steps, endless: false, difference: null };
    const action = { type: roll.from(names('event', 6)), seat: roll.pick(5) };
    const before = state;
    const at = snapshot;
    // What a state has no place for, its phase's guard may allow: that is a fault of the chart, and told as one.
    const driven = outcomeOf(() => {
      try {
        return flow.step(before, action);
      } catch (error) {
        if (!/has no place for/.test(String(error))) throw error;
        return { ok: false as const, state: before };
      }
    });
    const charted = outcomeOf(() => transition(machine, at as never, action as never)[0]);
    if (driven !== 'endless' && charted !== 'endless' && driven.ok !== (charted !== at))
      return { steps, endless: false, difference: told('verdict', action, driven.ok) };
    state = driven === 'endless' ? driven : driven.state;
    snapshot = charted as typeof snapshot;
  }
}
