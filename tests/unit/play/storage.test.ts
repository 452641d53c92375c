import { smartphone } from '@machines/smartphone/module.ts';
import type { Smartphone } from '@machines/smartphone/types.ts';
import { describe, expect, test } from 'vitest';
import { keepDraft, openDraft } from '@/games/smartphone/play/drafts.ts';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import type { GameStore } from '@/play/keep/database.ts';
import { gameKey } from '@/play/keep/entry.ts';
import { keyGames } from '@/play/keep/gameStores.ts';
import { leave, takeOver } from '@/play/keep/leftovers.ts';
import { listGames, removeGame } from '@/play/keep/shelf.ts';
import { type Kept, type KeptGame, keepGame, newGameId, openGame, writtenGame } from '@/play/keep/storage.ts';
import { watchGame } from '@/play/keep/watch.ts';
import { randomSetup } from '../smartphone/games.ts';
import { setupOf } from '../smartphone/kit.ts';
import { blockedStore, fullStore, memoryStore, playUntil } from './kit.ts';

const played = playUntil(setupOf({ steve: 'red', seed: 4 }), (_state, log) => log.length === 30);
const game = (id: string, over: Partial<KeptGame<Smartphone>> = {}): KeptGame<Smartphone> => ({
  id,
  ...played,
  cursor: 30,
  revision: null,
  ...over,
});
const revisionOf = (kept: Kept): string => {
  if (kept.status !== 'kept') throw new Error(kept.status);
  return kept.revision;
};

describe('a kept game', () => {
  test('is restored exactly after every move, whatever the phase', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const { setup, log } = playUntil(randomSetup(seed), () => false);
      const store = memoryStore();
      let revision: string | null = null;
      let position = smartphone.start(setup);
      for (const [at, action] of log.entries()) {
        position = smartphone.step(position, action).state;
        const now = log.slice(0, at + 1);
        revision = revisionOf(
          await keepGame(
            smartphonePlay,
            { id: 'a', setup, log: now, end: position, cursor: at + 1, revision },
            position,
            keyGames(store),
          ),
        );
        if (at % 10 === 0 || position.phase === 'planning')
          expect(await openGame(smartphonePlay, 'a', keyGames(store))).toMatchObject({
            game: { id: 'a', setup, log: now, end: position, cursor: at + 1, revision },
            problems: [],
          });
      }
      expect((await listGames(keyGames(store))).games).toMatchObject([
        { id: 'a', round: 5, phase: 'over', moves: log.length },
      ]);
    }
  });

  test('a branch knows the game it left; one kept before that was known opens too', async () => {
    const store = memoryStore();
    await keepGame(smartphonePlay, game('b', { branch: { at: 7, from: 'a' } }), played.end, keyGames(store));
    const branchOf = async () => (await openGame(smartphonePlay, 'b', keyGames(store)))?.game?.branch;
    expect(await branchOf()).toEqual({ at: 7, from: 'a' });
    const entry = JSON.parse(store.getItem(gameKey('b')) ?? '');
    for (const branchedFrom of [undefined, 'no such id', '']) {
      store.setItem(gameKey('b'), JSON.stringify({ ...entry, branchedFrom }));
      expect(await branchOf()).toEqual({ at: 7, from: null });
    }
  });

  test('one kept when the casual player was called simple is listed and opens with that player', async () => {
    const store = memoryStore();
    await keepGame(smartphonePlay, game('a'), played.end, keyGames(store));
    const entry = JSON.parse(store.getItem(gameKey('a')) ?? '');
    const [first, ...others] = entry.save.setup.seats;
    entry.save.setup.seats = [{ ...first, player: 'simple' }, ...others];
    store.setItem(gameKey('a'), JSON.stringify(entry));
    expect((await listGames(keyGames(store))).games[0]?.seats[0]).toEqual({ ...first, player: 'casual' });
    const opened = await openGame(smartphonePlay, 'a', keyGames(store));
    expect(opened?.game?.setup.seats[0]).toEqual({ ...first, player: 'casual' });
  });

  test('keeps what was undone, to be redone', async () => {
    const store = memoryStore();
    await keepGame(smartphonePlay, game('a', { cursor: 12 }), played.end, keyGames(store));
    expect((await openGame(smartphonePlay, 'a', keyGames(store)))?.game).toMatchObject({ cursor: 12, log: played.log });
  });

  test('is listed with the others, newest first, and removed alone with its drafts', async () => {
    const store = memoryStore();
    const [plan] = played.log;
    if (plan?.type !== 'plan') throw new Error('no plan');
    for (const [at, id] of ['a', 'b', 'c'].entries()) {
      await keepGame(smartphonePlay, game(id), played.end, keyGames(store), 1000 + at);
      keepDraft(id, 'green', 1, plan.plan, store);
    }
    expect((await listGames(keyGames(store))).games.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect((await listGames(keyGames(store))).games[0]).toMatchObject({
      game: 'smartphone',
      seats: played.setup.seats,
      changed: 1002,
    });
    await removeGame('b', keyGames(store), store);
    expect((await listGames(keyGames(store))).games.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(await openGame(smartphonePlay, 'b', keyGames(store))).toBeNull();
    expect(openDraft('b', 'green', 1, store)).toBeNull();
    expect(openDraft('a', 'green', 1, store)).toEqual(plan.plan);
  });

  test('has an id of its own', async () => {
    const ids = Array.from({ length: 200 }, newGameId);
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{1,24}$/);
  });
});

describe('storage that does not serve', () => {
  test('is blocked: the answer says so, and nothing throws', async () => {
    for (const store of [blockedStore, null]) {
      expect(await keepGame(smartphonePlay, game('a'), played.end, keyGames(store))).toEqual({ status: 'blocked' });
      expect(await keepGame(smartphonePlay, game('a', { revision: '3.x' }), played.end, keyGames(store))).toEqual({
        status: 'blocked',
      });
      expect(await openGame(smartphonePlay, 'a', keyGames(store))).toBeNull();
      expect(await listGames(keyGames(store))).toEqual({ games: [], damaged: [] });
      await removeGame('a', keyGames(store), store);
      expect(openDraft('a', 'green', 1, store)).toBeNull();
    }
  });

  test('is full: the answer says so, and what was kept stays', async () => {
    const store = memoryStore();
    const revision = revisionOf(await keepGame(smartphonePlay, game('a', { cursor: 5 }), played.end, keyGames(store)));
    expect(await keepGame(smartphonePlay, game('a', { revision }), played.end, keyGames(fullStore(store)))).toEqual({
      status: 'full',
    });
    expect((await openGame(smartphonePlay, 'a', keyGames(store)))?.game?.cursor).toBe(5);
  });
});

describe('two tabs on one game', () => {
  test('the one that lags behind writes nothing, reads the newer game and goes on', async () => {
    const store = memoryStore();
    const first = revisionOf(
      await keepGame(
        smartphonePlay,
        game('a', { log: played.log.slice(0, 5), cursor: 5 }),
        played.end,
        keyGames(store),
      ),
    );
    const second = revisionOf(
      await keepGame(smartphonePlay, game('a', { revision: first }), played.end, keyGames(store)),
    );
    expect(
      await keepGame(smartphonePlay, game('a', { cursor: 1, revision: first }), played.end, keyGames(store)),
    ).toEqual({
      status: 'stale',
    });
    expect((await openGame(smartphonePlay, 'a', keyGames(store)))?.game).toMatchObject({
      cursor: 30,
      revision: second,
    });
    expect(
      (await keepGame(smartphonePlay, game('a', { cursor: 1, revision: second }), played.end, keyGames(store))).status,
    ).toBe('kept');
  });

  test('two writes at the same instant do not look alike', async () => {
    const one = revisionOf(await keepGame(smartphonePlay, game('a'), played.end, keyGames(memoryStore())));
    const other = revisionOf(await keepGame(smartphonePlay, game('a'), played.end, keyGames(memoryStore())));
    expect(one).not.toBe(other);
  });

  test('a game removed in one is not brought back by the other', async () => {
    const store = memoryStore();
    const revision = revisionOf(await keepGame(smartphonePlay, game('a'), played.end, keyGames(store)));
    await removeGame('a', keyGames(store), store);
    expect(await keepGame(smartphonePlay, game('a', { revision }), played.end, keyGames(store))).toEqual({
      status: 'stale',
    });
    expect((await listGames(keyGames(store))).games).toEqual([]);
  });

  test('each hears of the other’s writes to its game only', async () => {
    const listeners = new Set<(event: StorageEvent) => void>();
    const source = {
      addEventListener: (_type: string, listener: unknown) => listeners.add(listener as () => void),
      removeEventListener: (_type: string, listener: unknown) => listeners.delete(listener as () => void),
    } as unknown as Window;
    let heard = 0;
    const stop = watchGame('a', () => heard++, source);
    const say = (key: string | null) => {
      for (const listener of listeners) listener({ key } as StorageEvent);
    };
    say(gameKey('b'));
    expect(heard).toBe(0);
    say(gameKey('a'));
    say(null);
    expect(heard).toBe(2);
    stop();
    say(gameKey('a'));
    expect(heard).toBe(2);
  });
});

describe('a damaged entry', () => {
  const store = memoryStore();
  const { text } = writtenGame(smartphonePlay, game('good'), played.end);
  store.setItem(gameKey('good'), text);
  const cases: [string, string, string][] = [
    ['cut off', text.slice(0, -40), 'notJson'],
    ['larger than any game', `${text}${' '.repeat(2_000_000)}`, 'tooLarge'],
    ['a list', '[]', 'notASave'],
    ['without a revision', text.replace('"revision"', '"version"'), 'notASave'],
    ['without a log', text.replace('"log"', '"moves"'), 'notASave'],
    ['with seats that are none', text.replace(/"seats":\[.*?\]/, '"seats":[4]'), 'notASave'],
  ];
  test.each(cases)('%s is reported, and the others are listed and open', async (_what, damaged, kind) => {
    store.setItem(gameKey('bad'), damaged);
    expect(await listGames(keyGames(store))).toMatchObject({
      games: [{ id: 'good' }],
      damaged: [{ id: 'bad', problem: { kind } }],
    });
    expect(await openGame(smartphonePlay, 'bad', keyGames(store))).toMatchObject({ game: null, problems: [{ kind }] });
    expect((await openGame(smartphonePlay, 'good', keyGames(store)))?.problems).toEqual([]);
  });

  test('whose set-up is impossible says so when it is opened', async () => {
    store.setItem(gameKey('bad'), text.replace('"red"', '"green"'));
    expect(await openGame(smartphonePlay, 'bad', keyGames(store))).toMatchObject({
      game: null,
      problems: [{ kind: 'setup' }],
    });
  });

  test('in the middle of its log opens up to there', async () => {
    const { type } = played.log.findLast((action) => action.type !== 'plan') ?? { type: 'endTurn' };
    store.setItem(gameKey('bad'), text.replace(`"type":"${type}"`, '"type":"rest"'));
    const opened = await openGame(smartphonePlay, 'bad', keyGames(store));
    const at = opened?.game?.log.length ?? -1;
    expect(played.log.findIndex((action) => action.type === type)).toBe(at);
    expect(opened).toMatchObject({ game: { cursor: at }, problems: [{ kind: 'action', at }] });
  });

  test('in its sealed part opens with all that was open', async () => {
    const parts = JSON.parse(text);
    store.setItem(gameKey('bad'), JSON.stringify({ ...parts, sealed: 'a.b!' }));
    expect(await openGame(smartphonePlay, 'bad', keyGames(store))).toMatchObject({
      game: { log: played.log },
      problems: [{ kind: 'action', at: 30 }],
    });
  });

  test('is written over by the tab that has the game', async () => {
    store.setItem(gameKey('bad'), '{');
    expect((await keepGame(smartphonePlay, game('bad', { revision: '7.x' }), played.end, keyGames(store))).status).toBe(
      'kept',
    );
    expect((await openGame(smartphonePlay, 'bad', keyGames(store)))?.problems).toEqual([]);
  });
});

describe('what lies in localStorage when there is a database', () => {
  /** Stands for the database: another shelf of the same kind. */
  const both = () => {
    const [keys, inner] = [memoryStore(), memoryStore()];
    return { keys, inner, database: keyGames(inner) };
  };
  const at = (cursor: number, revision: string | null) =>
    writtenGame(smartphonePlay, game('a', { cursor, revision }), played.end);
  const cursorIn = async (database: GameStore) => (await openGame(smartphonePlay, 'a', database))?.game?.cursor;

  test('a game from before is taken over, damaged ones as they are, and nothing stays behind', async () => {
    const { keys, database } = both();
    keys.setItem(gameKey('a'), at(3, null).text);
    keys.setItem(gameKey('b'), '{');
    keys.setItem('rulebench.guide.a', 'first');
    await takeOver(database, keys);
    expect(await listGames(database)).toMatchObject({ games: [{ id: 'a', moves: 3 }], damaged: [{ id: 'b' }] });
    expect(keys.text()).toBe('rulebench.guide.a\nfirst');
  });

  test('of two the one with more writes stays', async () => {
    for (const [kept, lying, expected] of [
      ['4.x', '7.x', 9],
      ['7.x', '4.x', 1],
    ] as const) {
      const { keys, inner, database } = both();
      inner.setItem(gameKey('a'), at(1, kept).text);
      keys.setItem(gameKey('a'), at(9, lying).text);
      await takeOver(database, keys);
      expect(await cursorIn(database)).toBe(expected);
      expect(keys.length).toBe(0);
    }
  });

  test('a move left behind is taken if nobody has written since, and only once', async () => {
    const { keys, inner, database } = both();
    const first = at(1, null);
    inner.setItem(gameKey('a'), first.text);
    leave('a', { after: [first.revision], text: at(2, first.revision).text }, keys);
    await takeOver(database, keys);
    expect(await cursorIn(database)).toBe(2);
    leave('a', { after: [first.revision], text: at(3, first.revision).text }, keys);
    await takeOver(database, keys);
    expect(await cursorIn(database)).toBe(2);
    expect(keys.length).toBe(0);
  });

  test('what is damaged there hurts nothing', async () => {
    for (const text of ['', '{', 'null', '[]', '{"after":1}', '{"after":[null],"text":7}']) {
      const { keys, database } = both();
      keys.setItem('rulebench.left.a', text);
      await takeOver(database, keys);
      expect(await listGames(database)).toEqual({ games: [], damaged: [] });
    }
  });

  test('nothing is taken away from where it lies before it is written', async () => {
    const keys = memoryStore();
    keys.setItem(gameKey('a'), at(3, null).text);
    await takeOver(keyGames(fullStore(memoryStore())), keys);
    await takeOver(keyGames(blockedStore), keys);
    expect(keys.getItem(gameKey('a'))).not.toBeNull();
  });
});
