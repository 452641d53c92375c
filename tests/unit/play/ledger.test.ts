import { createRules } from '@machines/core/rules.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { casualAction } from '@machines/smartphone/bots/casual.ts';
import { randomAction } from '@machines/smartphone/bots/random.ts';
import { step } from '@machines/smartphone/flow.ts';
import { smartphoneChart } from '@machines/smartphone/machine.ts';
import { framesAfter } from '@machines/smartphone/position/play.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import { randomPlan } from '@machines/smartphone/rules/planSpace.ts';
import { setUp } from '@machines/smartphone/rules/setup.ts';
import { newGame } from '@machines/smartphone/start.ts';
import type { GameState, Setup } from '@machines/smartphone/state.ts';
import type { Smartphone } from '@machines/smartphone/types.ts';
import { line } from '@machines/smartphone/words/index.ts';
import { describe, expect, test } from 'vitest';
import { closeControl, patentRaces } from '@/games/smartphone/play/log/narrow.ts';
import { accounts, logEntries, review, roundVp } from '@/games/smartphone/play/log.ts';
import { type Entries, smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import { momentsOf } from '@/play/log/moments.ts';
import { createSession } from '@/play/session.ts';
import { randomSetup } from '../smartphone/games.ts';
import { bareBoard, begin, edit, play, seat, setupOf, showing, tableOf } from '../smartphone/kit.ts';

/** A log as it is played on the chart. */
const entriesOf = (setup: Setup, log: readonly Action[]): Entries =>
  createRules(smartphoneChart, { starts: setUp(setup), log }).get().entries;

/** A whole game of random and casual players. */
function game(seed: number): { setup: Setup; log: Action[]; end: GameState; entries: Entries } {
  const setup = randomSetup(seed);
  const log: Action[] = [];
  let state = newGame(setup);
  let random = seed;
  while (state.phase !== 'over') {
    let [action, next] = randomAction(state, random);
    if (action && !seat(state, action.seat).steve && seed % 2 === 0)
      ({ action, random: next } = casualAction(state, action.seat, random));
    random = next;
    const stepped = action && step(state, action);
    if (!stepped?.ok) throw new Error('dead end');
    log.push(action as Action);
    state = stepped.state;
  }
  return { setup, log, end: state, entries: entriesOf(setup, log) };
}

const games = Array.from({ length: 24 }, (_, seed) => game(seed));

describe('the log in words', () => {
  test('every news line stands there once, in its order, with its clause', () => {
    for (const { setup, entries } of games) {
      const { start, moments } = momentsOf<Smartphone>(entries);
      const all = [start, ...moments.map(({ state }) => state)].flatMap(({ news }) => news);
      const lines = logEntries(entries).flatMap((entry) => entry.lines);
      expect(lines).toMatchObject(all.map((item) => ({ text: line(item, setup.components), rule: item.rule })));
    }
  });

  test('every line stands in the phase it is told in', () => {
    const phases: Record<string, string> = {
      priced: 'pricing',
      produced: 'production',
      researched: 'research',
      progressed: 'logistics',
      sold: 'sale',
      salesScored: 'scoring',
      roundStarts: 'planning',
      won: 'over',
    };
    const seen = new Set<string>();
    for (const { entries } of games)
      for (const { before, action, state } of momentsOf<Smartphone>(entries).moments) {
        // The phase and round of the table as each step of the chart leaves it.
        const frames = framesAfter(before, action);
        const spots = frames.flatMap((frame) => frame.news.map(() => [frame.state.round, frame.state.phase]));
        expect(state.news.map(({ round, phase }) => [round, phase])).toEqual(spots);
        for (const { what, phase } of state.news) {
          if (!phases[what]) continue;
          seen.add(what);
          expect(phase, what).toBe(phases[what]);
        }
      }
    expect([...seen].sort()).toEqual(Object.keys(phases).sort());
  });

  test('entries rise by move, and what follows by itself belongs to nobody', () => {
    for (const { log, entries: played } of games) {
      const entries = logEntries(played);
      expect(entries[0]).toMatchObject({ move: 0, round: 1, phase: 'planning', seat: null });
      expect(entries.at(-1)).toMatchObject({ move: log.length, round: 5, phase: 'over', seat: null });
      for (const [at, entry] of entries.entries()) {
        expect(entry.move).toBeGreaterThanOrEqual(entries[at - 1]?.move ?? 0);
        if (entry.seat) expect(entry.seat).toBe(log[entry.move - 1]?.seat);
      }
    }
  });

  test('S1.8: a plan is only said to be there', () => {
    const setup = setupOf({ seats: ['green', 'blue', 'red'] });
    const [one, next] = randomPlan(planMeans(newGame(setup), 'green'), 1);
    const [other] = randomPlan(planMeans(newGame(setup), 'green'), next);
    expect(one).not.toEqual(other);
    const told = (plan: typeof one) => logEntries(entriesOf(setup, [{ type: 'plan', seat: 'green', plan }]));
    const entries = told(one);
    expect(entries).toEqual(told(other));
    expect(entries.at(-1)).toEqual({
      move: 1,
      round: 1,
      phase: 'planning',
      seat: 'green',
      lines: [{ text: 'Green has a plan.', rule: 'S1.8', at: null }],
    });
  });

  test('a log that grows, shrinks or branches reads as if played from its start, and what stands is not written again', () => {
    const { setup, log } = game(3);
    const session = createSession(smartphonePlay, setup);
    let before = logEntries(session.get().entries);
    for (const [at, action] of log.slice(0, 40).entries()) {
      session.act(action);
      const now = logEntries(session.get().entries);
      expect(now).toEqual(logEntries(entriesOf(setup, log.slice(0, at + 1))));
      for (const [line, entry] of before.entries()) expect(now[line]).toBe(entry);
      before = now;
    }
    session.goTo(12);
    session.act(log[12] as Action);
    expect(logEntries(session.get().entries)).toEqual(logEntries(entriesOf(setup, log.slice(0, 13))));
    expect(() => entriesOf(setup, [...log, { type: 'endTurn', seat: 'green' }])).toThrow('SE.1');
  });
});

describe('the accounts', () => {
  test('add up to the final standings', () => {
    for (const { entries, end } of games)
      for (const account of accounts(entries)) {
        const standing = end.standings?.find(({ colour }) => colour === account.colour);
        const played = account.rounds.reduce((sum, round) => sum + roundVp(round), account.start);
        expect(played).toBe(standing?.vp);
        expect(played + account.patents + account.retailers).toBe(standing?.total);
        expect(account).toMatchObject({ total: standing?.total, patents: standing?.patents });
      }
  });

  test('account for every good: made and kept before, sold, lost or kept after', () => {
    for (const { entries } of games)
      for (const { rounds } of accounts(entries))
        for (const [at, round] of rounds.entries()) {
          const had = round.made + (rounds[at - 1]?.kept ?? 0);
          expect(round.sold + round.soldOffBoard + round.lost + round.kept).toBe(had);
          expect(round.sales).toBe(round.sold * (round.price ?? 0));
        }
  });

  test('a game under way has accounts of its rounds so far', () => {
    const { setup } = game(2);
    const [green] = accounts(entriesOf(setup, []));
    expect(green?.rounds).toHaveLength(1);
    expect(green?.rounds[0]).toMatchObject({ price: null, made: 0, sales: 0 });
  });
});

describe('the review', () => {
  test('points at moves of the game, from a position in which the seat can act', () => {
    const kinds = new Set<string>();
    for (const { entries } of games) {
      const { start, moments } = momentsOf<Smartphone>(entries);
      const at = (cursor: number) => (cursor === 0 ? start : moments[cursor - 1]?.state);
      for (const item of review(entries)) {
        kinds.add(item.kind);
        expect(at(item.move)?.round).toBe(item.round);
        const from = at(item.from);
        expect(from?.round).toBe(item.round);
        if (from?.phase === 'planning' && !seat(from, item.seat).steve) expect(seat(from, item.seat).plan).toBeNull();
      }
    }
    expect([...kinds].sort()).toEqual([
      'bestRound',
      'controlHeld',
      'controlMissed',
      'patentAhead',
      'patentMissed',
      'progressLost',
      'retailer',
      'unsold',
    ]);
  });

  test('S7.6: every lost good is in it, at the price it would have brought', () => {
    for (const { entries } of games) {
      const lost = review(entries).filter(({ kind }) => kind === 'unsold');
      for (const { colour, rounds } of accounts(entries))
        for (const [at, { lost: goods, price }] of rounds.entries()) {
          const item = lost.find(({ seat: whose, round }) => whose === colour && round === at + 1);
          expect(item?.params).toEqual(goods > 0 ? { goods, price, vp: goods * (price ?? 0) } : undefined);
        }
    }
  });

  test('each seat’s best round, and the most at stake first', () => {
    for (const { entries } of games) {
      const items = review(entries);
      for (const { colour, rounds } of accounts(entries)) {
        const best = items.find(({ kind, seat: whose }) => kind === 'bestRound' && whose === colour);
        const most = Math.max(...rounds.map(roundVp));
        expect(best?.vp ?? 0).toBe(most);
      }
      const vps = items.filter(({ kind }) => kind !== 'progressLost').map(({ vp }) => vp);
      expect(vps).toEqual(vps.toSorted((a, b) => b - a));
    }
  });
});

describe('what one good or one turn decides', () => {
  test('S8.2, S8.3: control missed by one good, and held by standing further left', () => {
    // Europe's price buyers pay up to 4, 5, 6, 7. At price 5 green sells to the second, red to the third, the fourth is
    // left: one more good there puts red ahead. Two offices: the second space of a large region pays 4.
    const market = edit(bareBoard(tableOf()), (draft) => {
      draft.offices.Europe = ['green', 'red'];
      seat(draft, 'green').goods = 1;
      seat(draft, 'red').goods = 1;
    });
    const before = play(begin(market, 'sale'), { type: 'sell', seat: 'green', region: 'Europe', buyer: 1 });
    const action: Action = { type: 'sell', seat: 'red', region: 'Europe', buyer: 2 };
    const moment = { move: 7, action, before, state: play(before, action) };
    expect(closeControl(moment, () => 3)).toMatchObject([
      { kind: 'controlMissed', seat: 'red', vp: 4, move: 6, from: 3, rule: 'S8.2', params: { region: 'Europe' } },
      { kind: 'controlHeld', seat: 'green', vp: 4, rule: 'S8.3', params: { rival: 'red' } },
    ]);
  });

  test('S5.3: a patent taken one turn before another could take it', () => {
    // GPS costs 3 with its patent, worth 6; both have 3 research, and green with fewer VP goes first.
    const lab = begin(showing(tableOf(), { green: { research: 3 }, red: { research: 3 } }), 'research');
    const action: Action = { type: 'research', seat: 'green', technology: 'GPS' };
    const before = play(lab, action, action);
    const moment = { move: 5, action, before, state: play(before, action) };
    expect(patentRaces(moment, () => 2)).toMatchObject([
      { kind: 'patentAhead', seat: 'green', vp: 6, params: { technology: 'GPS', rival: 'red' } },
      { kind: 'patentMissed', seat: 'red', vp: 6, from: 2, params: { rival: 'green' } },
    ]);
  });
});
