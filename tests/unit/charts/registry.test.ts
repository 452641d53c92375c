import { describe, expect, test } from 'vitest';
import { detailsOf } from '@/charts/details.ts';
import { type ChartState, stateOf, withDescendants } from '@/charts/model.ts';
import { movedAddress } from '@/charts/moved.ts';
import { namingOf } from '@/charts/naming.ts';
import { stateHref } from '@/charts/sheet.ts';
import { messages } from '@/i18n/index.ts';
import { groups, market, naming, odd } from './kit.ts';

test('charts have places of their own on the page', () => {
  const ids = groups.flatMap(({ charts }) => charts.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(groups)('the charts of $game', ({ charts, names, clauseTitle }) => {
  const roots = charts.map(({ node }) => stateOf(node));

  test('leave no state undrawn: whatever has states inside has a drawing', () => {
    const deep = roots.flatMap(withDescendants).filter(({ states }) => states.length > 0);
    expect(deep.map(({ id }) => id).filter((id) => !roots.some((root) => root.id === id))).toEqual([]);
  });

  test('have a page each, on which every state of theirs is told', () => {
    const pages = Object.fromEntries(charts.map(({ id }, at) => [roots[at]?.id ?? '', `/machines/${id}/`]));
    const [outermost] = roots;
    expect(stateHref(pages, outermost?.id ?? '')).toBe(`${pages[outermost?.id ?? '']}#${outermost?.id}`);
    for (const root of roots)
      for (const state of root.states) expect(stateHref(pages, state.id)).toBe(`${pages[root.id]}#${state.id}`);
  });

  test('tell each way where it leaves and where it leads', () => {
    for (const root of roots) {
      const details = detailsOf(root, namingOf(messages('en').charts, names));
      for (const state of root.states)
        for (const way of state.ways) {
          const told = (id: string | null) => details.find((detail) => detail.id === id);
          expect(told(state.id)?.leadsOut.map((step) => step.way)).toContain(way.id);
          if (way.to !== null) expect(told(way.to)?.leadsIn.map((step) => step.way)).toContain(way.id);
        }
    }
  });

  test('cite clauses that have a title', () => {
    for (const { rules } of roots.flatMap(withDescendants))
      for (const id of rules) expect(clauseTitle(id)).not.toBe(id);
  });
});

describe('what is told about a state', () => {
  const told = (root: ChartState, key: string) => detailsOf(root, naming).find(({ id }) => id.endsWith(`.${key}`));

  test('a way names its condition, what it does and where it leads', () => {
    const research = groups.flatMap(({ charts }) => charts).find(({ id }) => id === 'research-turn');
    if (!research) throw new Error('no chart of a turn in research');
    const ordering = told(stateOf(research.node), 'ordering');
    expect(ordering?.leadsIn.map(({ text }) => text)).toEqual(['several technologies paid for']);
    expect(ordering?.leadsOut).toMatchObject([
      { text: 'complete', about: 'This one first.', notes: ['if the rules allow it', 'does: complete technology'] },
    ]);
    expect(ordering?.leadsOut[0]?.rules).toEqual(['S5.3', 'S5.7']);
    expect(ordering?.leadsOut[0]?.state?.id).toBe(ordering?.leadsIn[0]?.state?.id);
  });

  test('a state that is entered anew is both source and target; one that stays leads nowhere', () => {
    const whole = told(stateOf(odd.root), 'market');
    expect(whole?.leadsIn.map(({ text }) => text)).toEqual(['the start', 'undo']);
    expect(whole?.leadsOut).toMatchObject([
      { text: 'undo', state: { name: 'Market' } },
      { text: 'shout', state: null, notes: ['does: make noise'] },
    ]);
  });

  test('a way into a state inside another is told with the state around it', () => {
    expect(told(stateOf(market), 'bidding')?.leadsOut.map(({ state }) => state?.name)).toContain('Last');
    expect(told(stateOf(market), 'building')?.leadsIn.map(({ text }) => text)).toEqual(['jump', 'rich']);
  });
});

test('an address from when every state stood on one page leads to the chart around the state', () => {
  const pages: Record<string, string> = { game: '/machines/game/', 'game.round.sale.turn': '/machines/sale-turn/' };
  const now = (path: string, hash: string) => movedAddress(path, hash, (state) => pages[state] ?? null);
  expect(now('/machines/', '#smartphone.game.round.sale.turn.steve')).toBe(
    '/machines/sale-turn/#game.round.sale.turn.steve',
  );
  expect(now('/machines/', '#smartphone.game')).toBe('/machines/game/#game');
  expect(now('/ko/machines/', '#coverage.game.turn')).toBe('/ko/machines/coverage/#coverage.game.turn');
  for (const holds of ['', '#sale', '#at=3.0', '#smartphone.nothing.here']) expect(now('/machines/', holds)).toBeNull();
  expect(now('/machines/coverage/', '#coverage-auction')).toBeNull();
});
