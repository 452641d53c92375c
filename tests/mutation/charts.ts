/**
 * `npm run test:mutation:charts`: the charts, changed in one place at a time. The compiled chart is the only flow there
 * is, so a change that no clause test and no recorded game notices is one that nothing holds.
 */
import type { ChartData, WayData } from '../../machines/core/chart.ts';
import { game as coverage } from '../../machines/coverage/charts/game.chart.ts';
import { game as smartphone } from '../../machines/smartphone/charts/game.chart.ts';
import { loader } from './bundle.ts';
import { endsInTime } from './within.ts';

interface Mutant {
  what: string;
  chart: ChartData;
}

const listOf = <T>(some: T | readonly T[] | undefined): readonly T[] =>
  some === undefined ? [] : Array.isArray(some) ? (some as readonly T[]) : [some as T];

/** A way changed in one thing: no guard, nothing done, another state beside it. */
function changedWays(way: WayData, siblings: readonly string[], asked: boolean): [string, WayData][] {
  const { guard, actions, target, ...rest } = way;
  const others = siblings.filter((each) => each !== target);
  const next = others[(siblings.indexOf(target ?? '') + 1) % others.length];
  return [
    ...(guard && !asked ? [['holds always', { target, actions, ...rest } as WayData] as [string, WayData]] : []),
    ...(actions && !asked ? [[`without ${actions}`, { guard, target, ...rest } as WayData] as [string, WayData]] : []),
    ...(target && next ? [[`to ${next}`, { ...way, target: next }] as [string, WayData]] : []),
  ].map(([what, made]) => [what, JSON.parse(JSON.stringify(made)) as WayData]);
}

/** Every chart that differs from this one in one place. */
function mutants(data: ChartData, path: string, siblings: readonly string[]): Mutant[] {
  const inside = Object.entries(data.states ?? {});
  const keys = inside.map(([key]) => key);
  const deeper = inside.flatMap(([key, inner]) =>
    mutants(inner, path ? `${path}.${key}` : key, keys).map(({ what, chart }) => ({
      what,
      chart: { ...data, states: { ...data.states, [key]: chart } },
    })),
  );
  const { entry, ...bare } = data;
  const ownEntry = entry ? [{ what: `${path}: enters without ${entry}`, chart: bare }] : [];
  const first = data.initial && keys.find((key) => key !== data.initial && !data.states?.[key]?.type);
  const ownFirst = first ? [{ what: `${path}: begins in ${first}`, chart: { ...data, initial: first } }] : [];
  const lists = (['always', 'onDone'] as const).flatMap((kind) => {
    const ways = listOf(data[kind]);
    return ways.flatMap((way, at) => [
      ...changedWays(way, siblings, false).map(([what, made]) => ({
        what: `${path}: ${kind} ${at} ${what}`,
        chart: { ...data, [kind]: ways.with(at, made) },
      })),
      ...(ways.length > 1
        ? [
            {
              what: `${path}: no ${kind} ${at} (${way.guard ?? 'otherwise'})`,
              chart: { ...data, [kind]: ways.toSpliced(at, 1) },
            },
          ]
        : []),
      ...(at > 0 && way.guard
        ? [
            {
              what: `${path}: ${way.guard} before ${ways[at - 1]?.guard}`,
              chart: { ...data, [kind]: ways.toSpliced(at - 1, 2, way, ways[at - 1] as WayData) },
            },
          ]
        : []),
    ]);
  });
  const asked = Object.entries(data.on ?? {}).flatMap(([type, way]) => {
    const { [type]: _, ...others } = data.on ?? {};
    return [
      { what: `${path}: no ${type}`, chart: { ...data, on: others } },
      ...changedWays(way, siblings, true).map(([what, made]) => ({
        what: `${path}: ${type} ${what}`,
        chart: { ...data, on: { ...data.on, [type]: made } } as ChartData,
      })),
    ];
  });
  return [...ownEntry, ...ownFirst, ...lists, ...asked, ...deeper];
}

/** The first test that notices a chart; null when none does. */
async function noticedBy(load: Awaited<ReturnType<typeof loader>>, chart: ChartData): Promise<string | null> {
  Object.assign(globalThis, { mutatedChart: chart });
  try {
    const loaded = endsInTime(load);
    if (!loaded) return 'loading does not end';
    for (const { name, run } of loaded.result) {
      try {
        const ended = endsInTime(run);
        if (!ended) return `${name} (does not end)`;
        await ended.result;
      } catch {
        return name;
      }
    }
    return null;
  } catch (error) {
    return `loading: ${error}`;
  }
}

const wanted = process.argv[2];
let survivors = 0;
for (const [name, chart] of Object.entries({ smartphone, coverage } as Record<string, ChartData>)) {
  if (wanted && wanted !== name) continue;
  const load = await loader(name);
  if (await noticedBy(load, chart)) throw new Error(`the tests of ${name} fail as they are`);
  const all = mutants(chart, '', []);
  let lived = 0;
  for (const { what, chart: mutated } of all) {
    if (await noticedBy(load, mutated)) continue;
    lived++;
    console.log(`${name}, not noticed: ${what}`);
  }
  survivors += lived;
  console.log(`${name}: ${all.length} mutants of the chart, ${all.length - lived} noticed, ${lived} not`);
}
process.exitCode = survivors > 30 ? 1 : 0;
