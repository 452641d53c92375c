import type { Action } from '@machines/smartphone/actions.ts';
import { openMoves } from '@machines/smartphone/view.ts';
import { describe, expect, test } from 'vitest';
import { keepDraft, openDraft } from '@/games/smartphone/play/drafts.ts';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import { saveFile } from '@/play/keep/file.ts';
import { keyGames } from '@/play/keep/gameStores.ts';
import { decodeGame, openLink, shareFragment } from '@/play/keep/link.ts';
import { seal, unseal } from '@/play/keep/seal.ts';
import { keepGame, openGame } from '@/play/keep/storage.ts';
import { setupOf } from '../smartphone/kit.ts';
import { memoryStore, plansMade, playUntil } from './kit.ts';

const setup = setupOf({ seats: ['green', 'black', 'red'], seed: 11 });
/** Round 2: two of three have a plan, so both are secret (S1.8); those of round 1 have been shown. */
const planning = playUntil(setup, plansMade(2, 2));
const shown = planning.log.slice(0, -2);
const secrets = planning.log.slice(-2);

/** Everything by which a plan could be told in a text: the whole of it, and each of its pieces. */
const traces = (action: Action): string[] => {
  if (action.type !== 'plan') throw new Error('not a plan');
  const { bottom, top, improvements } = action.plan;
  return [action.plan, { bottom }, { top }, ...improvements].map((part) => JSON.stringify(part).slice(1, -1));
};
const occurrences = (text: string, trace: string) => text.split(trace).length - 1;

/** The text tells no more of the secret plans than the open moves do by themselves. */
const expectNothingOf = (text: string) => {
  const open = JSON.stringify(shown);
  for (const trace of secrets.flatMap(traces)) expect(occurrences(text, trace)).toBe(occurrences(open, trace));
  expect(text.split('"type":"plan"').length).toBe(open.split('"type":"plan"').length);
};

describe('S1.8: a plan not yet shown', () => {
  test('is found by this test where it is not hidden', async () => {
    expect(secrets.every(({ type }) => type === 'plan')).toBe(true);
    expect(() => expectNothingOf(JSON.stringify(planning.log))).toThrow();
  });

  test('is dropped from the log that is shared, and only while it is secret', async () => {
    expect(openMoves(planning.log, planning.end)).toBe(shown.length);
    const revealed = playUntil(setup, (state) => state.round === 2 && state.phase !== 'planning');
    expect(revealed.log.at(-1)?.type).toBe('plan');
    expect(openMoves(revealed.log, revealed.end)).toBe(revealed.log.length);
  });

  test('is in no link', async () => {
    const fragment = await shareFragment(smartphonePlay, planning);
    const decoded = await decodeGame(fragment);
    expectNothingOf(JSON.stringify(decoded.ok && decoded.value));
    expect((await openLink(smartphonePlay, fragment)).game?.log).toEqual(shown);
    // Asking for a moment after it does not bring it back.
    expect(await shareFragment(smartphonePlay, planning, planning.log.length)).toBe(fragment);
  });

  test('is in no file', async () => {
    expectNothingOf(saveFile(smartphonePlay, planning).text);
  });

  test('lies sealed in storage and is restored exactly', async () => {
    const store = memoryStore();
    const { log, end } = planning;
    const game = { ...planning, id: 'a', cursor: log.length, revision: null };
    expect((await keepGame(smartphonePlay, game, end, keyGames(store))).status).toBe('kept');
    expectNothingOf(store.text());
    expect(await openGame(smartphonePlay, 'a', keyGames(store))).toMatchObject({
      game: { log, cursor: log.length },
      problems: [],
    });
  });

  test('lies sealed too when the page has gone back to an earlier phase', async () => {
    const store = memoryStore();
    const { log } = planning;
    const before = playUntil(setup, (state, played) => state.phase === 'sale' && played.length === shown.length - 1);
    await keepGame(
      smartphonePlay,
      { ...planning, id: 'a', cursor: before.log.length, revision: null },
      before.end,
      keyGames(store),
    );
    expect(before.end.phase).not.toBe('planning');
    expectNothingOf(store.text());
    expect((await openGame(smartphonePlay, 'a', keyGames(store)))?.game).toMatchObject({
      log,
      cursor: shown.length - 1,
    });
  });

  test('and its draft lie sealed, each draft for one seat and round', async () => {
    const store = memoryStore();
    const [secret] = secrets;
    if (secret?.type !== 'plan') throw new Error('no plan');
    expect(keepDraft('a', 'green', 2, secret.plan, store)).toBe('kept');
    for (const trace of traces(secret)) expect(store.text()).not.toContain(trace);
    expect(store.text()).not.toContain('bottom');
    expect(openDraft('a', 'green', 2, store)).toEqual(secret.plan);
    expect(openDraft('a', 'green', 3, store)).toBeNull();
    expect(openDraft('a', 'black', 2, store)).toBeNull();
    expect(openDraft('b', 'green', 2, store)).toBeNull();
  });
});

test('a seal opens what it closed, looks different every time, and junk opens as nothing', async () => {
  const value = { a: [1, 'é', null] };
  expect(unseal(seal(value))).toEqual(value);
  expect(seal(value)).not.toBe(seal(value));
  for (const junk of ['', '.', 'a', 'a.b.c', 'zz.!!', 'é.abcd', seal(value).slice(0, -3)])
    expect(unseal(junk)).toBeUndefined();
});
