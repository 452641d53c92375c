import { fc, test } from '@fast-check/vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test as plain } from 'vitest';
import { en } from '@/i18n/en/index.ts';
import { keepGuide } from '@/play/keep/guides.ts';
import { countResult, dropResults, openResults, type Result, resultsFile } from '@/play/keep/results.ts';
import { keepNames } from '@/play/keep/settings.ts';
import type { Shelf, ShelfGame } from '@/play/keep/shelf.ts';
import { againstWhom, amongPeople, recordAgainst } from '@/play/tally.ts';
import { TallyTable } from '@/play/ui/lobby/TallyTable.tsx';
import { blockedStore, fullStore, memoryStore } from './kit.ts';

/** One's own results: counted once each, by opponents, whatever lies in storage. */

const empty = async (): Promise<Shelf> => ({ games: [], damaged: [] });
const key = 'rulebench.results';

/** A game that has ended, by players and scores; the colours follow. */
const ended = (id: string, players: readonly [string, number][], game = 'smartphone') => {
  const colours = ['green', 'blue', 'black', 'yellow', 'red'] as const;
  const seats = players.map(([player], at) => ({ colour: colours[at] ?? 'red', player }));
  const result = players
    .map(([, total], at) => ({
      colour: colours[at] ?? ('red' as const),
      total,
      place: 1 + players.filter(([, other]) => other > total).length,
    }))
    .sort((a, b) => a.place - b.place);
  return { id, game, seats, result };
};

describe('results', () => {
  plain('count wins, losses and scores against the same opponents', async () => {
    const store = memoryStore();
    const games = [
      ended('a', [
        ['person', 100],
        ['steve', 90],
      ]),
      ended('b', [
        ['person', 50],
        ['steve', 90],
      ]),
      ended('c', [
        ['person', 70],
        ['steve', 70],
      ]),
      ended('d', [
        ['person', 70],
        ['sharp', 80],
        ['steve', 60],
      ]),
      ended('e', [
        ['steve', 60],
        ['person', 70],
        ['sharp', 50],
      ]),
      ended(
        'f',
        [
          ['person', 20],
          ['valuer', 10],
        ],
        'coverage',
      ),
      ended('g', [
        ['steve', 60],
        ['sharp', 50],
      ]),
    ];
    for (const game of games) await countResult(game, store, empty);
    const { results } = await openResults(store, empty);
    expect(results).toHaveLength(6);
    expect(againstWhom(results, 'smartphone')).toEqual([
      { opponents: ['steve'], tally: { games: 3, won: 1, shared: 1, lost: 1, best: 100, average: 220 / 3 } },
      { opponents: ['sharp', 'steve'], tally: { games: 2, won: 1, shared: 0, lost: 1, best: 70, average: 70 } },
    ]);
    expect(recordAgainst(results, 'coverage', ['valuer'])).toMatchObject({ games: 1, won: 1 });
    expect(recordAgainst(results, 'coverage', ['random'])).toBeNull();
  });

  plain('count a game played to another end once, as it ended last', async () => {
    const store = memoryStore();
    await countResult(
      ended('a', [
        ['person', 100],
        ['steve', 90],
      ]),
      store,
      empty,
    );
    await countResult(
      ended('a', [
        ['person', 80],
        ['steve', 90],
      ]),
      store,
      empty,
    );
    const { results } = await openResults(store, empty);
    expect(againstWhom(results, 'smartphone')[0]?.tally).toMatchObject({ games: 1, won: 0, lost: 1 });
  });

  plain('leave out branches and guided games', async () => {
    const store = memoryStore();
    keepGuide('b', 'whole-game', store);
    await countResult(
      {
        ...ended('a', [
          ['person', 1],
          ['steve', 2],
        ]),
        branchedAt: 4,
      },
      store,
      empty,
    );
    await countResult(
      ended('b', [
        ['person', 1],
        ['steve', 2],
      ]),
      store,
      empty,
    );
    expect((await openResults(store, empty)).results).toEqual([]);
  });

  plain('keep the names of people around one device', async () => {
    const store = memoryStore();
    keepNames({ green: 'Anna', red: 'Nobody here' }, store);
    await countResult(
      ended('a', [
        ['person', 3],
        ['person', 2],
        ['steve', 9],
      ]),
      store,
      empty,
    );
    keepNames({ green: 'Ben' }, store);
    await countResult(
      ended('b', [
        ['person', 9],
        ['person', 2],
      ]),
      store,
      empty,
    );
    const { results } = await openResults(store, empty);
    expect(againstWhom(results, 'smartphone')).toEqual([]);
    expect(
      amongPeople(results, 'smartphone', (seat) => seat).map(({ name, tally }) => [name, tally.games, tally.won]),
    ).toEqual([
      ['Ben', 1, 1],
      ['blue', 2, 0],
      ['Anna', 1, 0],
    ]);
  });

  plain('begin with the finished games that are kept, and stay cleared once they are cleared', async () => {
    const store = memoryStore();
    const { id, game, seats, result } = ended('old', [
      ['person', 5],
      ['steve', 4],
    ]);
    const kept: ShelfGame = { id, game, seats, result, changed: 1, round: 5, phase: 'over', moves: 9 };
    const shelf = async (): Promise<Shelf> => ({ games: [kept, { ...kept, id: 'try', branchedAt: 3 }], damaged: [] });
    expect((await openResults(store, shelf)).results.map((each) => each.id)).toEqual(['old']);
    dropResults(store);
    expect(await openResults(store, shelf)).toEqual({ results: [], damaged: 0 });
  });

  plain('go into a file whole', async () => {
    const store = memoryStore();
    await countResult(
      ended('a', [
        ['person', 5],
        ['steve', 4],
      ]),
      store,
      empty,
    );
    const { results } = await openResults(store, empty);
    const { name, text } = resultsFile(results, new Date('2026-01-02T03:04:05Z'));
    expect(name).toBe('rulebench-results-2026-01-02.json');
    expect(JSON.parse(text)).toEqual({ format: 1, results });
  });

  plain('are simply not counted where nothing can be kept', async () => {
    for (const store of [blockedStore, fullStore(memoryStore())]) {
      await countResult(
        ended('a', [
          ['person', 5],
          ['steve', 4],
        ]),
        store,
        empty,
      );
      expect((await openResults(store, empty)).results).toEqual([]);
    }
  });

  const anything = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>('__proto__', 1e300, null, {}, [], 'x'.repeat(9999)),
  );
  const maybe = (value: unknown) => fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, anything);
  const good = {
    ...ended('good', [
      ['person', 7],
      ['steve', 4],
    ]),
    ended: 5,
    names: {},
  };
  const entry = fc.record(
    {
      id: maybe('x'),
      game: maybe('smartphone'),
      ended: maybe(1),
      seats: fc.oneof(maybe(good.seats), fc.array(fc.record({ colour: maybe('green'), player: maybe('person') }))),
      result: fc.oneof(maybe(good.result), fc.array(anything)),
      names: maybe({ green: 'Anna' }),
    },
    { requiredKeys: [] },
  );

  test.prop([fc.array(fc.oneof(entry, anything), { maxLength: 6 }), fc.nat(6)], { numRuns: 500 })(
    'are counted beside whatever else lies there',
    async (others, at) => {
      const store = memoryStore();
      store.setItem(key, JSON.stringify(others.toSpliced(at, 0, good)));
      const { results, damaged } = await openResults(store, empty);
      expect(results.length + damaged).toBe(others.length + 1);
      expect(results).toContainEqual(good);
      for (const game of ['smartphone', 'coverage']) {
        const rows = againstWhom(results, game).map(({ opponents, tally }) => [opponents.join(), tally] as const);
        const among = amongPeople(results, game, (seat) => seat).map(({ name, tally }) => [name, tally] as const);
        const drawn = renderToStaticMarkup(
          <TallyTable title="" rows={[...rows, ...among]} score={String} words={en.keep.record} />,
        );
        expect(drawn).not.toContain('NaN');
      }
    },
  );

  test.prop([fc.string()])('are empty where the whole is no list', async (text) => {
    const store = memoryStore();
    store.setItem(key, text);
    const { results }: { results: Result[] } = await openResults(store, empty);
    expect(results).toEqual([]);
  });
});
