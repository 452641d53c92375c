import { listedTypes, verdicts } from '@machines/smartphone/lab/candidates.ts';
import type { Move } from '@machines/smartphone/position/schema.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { describe, expect, test } from 'vitest';
import { type LabDocument, smartphoneLab } from '@/games/smartphone/lab/labGame.ts';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { asGame } from '@/lab/asGame.ts';
import { layBench } from '@/lab/bench.ts';
import { begin, type Deed as DeedOf, type History as HistoryOf, history } from '@/lab/history.ts';
import { openLink } from '@/play/keep/link.ts';

type Deed = DeedOf<SmartphoneShown>;
type History = HistoryOf<SmartphoneShown>;

const europe: Move = { type: 'expand', seat: 'green', region: 'Europe' };
const china: Move = { type: 'expand', seat: 'green', region: 'China' };
const document: LabDocument = {
  ...smartphoneLab.empty,
  position: { phase: 'logistics', table: { green: { price: 4, active: { logistics: 3 } } } },
};
const after = (...deeds: Deed[]): History => deeds.reduce(history<SmartphoneShown>, begin(document));
const play = (move: Move, legal = true): Deed => ({ type: 'play', move, legal });

describe('the line of moves', () => {
  test('a move from an earlier moment leaves the old line as a branch, which can be taken up', () => {
    const parted = after(play(europe), play(europe), { type: 'goTo', at: 1 }, play(china));
    expect(parted.now).toMatchObject({ at: 2, branches: [[europe, europe]], document: { moves: [europe, china] } });
    const back = history(parted, { type: 'takeBranch', branch: 0 });
    expect(back.now).toMatchObject({ at: 2, branches: [[europe, china]], document: { moves: [europe, europe] } });
  });
  test('the same move again only goes on along the line', () => {
    const { now } = after(play(europe), play(china), { type: 'goTo', at: 0 }, play(europe));
    expect(now).toMatchObject({ at: 1, branches: [], document: { moves: [europe, china] } });
  });
  test('a refused move is kept as the last, and the next try takes its place', () => {
    const kept = after(play(europe), play(china, false));
    expect(kept.now).toMatchObject({ at: 1, document: { moves: [europe, china] } });
  });
  test('undo and redo go through edits and moves alike', () => {
    const edited = after(play(europe), { type: 'edit', position: { phase: 'sale' } });
    const undone = history(edited, { type: 'undo' });
    expect(undone.now.document.position.phase).toBe('logistics');
    expect(history(history(undone, { type: 'undo' }), { type: 'undo' }).now.document.moves).toEqual([]);
    expect(history(undone, { type: 'redo' }).now.document.position.phase).toBe('sale');
  });
  test('a changed position is no moment of its game any more', () => {
    const moment = begin<SmartphoneShown>({ ...document, game: '#g=1.x' });
    expect(history(moment, { type: 'edit', position: { phase: 'sale' } }).now.document).not.toHaveProperty('game');
  });
});

describe('a document on the bench', () => {
  test('is played as far as the rules let it, and says what stops it', () => {
    const laid = layBench(smartphoneLab, { ...document, moves: [europe, { ...europe, region: 'Australia' }, europe] });
    if (!laid.ok) throw new Error(laid.message);
    expect(laid.bench.stretches).toHaveLength(2);
    expect(laid.bench.refused?.refusal.rule).toBe('S6.2');
  });
  test('says where it cannot be laid out, and never throws', () => {
    expect(
      layBench(smartphoneLab, { ...document, position: { phase: 'sale', block: Array(10).fill('priceUp+priceUp') } }),
    ).toMatchObject({ ok: false, place: expect.stringMatching(/^block\[\d\]$/) });
    const odd: LabDocument = {
      ...document,
      position: { phase: 'scoring', bare: true, board: { USA: { offices: ['blue'], sold: ['blue'] } } },
    };
    expect(typeof layBench(smartphoneLab, odd).ok).toBe('boolean');
  });
  test('every legal action is among the verdicts, and they agree with the list', () => {
    for (const phase of ['improvement', 'research', 'logistics', 'sale'] as const) {
      const laid = layBench(smartphoneLab, {
        ...document,
        position: {
          phase,
          table: { green: { price: 3, goods: 2, active: { logistics: 2, research: 2, improve: 1 } } },
        },
      });
      if (!laid.ok) throw new Error(laid.message);
      const [{ state }] = laid.bench.stretches;
      const allowed = listedTypes
        .flatMap((type) => verdicts(state, type, 'green'))
        .flatMap(({ action, refusal }) => (refusal ? [] : [JSON.stringify(action)]));
      expect(allowed.length).toBeGreaterThan(0);
      expect(allowed.sort()).toEqual(
        legalActions(state)
          .map((action) => JSON.stringify(action))
          .sort(),
      );
    }
  });
});

describe('the bench as a game', () => {
  test('a set-up with moves is one, and opens', async () => {
    const game = await asGame(smartphoneLab, {
      ...smartphoneLab.empty,
      position: { phase: 'planning', seats: ['green', 'blue'], seed: 9 },
    });
    if (game?.kind !== 'setup') throw new Error('It is one.');
    const opened = await openLink(smartphonePlay, game.fragment);
    expect(opened).toMatchObject({ problems: [], game: { setup: { seed: 9 } } });
  });
  test('a moment of a game goes back to it', async () => {
    expect(await asGame(smartphoneLab, { ...document, game: '#g=1.x' })).toEqual({
      kind: 'moment',
      fragment: '#g=1.x',
    });
  });
  test('anything else is a position to begin one at', async () => {
    expect(await asGame(smartphoneLab, document)).toMatchObject({ kind: 'position' });
    const changed = { ...smartphoneLab.empty, position: { phase: 'planning', tokens: 3 } } as LabDocument;
    expect(await asGame(smartphoneLab, changed)).toMatchObject({ kind: 'position' });
  });
});
