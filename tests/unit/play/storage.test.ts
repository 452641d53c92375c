import { smartphone } from '@machines/smartphone/module.ts';
import { describe, expect, test } from 'vitest';
import { keepDraft, openDraft } from '@/play/keep/drafts.ts';
import { gameKey } from '@/play/keep/entry.ts';
import { listGames, removeGame, watchGame } from '@/play/keep/shelf.ts';
import { type KeptGame, keepGame, newGameId, openGame } from '@/play/keep/storage.ts';
import { type Smartphone, smartphonePlay } from '@/play/smartphone.ts';
import { randomSetup } from '../smartphone/games.ts';
import { setupOf } from '../smartphone/kit.ts';
import { blockedStore, fullStore, memoryStore, playUntil } from './kit.ts';

const played = playUntil(setupOf({ steve: 'red', seed: 4 }), (_state, log) => log.length === 30);
const game = (id: string, over: Partial<KeptGame<Smartphone>> = {}): KeptGame<Smartphone> => ({
  id,
  setup: played.setup,
  log: played.log,
  cursor: 30,
  revision: null,
  ...over,
});
const revisionOf = (kept: ReturnType<typeof keepGame>): string => {
  if (kept.status !== 'kept') throw new Error(kept.status);
  return kept.revision;
};

describe('a kept game', () => {
  test('is restored exactly after every move, whatever the phase', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { setup, log } = playUntil(randomSetup(seed), () => false);
      const store = memoryStore();
      let revision: string | null = null;
      let position = smartphone.start(setup);
      for (const [at, action] of log.entries()) {
        position = smartphone.step(position, action).position;
        const now = log.slice(0, at + 1);
        revision = revisionOf(
          keepGame(smartphonePlay, { id: 'a', setup, log: now, cursor: at + 1, revision }, position, store),
        );
        if (at % 10 === 0 || position.phase === 'planning')
          expect(openGame(smartphonePlay, 'a', store)).toEqual({
            game: { id: 'a', setup, log: now, cursor: at + 1, revision },
            problems: [],
          });
      }
      expect(listGames(store).games).toMatchObject([{ id: 'a', round: 5, phase: 'over', moves: log.length }]);
    }
  });

  test('a branch knows the game it left; one kept before that was known opens all the same', () => {
    const store = memoryStore();
    keepGame(smartphonePlay, game('b', { branch: { at: 7, from: 'a' } }), played.state, store);
    expect(openGame(smartphonePlay, 'b', store)?.game?.branch).toEqual({ at: 7, from: 'a' });
    const entry = JSON.parse(store.getItem(gameKey('b')) ?? '');
    for (const branchedFrom of [undefined, 4, 'no such id', '']) {
      store.setItem(gameKey('b'), JSON.stringify({ ...entry, branchedFrom }));
      const from = branchedFrom === 4 ? '4' : null;
      expect(openGame(smartphonePlay, 'b', store)?.game?.branch).toEqual({ at: 7, from });
    }
  });

  test('keeps what was undone, to be redone', () => {
    const store = memoryStore();
    keepGame(smartphonePlay, game('a', { cursor: 12 }), played.state, store);
    expect(openGame(smartphonePlay, 'a', store)?.game).toMatchObject({ cursor: 12, log: played.log });
  });

  test('is listed with the others, newest first, and removed alone with its drafts', () => {
    const store = memoryStore();
    const [plan] = played.log;
    if (plan?.type !== 'plan') throw new Error('no plan');
    for (const [at, id] of ['a', 'b', 'c'].entries()) {
      keepGame(smartphonePlay, game(id), played.state, store, 1000 + at);
      keepDraft(id, 'green', 1, plan.plan, store);
    }
    expect(listGames(store).games.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(listGames(store).games[0]).toMatchObject({ game: 'smartphone', seats: played.setup.seats, changed: 1002 });
    removeGame('b', store);
    expect(listGames(store).games.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(openGame(smartphonePlay, 'b', store)).toBeNull();
    expect(openDraft('b', 'green', 1, store)).toBeNull();
    expect(openDraft('a', 'green', 1, store)).toEqual(plan.plan);
  });

  test('has an id of its own', () => {
    const ids = Array.from({ length: 200 }, newGameId);
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{1,24}$/);
  });
});

describe('storage that does not serve', () => {
  test('is blocked: the answer says so, and nothing throws', () => {
    for (const store of [blockedStore, null]) {
      expect(keepGame(smartphonePlay, game('a'), played.state, store)).toEqual({ status: 'blocked' });
      expect(keepGame(smartphonePlay, game('a', { revision: '3.x' }), played.state, store)).toEqual({
        status: 'blocked',
      });
      expect(openGame(smartphonePlay, 'a', store)).toBeNull();
      expect(listGames(store)).toEqual({ games: [], damaged: [] });
      expect(() => removeGame('a', store)).not.toThrow();
      expect(openDraft('a', 'green', 1, store)).toBeNull();
    }
  });

  test('is full: the answer says so, and what was kept stays', () => {
    const store = memoryStore();
    const revision = revisionOf(keepGame(smartphonePlay, game('a', { cursor: 5 }), played.state, store));
    expect(keepGame(smartphonePlay, game('a', { revision }), played.state, fullStore(store))).toEqual({
      status: 'full',
    });
    expect(openGame(smartphonePlay, 'a', store)?.game?.cursor).toBe(5);
  });
});

describe('two tabs on one game', () => {
  test('the one that lags behind writes nothing, reads the newer game and goes on', () => {
    const store = memoryStore();
    const first = revisionOf(
      keepGame(smartphonePlay, game('a', { log: played.log.slice(0, 5), cursor: 5 }), played.state, store),
    );
    const second = revisionOf(keepGame(smartphonePlay, game('a', { revision: first }), played.state, store));
    expect(keepGame(smartphonePlay, game('a', { cursor: 1, revision: first }), played.state, store)).toEqual({
      status: 'stale',
    });
    expect(openGame(smartphonePlay, 'a', store)?.game).toMatchObject({ cursor: 30, revision: second });
    expect(keepGame(smartphonePlay, game('a', { cursor: 1, revision: second }), played.state, store).status).toBe(
      'kept',
    );
  });

  test('two writes at the same instant do not look alike', () => {
    const one = revisionOf(keepGame(smartphonePlay, game('a'), played.state, memoryStore()));
    const other = revisionOf(keepGame(smartphonePlay, game('a'), played.state, memoryStore()));
    expect(one).not.toBe(other);
  });

  test('a game removed in one is not brought back by the other', () => {
    const store = memoryStore();
    const revision = revisionOf(keepGame(smartphonePlay, game('a'), played.state, store));
    removeGame('a', store);
    expect(keepGame(smartphonePlay, game('a', { revision }), played.state, store)).toEqual({ status: 'stale' });
    expect(listGames(store).games).toEqual([]);
  });

  test('each hears of the other’s writes to its game only', () => {
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
  keepGame(smartphonePlay, game('good'), played.state, store);
  const text = store.getItem(gameKey('good')) ?? '';
  const cases: [string, string, string][] = [
    ['cut off', text.slice(0, -40), 'notJson'],
    ['larger than any game', `${text}${' '.repeat(2_000_000)}`, 'tooLarge'],
    ['a list', '[]', 'notASave'],
    ['without a revision', text.replace('"revision"', '"version"'), 'notASave'],
    ['without a log', text.replace('"log"', '"moves"'), 'notASave'],
    ['with seats that are none', text.replace(/"seats":\[.*?\]/, '"seats":[4]'), 'notASave'],
  ];
  test.each(cases)('%s is reported, and the others are listed and open', (_what, damaged, kind) => {
    store.setItem(gameKey('bad'), damaged);
    expect(listGames(store)).toMatchObject({ games: [{ id: 'good' }], damaged: [{ id: 'bad', problem: { kind } }] });
    expect(openGame(smartphonePlay, 'bad', store)).toMatchObject({ game: null, problems: [{ kind }] });
    expect(openGame(smartphonePlay, 'good', store)?.problems).toEqual([]);
  });

  test('whose set-up is impossible says so when it is opened', () => {
    store.setItem(gameKey('bad'), text.replace('"red"', '"green"'));
    expect(openGame(smartphonePlay, 'bad', store)).toMatchObject({ game: null, problems: [{ kind: 'setup' }] });
  });

  test('in the middle of its log opens up to there', () => {
    const { type } = played.log.findLast((action) => action.type !== 'plan') ?? { type: 'endTurn' };
    store.setItem(gameKey('bad'), text.replace(`"type":"${type}"`, '"type":"rest"'));
    const opened = openGame(smartphonePlay, 'bad', store);
    const at = opened?.game?.log.length ?? -1;
    expect(played.log.findIndex((action) => action.type === type)).toBe(at);
    expect(opened).toMatchObject({ game: { cursor: at }, problems: [{ kind: 'action', at }] });
  });

  test('in its sealed part opens with all that was open', () => {
    const parts = JSON.parse(text);
    store.setItem(gameKey('bad'), JSON.stringify({ ...parts, sealed: 'a.b!' }));
    expect(openGame(smartphonePlay, 'bad', store)).toMatchObject({
      game: { log: played.log },
      problems: [{ kind: 'action', at: 30 }],
    });
  });

  test('is written over by the tab that has the game', () => {
    store.setItem(gameKey('bad'), '{');
    expect(keepGame(smartphonePlay, game('bad', { revision: '7.x' }), played.state, store).status).toBe('kept');
    expect(openGame(smartphonePlay, 'bad', store)?.problems).toEqual([]);
  });
});
