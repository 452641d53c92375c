import { rulesOf } from '@machines/coverage/choices.ts';
import { refuse } from '@machines/coverage/flow.ts';
import { askedFor } from '@machines/coverage/rules/asked.ts';
import { legalExpansions } from '@machines/coverage/rules/expansion.ts';
import type { Coverage } from '@machines/coverage/types.ts';
import { line } from '@machines/coverage/words/index.ts';
import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { hexesAt, hexPlace } from '@/games/coverage/map/mapPlaces.ts';
import { coveragePlay, logEntries, type Session } from '@/games/coverage/play/coverage.ts';
import { foretell, mostChips, waysTo } from '@/games/coverage/play/pointing.ts';
import { worthByTurn } from '@/games/coverage/play/worth.ts';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import { coverage as words } from '@/i18n/en/coverage.ts';
import { saveFile } from '@/play/keep/file.ts';
import { keyGames } from '@/play/keep/gameStores.ts';
import { openLink, shareFragment } from '@/play/keep/link.ts';
import { openFile } from '@/play/keep/openFile.ts';
import { listGames } from '@/play/keep/shelf.ts';
import { keepGame, openGame } from '@/play/keep/storage.ts';
import { momentsOf } from '@/play/log/moments.ts';
import { noteWords } from '@/play/log/notes.ts';
import { createSession, loggedGame, redoTarget, undoTarget } from '@/play/session.ts';
import { flowMachine } from '@/play/tableFlow.ts';
import { createThinking } from '@/play/thinking/thinking.ts';
import { position, setupOf } from '../coverage/kit.ts';
import { memoryStore } from './kit.ts';

const page = { words, locale: 'en' };

/** A game of computer players, gone on with to its end. */
async function played(players: string[]): Promise<Session> {
  const setup = setupOf({ seats: ['green', 'blue'], map: 'three' });
  const seated = { ...setup, seats: setup.seats.map((seat, at) => ({ ...seat, player: players[at] ?? 'valuer' })) };
  const session = createSession(coveragePlay, seated);
  const flow = createActor(flowMachine, {
    input: { session, pause: 0, thinking: createThinking(coveragePlay) },
  }).start();
  await waitFor(flow, ({ value }) => value.table === 'over');
  flow.stop();
  return session;
}

const game = await played(['valuer', 'random']);
const { log, state, entries: moves } = game.get();

describe('a game of Coverage on the page', () => {
  test('C7.2 the flow plays computers to the end', async () => {
    expect(state.phase).toBe('over');
    expect(log.length).toBeGreaterThan(10);
  });

  test('every news line stands in the log once, in its order, with its clause', async () => {
    const { start, moments } = momentsOf<Coverage>(moves);
    const told = [start, ...moments.map((moment) => moment.state)].flatMap(({ news }) =>
      news.map((item) => ({ text: line(item, game.setup), rule: item.rule as string })),
    );
    const entries = logEntries(moves);
    expect(entries.flatMap(({ lines }) => lines)).toMatchObject(told);
    expect(entries.at(-1)).toMatchObject({ phase: 'over', seat: null });
    expect(entries.map(({ round }) => round)).toEqual(entries.map(({ round }) => round).toSorted((a, b) => a - b));
  });

  test('every line stands in the turn it is told in, and only what the end tells stands under it', () => {
    for (const { before, state: after } of momentsOf<Coverage>(moves).moments)
      for (const { what, round, phase } of after.news) {
        expect(round, what).toBe(before.turn.number);
        expect(phase === 'over', what).toBe(['allPassed', 'lastTurnOver', 'worth', 'won', 'shared'].includes(what));
      }
    const over = logEntries(moves).filter((entry) => entry.phase === 'over');
    expect(over).toHaveLength(1);
    expect(over[0]?.lines.map(({ rule }) => rule)).toContain('C7.2');
  });

  test('beside every move of a computer player stands why, and a line that has a place names one on the map', () => {
    expect(Object.keys(game.notes())).toHaveLength(log.length);
    for (const move of log.keys()) expect(noteWords(game, move + 1, '')).toMatch(/\w/);
    const places = logEntries(moves).flatMap(({ lines }) => lines.flatMap(({ at }) => at ?? []));
    const built = Object.keys(state.towers).map(hexPlace);
    expect(new Set(places.filter((place) => place.startsWith('hex')))).toEqual(new Set(built));
    for (const place of places) if (hexesAt(state, place).length === 0) expect(place).toMatch(/^company /);
  });

  test('C7.2 net worth over time ends at the final standings', async () => {
    const turns = worthByTurn(moves);
    expect(turns[0]).toEqual({ turn: 0, worth: { green: 30, blue: 30 } });
    expect(turns.at(-1)?.worth).toEqual(
      Object.fromEntries((state.standings ?? []).map(({ colour, total }) => [colour, total])),
    );
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, at) => at));
  });

  test('is kept, linked and written to a file, and opens again as it was', async () => {
    const store = memoryStore();
    await keepGame(
      coveragePlay,
      { ...loggedGame(game), id: 'c', cursor: 4, revision: null },
      game.at(4).state,
      keyGames(store),
    );
    expect(await openGame(coveragePlay, 'c', keyGames(store))).toMatchObject({
      game: { log, cursor: 4 },
      problems: [],
    });
    expect((await listGames(keyGames(store))).games).toMatchObject([
      { game: 'coverage', round: game.at(4).state.turn.number },
    ]);
    const opened = await openLink(coveragePlay, await shareFragment(coveragePlay, loggedGame(game), 4));
    expect(opened).toMatchObject({ game: { log }, at: 4, problems: [] });
    const file = saveFile(coveragePlay, loggedGame(game));
    expect(file.name).toMatch(/^coverage-/);
    expect((await openFile(coveragePlay, new Blob([file.text]))).game?.end).toEqual(state);
  });

  test('a save of one game is not opened by the other', async () => {
    const file = new Blob([saveFile(coveragePlay, loggedGame(game)).text]);
    expect(await openFile(smartphonePlay, file)).toMatchObject({
      game: null,
      problems: [{ kind: 'foreign', game: 'coverage' }],
    });
  });

  test('undo goes back over computers to the last decision of a person, and redo forth again', async () => {
    const session = createSession(coveragePlay, {
      ...setupOf({ seats: ['green', 'blue'] }),
      seats: [
        { colour: 'green', player: 'person' },
        { colour: 'blue', player: 'valuer' },
      ],
    });
    session.act({ type: 'passTurn', seat: 'green' });
    session.act({ type: 'act', seat: 'blue', company: 'blue' });
    expect(undoTarget(session)).toBe(0);
    session.goTo(0);
    expect(redoTarget(session)).toBe(2);
  });

  test('C2.6 only with hidden cash does the screen go from hand to hand', async () => {
    const open = position({});
    const hidden = position({ rulings: { openMoney: 'hidden' } });
    expect(rulesOf(hidden).openMoney).toBe('hidden');
    expect([open, hidden].map((each) => coveragePlay.hidesHands(each))).toEqual([false, true]);
  });
});

describe('pointing at the map', () => {
  /** Green stands at 0,1; blue has 1,0, 2,0 and 1,1 between it and the city 2,1. */
  const leasing = () => {
    const session = createSession(coveragePlay, setupOf({ seats: ['green', 'blue'] }));
    const table = position({
      companies: { green: { treasury: 20 } },
      towers: { '0,1': ['green', 1], '1,0': ['blue', 2], '1,1': ['blue', 3], '2,0': ['blue', 1] },
    });
    return session.game.rules.step(table, { type: 'act', seat: 'green', company: 'green' }).state;
  };

  test('C5.1 C5.3 a lease is told with its route, cost and payouts before it is paid', async () => {
    const now = leasing();
    const [way] = waysTo(now, 'green', '2,1', 1);
    expect(way?.route).toEqual(['1,1']);
    const told = way && foretell(now, 'green', way, page);
    expect(told).toContain('lease for $3');
    expect(told).toMatch(/pays .*Blue \$15/);
    expect(told).toContain('treasury $20 → $12');
  });

  test('what is lit is what is legal, and what is not answers with its clause', async () => {
    const now = leasing();
    const lit = new Set(legalExpansions(now, 'green').map(({ hex }) => hex));
    expect(lit.has('2,1')).toBe(true);
    expect(mostChips(now, 'green')).toBe(1);
    for (const hex of ['0,0', '-1,0', '1,0'])
      expect(refuse(now, askedFor(now, 'green', hex, 1))?.rule).toMatch(/^C(1\.2|1\.7|4\.2)$/);
    expect(refuse(now, askedFor(now, 'green', '2,1', 2))?.rule).toBe('C4.3');
  });
});
