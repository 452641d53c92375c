import { makeSave } from '@machines/core/save.ts';
import { describe, expect, test } from 'vitest';
import { coveragePlay } from '@/games/coverage/play/coverage.ts';
import { fromPositions as coverageFrom } from '@/games/coverage/play/fromPosition.ts';
import { fromPositions as smartphoneFrom } from '@/games/smartphone/play/fromPosition.ts';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import { keep } from '@/i18n/en/keep.ts';
import { positionFragment } from '@/play/keep/address.ts';
import { gameKey } from '@/play/keep/entry.ts';
import { keyGames } from '@/play/keep/gameStores.ts';
import { encodeGame, openLink } from '@/play/keep/link.ts';
import { openFile } from '@/play/keep/openFile.ts';
import { pack } from '@/play/keep/pack.ts';
import { type Problem, problemWords } from '@/play/keep/problems.ts';
import { listGames } from '@/play/keep/shelf.ts';
import { keepGame, openGame } from '@/play/keep/storage.ts';
import type { FromPositions, GameTypes, Playable } from '@/play/playable.ts';
import { createSession, loggedGame } from '@/play/session.ts';
import { openAsked } from '@/play/ui/openTable.ts';
import { coverageScenarios, smartphoneScenarios } from '@/scenarios/scenarioShelf.ts';
import { dice } from '../shared/dice.ts';
import { mutate } from '../shared/mutate.ts';
import { memoryStore } from './kit.ts';

/** Games that begin at a position, kept, shared and as files, with a position that is damaged. */

interface Inlets {
  id: string;
  play: Playable;
  from: FromPositions;
  positions: unknown[];
}
const positionsOf = (shelf: typeof smartphoneScenarios | typeof coverageScenarios) =>
  shelf.ids().map((id) => shelf.get('en', id).scenario.position);
// What is asked of each game is the same here.
const games = [
  { id: 'smartphone', play: smartphonePlay, from: smartphoneFrom, positions: positionsOf(smartphoneScenarios) },
  { id: 'coverage', play: coveragePlay, from: coverageFrom, positions: positionsOf(coverageScenarios) },
] as unknown as Inlets[];

function saveOf({ from }: Inlets, position: unknown) {
  const begun = from.begin({ position, moves: [] });
  if (!begun.ok) throw new Error(JSON.stringify(begun.issues));
  const { setup, log } = begun.value;
  return { save: makeSave(from.play.rules, setup, log), setup, log };
}
const withFrom = (save: ReturnType<typeof saveOf>['save'], from: unknown) => ({
  ...save,
  setup: { ...save.setup, from },
});

/** Through every way in: the kept game, the link, the file. */
async function opened({ play }: Inlets, save: object) {
  const store = memoryStore();
  const entry = { revision: '1.a', changed: 1, round: 1, phase: 'planning', cursor: 0, save };
  store.setItem(gameKey('a'), JSON.stringify(entry));
  expect((await listGames(keyGames(store))).games).toHaveLength(1);
  const kept = await openGame(play, 'a', keyGames(store));
  const file = await openFile(play, new Blob([JSON.stringify(save)]));
  const link = await openLink(play, `#g=${await encodeGame(save as never)}`);
  return [kept, file, link].map((each) => each ?? { game: null, problems: [] });
}

const quick = () => {
  throw new Error('Nobody has asked for it.');
};

function isTold(problems: readonly Problem[], game: unknown): void {
  if (!game) expect(problems).not.toEqual([]);
  for (const problem of problems) {
    const words = problemWords({ problems: keep.problems }, problem);
    expect(words.length).toBeLessThan(1_500);
    expect(words).not.toMatch(/(?<!received )\b(undefined|NaN)\b|Cannot|is not a function|\[object|from\.:/);
  }
}

describe.each(games)('$id: a game from a position', (inlets) => {
  const { id, play, from, positions } = inlets;

  test('opens or tells what is wrong with it, whatever was done to the position', async () => {
    for (let seed = 1; seed <= 120; seed++) {
      const roll = dice(seed);
      const position = roll.from(positions);
      const { save } = saveOf(inlets, position);
      const damaged = mutate(roll, save.setup.from);
      for (const { game, problems } of await opened(inlets, withFrom(save, damaged ?? null))) isTold(problems, game);
      const fragment = positionFragment(await pack(mutate(roll, { position, moves: [] }) ?? null));
      const { beginning, problems } = await openAsked(play, fragment, { quick });
      isTold(problems, beginning);
    }
  });

  test('of nonsense, of another game or of huge size opens nothing, and is told shortly by its place', async () => {
    const { save } = saveOf(inlets, positions[0]);
    const others = games.find((other) => other.id !== id)?.positions[0];
    const long = 'x'.repeat(1_900_000);
    for (const bad of [null, 0, '', 'nonsense', [], [[]], { [long]: 1 }, { seats: long }, others])
      for (const { game, problems } of await opened(inlets, withFrom(save, bad))) {
        expect(game).toBeNull();
        expect(problems).toMatchObject([{ kind: 'setup' }]);
        const [first] = problems;
        expect(first?.kind === 'setup' && first.issues.every(({ path }) => /^from(\.|$)/.test(path))).toBe(true);
        isTold(problems, game);
      }
  });

  test('a link to a position that is none says where', async () => {
    for (const bad of ['nonsense', [1], { position: { [id]: 1 } }, { position: positions[0], moves: ['nonsense'] }]) {
      const { problems } = await openAsked(play, positionFragment(await pack(bad)), { quick });
      const [first] = problems;
      expect(first?.kind === 'setup' && first.issues.every(({ path }) => /^(position|moves\[0\])/.test(path))).toBe(
        true,
      );
    }
  });

  test('is kept, listed as one, and opened where it was', async () => {
    const { setup, log } = saveOf(inlets, positions[0]);
    const session = createSession(from.play, setup, log);
    const [action] = from.play.rules.legal(session.get().state);
    if (action) session.act(action);
    const { state, cursor } = session.get();
    const store = memoryStore();
    await keepGame(
      from.play as Playable<GameTypes>,
      { ...loggedGame(session), id: 'a', cursor, revision: null },
      state,
      keyGames(store),
    );
    expect((await listGames(keyGames(store))).games).toMatchObject([{ id: 'a', game: id, begun: true, moves: cursor }]);
    const again = await openGame(play, 'a', keyGames(store));
    expect(again).toMatchObject({ game: { setup, cursor }, problems: [] });
    expect(again?.game?.session.get().state).toEqual(state);
  });

  test('whose rules cannot be fetched says so', async () => {
    const { save } = saveOf(inlets, positions[0]);
    const cut: Playable = { ...play, fromPositions: () => Promise.reject(new TypeError('Failed to fetch')) };
    const fragment = `#g=${await encodeGame(save)}`;
    expect(await openAsked(cut, fragment, { quick })).toEqual({ table: null, problems: [{ kind: 'unfetched' }] });
  });
});

test('C3.11: where a position has a bid in cents, what is listed is accepted', () => {
  const begun = coverageFrom.begin({
    position: { auction: { company: 'green', bid: { seat: 'green', amount: 33.33 } }, table: { red: { cash: 99 } } },
    moves: [],
  });
  if (!begun.ok) throw new Error(JSON.stringify(begun.issues));
  const { rules } = coverageFrom.play;
  const { state } = createSession(coverageFrom.play, begun.value.setup, begun.value.log).get();
  const listed = rules.legal(state);
  expect(listed).toContainEqual({ type: 'bid', seat: 'red', amount: 34 });
  expect(listed.filter((action) => rules.refuse(state, action))).toEqual([]);
});
