import type { GameTypes } from '@machines/core/game.ts';
import { makeSave, openSave } from '@machines/core/save.ts';
import { describe, expect, test, vi } from 'vitest';
import { logEntries as coverageLog, coveragePlay } from '@/games/coverage/play/coverage.ts';
import { worthByTurn } from '@/games/coverage/play/worth.ts';
import { accounts, review, logEntries as smartphoneLog } from '@/games/smartphone/play/log.ts';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import { keyGames } from '@/play/keep/gameStores.ts';
import { shareFragment } from '@/play/keep/link.ts';
import { keepGame, openGame } from '@/play/keep/storage.ts';
import type { Playable } from '@/play/playable.ts';
import { type EntriesIn, loggedGame, openSession } from '@/play/session.ts';
import { openAsked } from '@/play/ui/openTable.ts';
import { readFixture } from '../../fixtures/fixture.ts';
import { memoryStore } from './kit.ts';

/** Every log is played once between link and board: on the statechart, and never on the compiled chart besides. */

/** How often anything is played while something is done, by the chart it is played on. */
async function playedIn<T extends GameTypes>(play: Playable<T>, act: (counted: Playable<T>) => unknown) {
  const transitions = vi.spyOn(play.chart.machine, 'transition');
  const step = vi.fn(play.rules.step);
  await act({ ...play, rules: { ...play.rules, step } });
  const played = { onChart: transitions.mock.calls.length, compiled: step.mock.calls.length };
  transitions.mockRestore();
  return played;
}

interface Case<T extends GameTypes> {
  play: Playable<T>;
  save: { setup: Omit<T['setup'], 'seed'>; seed: number; log: T['action'][] };
  /** Whatever a table tells of the whole game. */
  tell: (entries: EntriesIn<T>) => unknown;
}

const fixture = (name: string) => readFixture(`tests/fixtures/games/${name}.json`)?.save as never;
const cases = {
  'Smartphone Inc.': {
    play: smartphonePlay,
    save: fixture('smartphone-e2-four'),
    tell: (entries) => [smartphoneLog(entries), accounts(entries)],
  } satisfies Case<typeof smartphonePlay extends Playable<infer T> ? T : never>,
  Coverage: {
    play: coveragePlay,
    save: fixture('coverage-more-cash'),
    tell: (entries) => [coverageLog(entries), worthByTurn(entries)],
  } satisfies Case<typeof coveragePlay extends Playable<infer T> ? T : never>,
} as unknown as Record<string, Case<GameTypes>>;

describe.each(Object.entries(cases))('a log of %s', (_name, { play, save, tell }) => {
  const setup = { ...save.setup, seed: save.seed };
  const { game } = openSession(play, makeSave(play.rules, setup, save.log));
  if (!game) throw new Error('The fixture does not open.');
  const moves = game.log.length;

  test('is counted by this test wherever it is played', async () => {
    expect(moves).toBeGreaterThan(10);
    const twice = (counted: Playable) => [1, 2].map(() => openSession(counted, makeSave(play.rules, setup, save.log)));
    expect(await playedIn(play, twice)).toEqual({ onChart: 2 * moves, compiled: 0 });
    const onFlow = ({ rules }: Playable) => openSave(rules, makeSave(rules, setup, save.log));
    expect(await playedIn(play, onFlow)).toEqual({ onChart: 0, compiled: moves });
  });

  test.each([1, Math.floor(moves / 2), moves])(
    'is played once from a link to what the board shows, at move %i',
    async (at) => {
      const fragment = await shareFragment(play, game, at);
      const played = await playedIn(play, async (counted) => {
        const { table, problems } = await openAsked(counted, fragment, { quick: () => setup });
        if (!table) throw new Error(JSON.stringify(problems));
        expect(table.session.get().cursor).toBe(at);
        tell(table.session.get().entries);
      });
      expect(played).toEqual({ onChart: moves, compiled: 0 });
    },
  );

  test('is played once from where it is kept, secret plans too, and not at all when it is kept', async () => {
    for (const length of [0, 1, 2, 9, moves - 1, moves]) {
      const games = keyGames(memoryStore());
      const { game: stopped } = openSession(play, makeSave(play.rules, setup, save.log.slice(0, length)));
      if (!stopped) throw new Error('It does not open.');
      const kept = { ...loggedGame(stopped.session), id: 'a', cursor: length, revision: null };
      expect(await playedIn(play, (counted) => keepGame(counted, kept, stopped.end, games))).toEqual({
        onChart: 0,
        compiled: 0,
      });
      const played = await playedIn(play, async (counted) => {
        const opened = await openGame(counted, 'a', games);
        expect(opened?.game?.end).toEqual(stopped.end);
        if (opened?.game) tell(opened.game.session.get().entries);
      });
      expect(played).toEqual({ onChart: length, compiled: 0 });
    }
  });
});

test('the review of a game tries other moves, and plays no log', async () => {
  const { play, save } = cases['Smartphone Inc.'] as Case<GameTypes>;
  const { game } = openSession(play, makeSave(play.rules, { ...save.setup, seed: save.seed }, save.log));
  const { onChart } = await playedIn(play, () => game && review(game.session.get().entries as never));
  expect(onChart).toBe(0);
});
