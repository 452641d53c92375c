import { test } from '@fast-check/vitest';
import { printed, sharesOfCompany } from '@machines/coverage/components/printed.ts';
import { newGame } from '@machines/coverage/driver.ts';
import { rulesOf } from '@machines/coverage/editions.ts';
import { openHexes } from '@machines/coverage/rules/board.ts';
import { cents } from '@machines/coverage/rules/money.ts';
import { preview } from '@machines/coverage/rules/preview.ts';
import { issuedShares, shareValue } from '@machines/coverage/rules/shares.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { view } from '@machines/coverage/view.ts';
import { line } from '@machines/coverage/words/index.ts';
import { describe, expect } from 'vitest';
import { playRandomly } from '../shared/play.ts';
import { gameProperties, seeds } from '../shared/properties.ts';
import { moneyIn, sharesOf } from './count.ts';
import { game, randomSetup } from './games.ts';

const runs = { numRuns: 60 };

describe('in every game, under any rulings', () => {
  test.prop([seeds], runs)('money is conserved to the dollar: cash, treasuries and the bank', (seed) => {
    const whole = moneyIn(newGame(randomSetup(seed)));
    playRandomly(game, seed, (_before, _action, after) => expect(moneyIn(after)).toBe(whole));
  });

  test.prop([seeds], runs)('nobody owes: no cash and no treasury below zero, and a limited bank neither', (seed) => {
    playRandomly(game, seed, (_before, _action, after) => {
      for (const { cash } of after.seats) expect(cash).toBeGreaterThanOrEqual(0);
      for (const { treasury } of after.companies) expect(treasury).toBeGreaterThanOrEqual(0);
      if (rulesOf(after).bankLimit === 'limited') expect(after.bank).toBeGreaterThanOrEqual(0);
    });
  });

  test.prop([seeds], runs)('C1.8 every company keeps its five shares, and everyone holds an issued one', (seed) => {
    playRandomly(game, seed, (before, _action, after) => {
      expect(sharesOf(after)).toEqual(after.companies.map(() => sharesOfCompany));
      for (const [at, { colour, shares }] of after.seats.entries()) {
        expect(shares[colour]).toBeGreaterThanOrEqual(1);
        // An issued share never leaves its player.
        for (const [company, count] of Object.entries(before.seats[at]?.shares ?? {}))
          expect(shares[company as keyof typeof shares] ?? 0).toBeGreaterThanOrEqual(count ?? 0);
      }
    });
  });

  test.prop([seeds], runs)('networks never overlap or shrink, and lie on open hexes', (seed) => {
    playRandomly(game, seed, (before, _action, after) => {
      const open = new Set(openHexes(after));
      for (const [hex, tower] of Object.entries(before.towers)) expect(after.towers[hex]).toEqual(tower);
      for (const [hex, { value }] of Object.entries(after.towers)) {
        expect(open.has(hex)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThanOrEqual(printed.mostValue);
      }
    });
  });

  test.prop([seeds], runs)('C4.3 no turn places more than the issued shares allow', (seed) => {
    playRandomly(game, seed, (before, action, after) => {
      if (action.type !== 'expand' || !before.turn.acting) return;
      const { company, taken } = before.turn.acting;
      const placed = [...taken, action.hex].reduce((sum, hex) => sum + (after.towers[hex]?.value ?? 0), 0);
      expect(placed).toBeLessThanOrEqual(issuedShares(before, company));
    });
  });

  test.prop([seeds], runs)('an expansion costs and pays exactly what its preview said', (seed) => {
    playRandomly(game, seed, (before, action, after) => {
      const company = before.turn.acting?.company;
      if (action.type !== 'expand' || !company || after.phase !== 'acting') return;
      const told = preview(before, company, action);
      expect(after.companies.find(({ colour }) => colour === company)?.treasury).toBe(told.treasury);
      expect(shareValue(after, company)).toBe(told.shareValue);
      for (const [at, { colour, cash }] of after.seats.entries()) {
        const due = told.payouts.filter(({ seat }) => seat === colour).reduce((sum, { amount }) => sum + amount, 0);
        expect(cash).toBe(cents((before.seats[at]?.cash ?? 0) + due));
      }
    });
  });

  test.prop([seeds], runs)('places follow net worth, and every line of news is a sentence', (seed) => {
    const { state } = playRandomly(game, seed, (_before, _action, after) => {
      for (const item of after.news) expect(line(item, after.setup)).toMatch(/^[A-Z$][^{}]*\.$/);
    });
    const totals = state.standings?.map(({ total }) => total) ?? [];
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    for (const { cash, shares, total } of state.standings ?? []) expect(total).toBe(cents(cash + shares));
  });

  gameProperties(game, /^C/, runs);

  test.prop([seeds], runs)('C2.6 hidden cash changes nothing that another seat can see', (seed) => {
    const hidden = { ...game, randomSetup: (each: number) => randomSetup(each, { openMoney: 'hidden' }) };
    playRandomly(hidden, seed, (_before, _action, after) => {
      if (after.phase === 'over') return;
      const [first, ...others] = after.seats;
      if (!first) throw new Error('nobody is seated');
      const other = { ...after, bank: after.bank - 7, seats: [{ ...first, cash: first.cash + 7 }, ...others] };
      for (const you of [...others.map(({ colour }) => colour), null])
        expect(view(other, you)).toEqual(view(after, you));
    });
  });
});

describe('under the default rulings', () => {
  const usual = { ...game, randomSetup: (seed: number) => ({ ...randomSetup(seed), rulings: {} }) };

  /**
   * A turn that is no pass sells or pools an unissued share (4 a company), sells one from the pool (4 a company at
   * most), or takes a hex. Between two of them at most n − 1 turns are passed, and n in a row end the game.
   */
  const mostTurns = (state: GameState): number => {
    const n = state.seats.length;
    return n * (2 * printed.shares.unissued * n + openHexes(state).length + 1);
  };

  test.prop([seeds], { numRuns: 150 })('C3.10 the number of turns is bounded, and no position comes again', (seed) => {
    const { state } = playRandomly(usual, seed);
    expect(state.turn.number).toBeLessThanOrEqual(mostTurns(state));
    expect(state.repeated).toBeNull();
  });

  test.prop([seeds], runs)('every turn that is no pass uses up something that never comes back', (seed) => {
    const left = ({ companies, towers, ...rest }: GameState): number =>
      companies.reduce((sum, { unissued, pool }) => sum + 2 * unissued + pool, 0) +
      openHexes({ companies, towers, ...rest }).length -
      Object.keys(towers).length;
    let turn = 1;
    let before = Number.POSITIVE_INFINITY;
    playRandomly(usual, seed, (_before, _action, after) => {
      if (after.turn.number === turn) return;
      turn = after.turn.number;
      const now = left(after);
      if (after.passes === 0) expect(now).toBeLessThan(before);
      before = now;
    });
  });
});
