import { test } from '@fast-check/vitest';
import type { Action } from '@machines/smartphone/actions.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import { step } from '@machines/smartphone/driver.ts';
import { rulesOf } from '@machines/smartphone/editions.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import { randomPlan } from '@machines/smartphone/rules/planSpace.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { view, viewLog } from '@machines/smartphone/view.ts';
import { describe, expect } from 'vitest';
import { playRandomly } from '../shared/play.ts';
import { gameProperties, seeds } from '../shared/properties.ts';
import { game, randomSetup } from './games.ts';
import { recount } from './recount.ts';

const playGame = (seed: number, watch: (before: GameState, action: Action, after: GameState) => void) =>
  playRandomly(game, seed, watch);

const runs = { numRuns: 40 };

const tilesOf = ({ pile, block, box, seats }: GameState): number[] => [
  ...pile,
  ...block,
  ...box,
  ...seats.flatMap(({ improvements, steve }) => [
    ...improvements,
    ...(steve?.placed ?? []),
    ...(steve && steve.delayed !== null ? [steve.delayed] : []),
  ]),
];

describe('in every game', () => {
  test.prop([seeds], runs)('pieces are conserved: 32 improvements, 6 patents, 20 tokens', (seed) => {
    playGame(seed, (_before, _action, after) => {
      expect(tilesOf(after).sort((a, b) => a - b)).toEqual(Array.from({ length: 32 }, (_, tile) => tile));
      const patents = after.seats.flatMap((seat) => seat.patents);
      expect(new Set(patents).size).toBe(patents.length);
      expect(patents.length).toBeLessThanOrEqual(6);
      const tokens = after.seats.reduce((sum, seat) => sum + seat.tokens, after.tokens);
      if (rulesOf(after).tokensOut === 'nothing') expect(tokens).toBe(20);
      else expect(after.tokens).toBeGreaterThanOrEqual(0);
    });
  });

  test.prop([seeds], runs)('VP never falls, and what is earned is what the ledger says', (seed) => {
    playGame(seed, (before, _action, after) => {
      for (const [at, seat] of after.seats.entries()) {
        expect(seat.vp).toBeGreaterThanOrEqual(before.seats[at]?.vp ?? 0);
        const earned = seat.income.reduce((sum, { sales, offBoard, control }) => sum + sales + offBoard + control, 0);
        expect(seat.vp).toBe(printed.seats[seat.colour].startVp + earned);
      }
    });
  });

  test.prop([seeds], runs)('nobody over- or under-produces', (seed) => {
    playGame(seed, (before, action, after) => {
      if (action.type !== 'plan' || after.phase === 'planning') return;
      const rules = rulesOf(after);
      if (rules.pieceLimits === 'limited' || rules.padOverImprovement === 'nothing') return;
      if (rules.overhangActive === 'inactive' || rules.gpsScope === 'padsOnly') return;
      for (const seat of after.seats) {
        if (!seat.plan) continue;
        const { symbols, covered } = recount(seat.plan);
        const has = (technology: 'GPS' | 'Li-ion', side: string) =>
          seat.technologies.includes(technology) && after.sides[technology] === side;
        const counted = seat.technologies.length - (rules.liIonItself === 'counts' ? 0 : 1);
        const liIon = rules.liIonGoods === 'perTwo' ? Math.floor(counted / 2) : counted;
        const tokens = before.seats.find(({ colour }) => colour === seat.colour)?.tokens ?? 0;
        expect(seat.made.production).toBe(
          symbols.goods +
            symbols.goodsPriceDown * (has('GPS', 'A') ? 2 : 1) +
            covered +
            (seat.improvements.length - seat.plan.improvements.length) +
            tokens +
            (has('Li-ion', 'B') ? liIon : 0),
        );
      }
    });
  });

  test.prop([seeds], runs)(
    'a sale never skips a willing buyer to the left, and never goes to an unwilling one',
    (seed) => {
      playGame(seed, (before, action) => {
        if (action.type !== 'sell') return;
        const seller = before.seats.find(({ colour }) => colour === action.seat);
        if (!seller) throw new Error('a stranger sells');
        const willing = printed.regions[action.region].buyers.map((buyer) =>
          'price' in buyer ? seller.price <= buyer.price : seller.technologies.includes(buyer.technology),
        );
        const free = before.sold[action.region].map((owner) => owner === null);
        expect(willing[action.buyer] && free[action.buyer]).toBe(true);
        for (let left = 0; left < action.buyer; left++) expect(willing[left] && free[left]).toBe(false);
      });
    },
  );

  test.prop([seeds], runs)('exactly five rounds are played, and places follow the totals', (seed) => {
    const { state } = playGame(seed, () => {});
    expect(state.round).toBe(5);
    const totals = state.standings?.map(({ total }) => total) ?? [];
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    for (const { vp, patents, retailers, total } of state.standings ?? []) expect(total).toBe(vp + patents + retailers);
  });

  gameProperties(game, /^S/, runs);

  test.prop([seeds], runs)('S1.8 another hidden plan changes nothing that a seat can see', (seed) => {
    let swapped = 0;
    const history: Action[] = [];
    playGame(seed, (before, action, after) => {
      history.push(action);
      if (action.type !== 'plan' || after.phase !== 'planning') return;
      const [other] = randomPlan(planMeans(before, action.seat), seed + history.length);
      const instead: Action = { ...action, plan: other };
      const result = step(before, instead);
      if (!result.ok) throw new Error('a random plan was refused');
      const swappedLog = [...history.slice(0, -1), instead];
      for (const you of [...after.seats.map(({ colour }) => colour).filter((colour) => colour !== action.seat), null]) {
        expect(view(result.state, you)).toEqual(view(after, you));
        expect(viewLog(result.state, swappedLog, you)).toEqual(viewLog(after, history, you));
      }
      swapped++;
    });
    const people = randomSetup(seed).seats.filter(({ player }) => player !== 'steve').length;
    expect(swapped).toBe(people > 1 ? 5 * (people - 1) : 0);
  });
});
