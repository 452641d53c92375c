import { expect, test } from 'vitest';
import { type ChartState, stateOf, withDescendants } from '@/charts/model.ts';
import { onlyAllowed } from '@/charts/naming.ts';
import { chartGroups } from '@/charts/registry.ts';
import type { ChartNames } from '@/i18n/en/charts.ts';
import { names } from '@/i18n/en/names.ts';

/** A name that has no words is read as it is written, which is English: Korean has words for all of them. */

const files = import.meta.glob<Record<string, ChartNames>>('/src/i18n/ko/charts.ts', { eager: true });

const named = (chart: ChartState) => {
  const states = withDescendants(chart);
  const ways = states.flatMap((state) => state.ways);
  return {
    states: states.filter(({ id }) => id !== chart.id).map(({ key }) => key),
    guards: ways.flatMap(({ guard }) => (guard === null || onlyAllowed(guard) ? [] : [guard])),
    acts: [
      ...ways.flatMap(({ event, does }) => [...(event === null ? [] : [event]), ...does]),
      ...states.flatMap(({ entry }) => entry),
    ],
    descriptions: [...states, ...ways].filter(({ description }) => description).map(({ id }) => id),
  };
};

const groups = chartGroups('en').map(({ game, charts }) => ({
  game,
  all: charts.map(({ node }) => named(stateOf(node))),
}));

test('there are names to be put into words', () => {
  for (const { all } of groups)
    for (const kind of ['states', 'acts', 'descriptions'] as const)
      expect(all.flatMap((chart) => chart[kind]).length).toBeGreaterThan(10);
});

test('Korean has words for all that charts are made of', () => {
  const wordless = Object.values(files).flatMap((tables) =>
    groups.flatMap(({ game, all }) =>
      (['states', 'guards', 'acts', 'descriptions'] as const).flatMap((kind) => {
        const words = { ...(kind === 'states' ? names.phases : {}), ...tables[`${game}Charts`]?.[kind] };
        return [...new Set(all.flatMap((chart) => chart[kind]))]
          .filter((name) => !Object.hasOwn(words, name))
          .map((name) => `${game}Charts.${kind}.${name}`);
      }),
    ),
  );
  expect(wordless).toEqual([]);
});
