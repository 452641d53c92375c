import { fc, test } from '@fast-check/vitest';
import { openSave } from '@machines/core/save.ts';
import { coverage } from '@machines/coverage/module.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test as plain } from 'vitest';
import { en } from '@/i18n/en/index.ts';
import { gameKey } from '@/play/keep/entry.ts';
import { keyGames } from '@/play/keep/gameStores.ts';
import { problemWords } from '@/play/keep/problems.ts';
import { listGames } from '@/play/keep/shelf.ts';
import { Damaged } from '@/play/ui/lobby/Damaged.tsx';
import { GameRow } from '@/play/ui/lobby/GameRow.tsx';
import { LastGame } from '@/play/ui/lobby/LastGame.tsx';
import type { LobbyPage } from '@/play/ui/lobby/lobbyPage.ts';
import { memoryStore } from './kit.ts';

/** The list of games, whatever lies in storage: each entry is one line, and no line hurts another. */

const { keep: words, names, setup, coverage: coverageWords } = en;
const page: LobbyPage = {
  words,
  seats: names.seats,
  games: {
    smartphone: {
      title: 'Smartphone Inc.',
      path: '/play/smartphone/',
      stage: words.lobby.round,
      phases: names.phases,
      players: setup.player,
      score: words.lobby.smartphone.score,
    },
    coverage: {
      title: 'Coverage',
      path: '/play/coverage/',
      stage: coverageWords.stage,
      phases: coverageWords.phases,
      players: coverageWords.setup.player,
      score: words.lobby.coverage.score,
    },
  },
};
const nothing = () => {};

/** The whole list as the page shows it. */
async function drawn(texts: readonly string[]): Promise<string[]> {
  const store = memoryStore();
  for (const [at, text] of texts.entries()) store.setItem(gameKey(String(at)), text);
  const { games, damaged } = await listGames(keyGames(store));
  const rows = [
    ...games.map((game) => (
      <>
        <LastGame {...page} game={game} />
        <GameRow {...page} game={game} onRemove={nothing} />
      </>
    )),
    ...damaged.map((each) => <Damaged key={each.id} {...page} damaged={each} onRemove={nothing} />),
  ];
  return rows.map((row) => renderToStaticMarkup(row));
}

const good = {
  revision: '1.a',
  changed: 1_700_000_000_000,
  round: 1,
  phase: 'planning',
  cursor: 0,
  save: {
    format: 1,
    rulesVersion: 1,
    game: 'smartphone',
    seed: 1,
    setup: { ruleSet: 'e2', rulings: {}, seats: [{ colour: 'green', player: 'person' }], technologySides: 'A' },
    log: [],
  },
};

/** Names that every object has, and numbers that no calendar has. */
const nasty = fc.constantFrom<unknown>(
  'constructor',
  '__proto__',
  'toString',
  'over',
  1e300,
  -1e300,
  8.64e15 + 1,
  Number.MAX_VALUE,
  null,
  {},
  [],
  { toString: null },
  'x'.repeat(100_000),
);
const anything = fc.oneof(fc.jsonValue(), nasty);
/** An entry in which any part may be anything. */
const maybe = (value: unknown) => fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, anything);
const seat = fc.record({ colour: maybe('green'), player: maybe('person') });
const entry = fc.record(
  {
    revision: maybe('1.a'),
    changed: maybe(good.changed),
    round: maybe(1),
    phase: fc.oneof(maybe('planning'), fc.constant('over')),
    result: fc.oneof(maybe([{ colour: 'green', place: 1, total: 3 }]), fc.array(anything)),
    cursor: maybe(0),
    branchedAt: anything,
    sealed: anything,
    save: fc.oneof(
      anything,
      fc.record({
        game: maybe('smartphone'),
        setup: fc.oneof(
          anything,
          fc.record({ seats: fc.oneof(anything, fc.array(fc.oneof(seat, anything))), from: anything }),
        ),
        log: maybe([]),
      }),
    ),
  },
  { requiredKeys: [] },
);
const text = fc.oneof(
  fc.string(),
  fc.json(),
  entry.map((value) => JSON.stringify(value)),
);

describe('the list of games', () => {
  test.prop([fc.array(text, { maxLength: 5 }), fc.nat(5)], { numRuns: 500 })(
    'has one short line for each entry, whatever is in it',
    async (others, at) => {
      const texts = others.toSpliced(at, 0, JSON.stringify(good));
      const lines = await drawn(texts);
      expect(lines).toHaveLength(texts.length);
      for (const line of lines) expect(line.length).toBeLessThan(8_000);
      expect(lines.join()).toContain('Round 1, Planning');
    },
  );

  for (const [name, bad] of Object.entries({
    'a moment past the calendar': { ...good, changed: 1e300 },
    'an unknown colour': { ...good, save: { ...good.save, setup: { seats: [{ colour: 'pink', player: 'person' }] } } },
    'a colour that all objects have': {
      ...good,
      save: { ...good.save, setup: { seats: [{ colour: '__proto__', player: 'person' }] } },
    },
    'a game that all objects have': { ...good, save: { ...good.save, game: 'constructor' } },
    'an object for a game': { ...good, save: { ...good.save, game: {} } },
    'a game with a name of 1.9 MB': { ...good, save: { ...good.save, game: 'x'.repeat(1_900_000) } },
  }))
    plain(`tells of ${name} and lists the others`, async () => {
      const [row, damaged] = await drawn([JSON.stringify(bad), JSON.stringify(good)]);
      expect(row).toContain('Round 1, Planning');
      expect(damaged).toContain('A saved game can’t be read');
    });

  plain('shows a player or phase of no known name as it is written', async () => {
    const [row] = await drawn([
      JSON.stringify({
        ...good,
        phase: 'constructor',
        save: { ...good.save, setup: { seats: [{ colour: 'red', player: 'toString' }] } },
      }),
    ]);
    expect(row).toContain('Round 1, constructor');
    expect(row).toContain('<p>toString</p>');
  });
});

describe('a save that is far too much', () => {
  const many = Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`r${at}`, 'x']));
  const saying = (rules: Parameters<typeof openSave>[0], over: object): string[] => {
    const save = { ...good.save, game: rules.id, rulesVersion: rules.rulesVersion, ...over };
    return openSave(rules, save).problems.map((problem) => problemWords(words, problem));
  };
  // What the rules of each game say of a save is the same here.
  const games = [smartphone, coverage] as unknown as Parameters<typeof openSave>[0][];

  for (const rules of games) {
    plain(`${rules.id}: 200,000 rulings are counted, not read`, () => {
      const setup =
        rules.id === 'smartphone'
          ? { ...good.save.setup, rulings: many }
          : { ruleSet: 'book', rulings: many, seats: good.save.setup.seats, map: {} };
      expect(saying(rules, { setup }).join()).toContain('There are more than 100 rulings.');
    });
    plain(`${rules.id}: nothing is quoted at length`, () => {
      const long = 'x'.repeat(1_900_000);
      for (const over of [
        { game: long },
        { setup: many },
        { setup: { ...good.save.setup, [long]: 1 } },
        { setup: { ...good.save.setup, rulings: { [long]: long } } },
        { log: [{ type: long }] },
      ])
        for (const sentence of saying(rules, over)) expect(sentence.length).toBeLessThan(1_500);
    });
  }
});
