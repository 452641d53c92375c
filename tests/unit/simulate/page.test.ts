import { simulate } from '@machines/cli/simulate/main.ts';
import { playAll } from '@machines/simulate/pool.ts';
import { type Run, resultText, runResult, seedsIn } from '@machines/simulate/result.ts';
import { describe, expect, test } from 'vitest';
import { commandOf, draftFrom, fragmentOf } from '@/simulate/address.ts';
import { type Draft, firstDraft, runOf } from '@/simulate/draft.ts';
import { pageHand } from '@/simulate/hands.ts';

const runFor = (draft: Draft): Run => {
  const parsed = runOf(draft);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.value;
};

/** What the page would download, played by the page itself. */
const played = async (draft: Draft, hands = 1): Promise<string> => {
  const run = runFor(draft);
  const { part } = await playAll(run.simulation, seedsIn(run), { hand: pageHand, hands });
  return resultText(runResult(run, part));
};

const drafts: [name: string, draft: Draft][] = [
  ['Smartphone Inc.', { ...firstDraft('smartphone'), games: 4, seed: 5 }],
  [
    'a comparison with rulings',
    {
      ...firstDraft('smartphone'),
      games: 3,
      players: { green: 'random', blue: 'random', black: '', yellow: '', red: 'steve' },
      settings: { ruleSet: 'e2', rulings: { holdBack: 'mustSell' }, sides: 'A' },
      against: { ruleSet: 'e1', rulings: { holdBack: 'mustSell' }, sides: 'random' },
    },
  ],
  ['games of Coverage', { ...firstDraft('coverage'), games: 5, rotate: false }],
];

describe('the simulation page and the command line', () => {
  test.each(drafts)('%s: the same seeds give the same file', async (_, draft) => {
    const { code, out, err } = await simulate([...commandOf(draft), '--threads', '1']);
    expect([code, err]).toEqual([0, '']);
    expect(await played(draft, 2)).toBe(out);
  });

  test.each(drafts)('%s: the address keeps the settings', (_, draft) => {
    expect(draftFrom(fragmentOf(draft))).toEqual(draft);
    expect(draftFrom(encodeURI(fragmentOf(draft)))).toEqual(draft);
  });

  test('an address that asks for what there is not is answered with what there is', () => {
    const start = firstDraft('smartphone');
    for (const hostile of ['', '#', '#games=-3&seed=x&seats=mauve:bob&rules=e9&rulings=luck=good,__proto__=x', '#%']) {
      const { game, settings, games, seed } = draftFrom(hostile);
      expect({ game, settings, games, seed }, hostile).toEqual({
        game: 'smartphone',
        settings: start.settings,
        games: start.games,
        seed: start.seed,
      });
    }
    expect(draftFrom('#').players).toEqual(start.players);
    // An address from when the casual player was called simple seats the same player.
    expect(draftFrom('#seats=green:simple,red:random').players).toMatchObject({ green: 'casual', red: 'random' });
    // An address from when a run could be split still opens: all of its games are played.
    expect(draftFrom('#games=5&seed=1&shard=2/3')).toEqual(draftFrom('#games=5&seed=1'));
  });

  test('seats that cannot play are refused with their clause', () => {
    const nobody = { green: 'casual', blue: '', black: '', yellow: '', red: '' };
    expect(runOf({ ...firstDraft('smartphone'), players: nobody })).toMatchObject({
      ok: false,
      issues: [{ message: expect.stringContaining('S0.1') }],
    });
    expect(runOf(firstDraft('coverage')).ok).toBe(true);
  });

  test('stopped early the file says so and has what was played', async () => {
    const run = runFor({ ...firstDraft('smartphone'), games: 50 });
    const interrupt = new AbortController();
    const { part } = await playAll(run.simulation, seedsIn(run), {
      hand: pageHand,
      hands: 1,
      signal: interrupt.signal,
      progress: (done) => done === 2 && interrupt.abort(),
    });
    expect(runResult(run, part)).toMatchObject({ interrupted: true, played: 2, settings: { games: 50 } });
  });
});
