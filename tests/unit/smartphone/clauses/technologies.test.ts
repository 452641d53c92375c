import type { Technology, TechnologySide } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import type { Tally } from '@machines/smartphone/rules/symbols.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import {
  bareBoard,
  begin,
  type Change,
  colours,
  eachReading,
  eachRuleSet,
  edit,
  expectRefused,
  inPhase,
  isLegal,
  play,
  seat,
  showing,
  type TableOptions,
  tableOf,
  told,
} from '../kit.ts';
import { endTurn, research, sell } from './acts.ts';

/** Green has these technologies; everyone else has none. */
const owner = (technologies: Technology[], options: TableOptions = {}, change: Change = () => {}): GameState =>
  edit(bareBoard(tableOf(options)), (draft) => {
    seat(draft, 'green').technologies = technologies;
    change(draft);
  });

/** Both seats show the same symbols, and phases 2 and 3 run. */
const produced = (table: GameState, symbols: Partial<Tally>): GameState =>
  begin(showing(table, { green: symbols, red: symbols }), 'pricing');

/** Green completes a technology of which all but one progress lies there, with one progress to spare. */
const completing = (technology: Technology, lying: number, table: GameState): GameState =>
  play(
    begin(
      showing(
        edit(table, (draft) => {
          seat(draft, 'green').research[technology] = lying;
        }),
        { green: { research: 2 } },
      ),
      'research',
    ),
    research(technology),
  );

describe('technologies, what they give', () => {
  test.each<[TechnologySide, number]>([
    ['A', 6],
    ['B', 4],
  ])(
    'S9.1 GPS side %s in phase 3: a goods symbol, a covered cell, two goods-with-price-down make %i',
    (side, goods) => {
      const symbols = { goods: 1, covered: 1, goodsPriceDown: 2, goodsPriceDownOnPads: 2 };
      const state = produced(owner(['GPS'], { sides: { GPS: side } }), symbols);
      expect(seat(state, 'green')).toMatchObject({ goods, price: 3 });
      expect(seat(state, 'red')).toMatchObject({ goods: 4, price: 3 });
    },
  );

  test('S9.2 GPS side B: 5 goods now, and only once', () => {
    const state = completing('GPS', 2, owner([], { sides: { GPS: 'B' } }));
    expect(seat(state, 'green')).toMatchObject({ technologies: ['GPS'], goods: 5 });
    expect(seat(begin(showing(state, {}), 'production'), 'green').goods).toBe(5);
    expect(seat(completing('GPS', 2, owner([])), 'green').goods).toBe(0);
  });

  test.each<[TechnologySide, number]>([
    ['A', 0],
    ['B', 3],
  ])('S9.4 Wi-Fi side %s in phase 7: of 3 unsold goods %i are kept', (side, kept) => {
    const table = owner(['Wi-Fi'], { sides: { 'Wi-Fi': side } }, (draft) => {
      for (const each of draft.seats) each.goods = 3;
    });
    const state = begin(table, 'sale');
    expect(state).toMatchObject({ round: 2, phase: 'planning' });
    expect(seat(state, 'green').goods).toBe(kept);
    expect(seat(state, 'red').goods).toBe(0);
    expect(told(state, 'goodsKept')).toBe(kept > 0);
    // Next round's production comes on top of them.
    expect(seat(produced(state, { goods: 2 }), 'green').goods).toBe(kept + 2);
  });

  eachRuleSet('S9.5 Gamepad side A: technologies cost you 1 less, from the moment you have it', (o) => {
    const table = edit(completing('Gamepad', 3, owner([], o)), (draft) => {
      seat(draft, 'green').research['Li-ion'] = 2;
    });
    expect(seat(play(table, research('Li-ion')), 'green').technologies).toEqual(['Gamepad', 'Li-ion']);
  });

  test('S9.5 Gamepad side B takes nothing off', () => {
    const start = owner(['Gamepad'], { sides: { Gamepad: 'B' } });
    expect(seat(completing('Li-ion', 2, start), 'green').technologies).toEqual(['Gamepad']);
    expect(seat(completing('Li-ion', 3, start), 'green').technologies).toEqual(['Gamepad', 'Li-ion']);
  });

  test.each<[TechnologySide, number]>([
    ['A', 3],
    ['B', 1],
  ])('S9.7 Li-ion side %s: two price-up symbols and one logistics make %i progress', (side, progress) => {
    const table = owner(['Li-ion'], { sides: { 'Li-ion': side } }, (draft) => {
      draft.offices.USA = ['green', 'red'];
    });
    const state = begin(showing(table, { green: { priceUp: 2, logistics: 1 }, red: { priceUp: 2 } }), 'logistics');
    expect(state.turn).toMatchObject({ seat: 'green', progress });
    expect(seat(produced(table, { priceUp: 2, logistics: 1 }), 'green').price).toBe(7);
    // Red has no Li-ion: price-up symbols alone give no turn to act in.
    expect(play(state, endTurn()).phase).not.toBe('logistics');
  });

  /** A side 1 above one corner of B side 1. Symbols: a price-up on pad A, logistics on each pad, and more. */
  const pads: Plan = {
    bottom: { pad: 'B', side: 1, turn: 0, x: 0, y: 0 },
    top: { pad: 'A', side: 1, turn: 0, x: 1, y: 2 },
    improvements: [],
  };
  /** Green's own improvement (research, price-up) laid with its first cell here. */
  const withImprovement = (state: GameState, x: number, y: number): Plan => ({
    ...pads,
    improvements: seat(state, 'green').improvements.map((tile) => ({ tile, x, y, turn: 0, layer: 'over' })),
  });

  eachRuleSet('S9.7 price-up counts as logistics on pads and improvements alike, and still raises the price', (o) => {
    const table = owner(['Li-ion'], o, (draft) => {
      draft.offices.USA = ['green'];
    });
    const shown = play(
      table,
      { type: 'plan', seat: 'green', plan: withImprovement(table, 0, 0) },
      { type: 'plan', seat: 'red', plan: pads },
    );
    // The improvement hides the price-down, so two price-ups: 5 + 2.
    expect(seat(shown, 'green').price).toBe(7);
    const cheap = edit(shown, (draft) => {
      seat(draft, 'green').price = 2;
    });
    // Two logistics symbols (one is under the upper pad) and two price-ups.
    expect(begin(cheap, 'logistics').turn).toMatchObject({ seat: 'green', progress: 4 });
  });

  eachReading('liIonGoods', 'S9.8 with three technologies, now and in phase 3', (reading, options) => {
    const table = owner(['GPS', 'Wi-Fi'], { ...options, sides: { 'Li-ion': 'B' } });
    const state = completing('Li-ion', 3, table);
    const now = reading === 'perTechnology' ? 3 : 1;
    expect(seat(state, 'green').goods).toBe(now);
    const later = begin(showing(state, {}), 'production');
    expect(seat(later, 'green').goods).toBe(2 * now);
    const four = edit(later, (draft) => {
      seat(draft, 'green').technologies.push('NFC');
    });
    expect(seat(begin(four, 'production'), 'green').goods).toBe(2 * now + (reading === 'perTechnology' ? 4 : 2));
  });

  eachReading('liIonItself', 'S9.8 with four technologies, Li-ion the last of them', (reading, options) => {
    const perTwo = options.ruleSet === 'e2' || options.ruleSet === 'ko';
    const goods = reading === 'counts' ? (perTwo ? 2 : 4) : perTwo ? 1 : 3;
    const table = owner(['GPS', 'Wi-Fi', 'NFC'], { ...options, sides: { 'Li-ion': 'B' } });
    const state = completing('Li-ion', 3, table);
    expect(seat(state, 'green').goods).toBe(goods);
    expect(seat(begin(showing(state, {}), 'production'), 'green').goods).toBe(2 * goods);
  });

  test('S9.8 Li-ion side B: goods now and again in each phase 3, on top of what the plan makes', () => {
    const state = completing('Li-ion', 3, owner(['GPS', 'Wi-Fi', 'NFC'], { sides: { 'Li-ion': 'B' } }));
    expect(seat(state, 'green').goods).toBe(2); // one for two of the four
    const later = produced(state, { goods: 1 });
    expect([seat(later, 'green').goods, seat(later, 'red').goods]).toEqual([2 + 1 + 2, 1]);
  });

  test('S9.8 Li-ion side A gives no goods', () => {
    const state = completing('Li-ion', 3, owner(['GPS', 'Wi-Fi']));
    expect(seat(begin(showing(state, {}), 'production'), 'green').goods).toBe(0);
  });

  test('S9.10 NFC side B: price +1 now, and +1 in each phase 2', () => {
    const state = completing('NFC', 4, owner([], { sides: { NFC: 'B' } }));
    expect(seat(state, 'green').price).toBe(6);
    expect(seat(produced(state, { priceUp: 1 }), 'green').price).toBe(7);
    expect(seat(produced(state, { priceUp: 1 }), 'red').price).toBe(6);
    const sideA = completing('NFC', 4, owner([]));
    expect(seat(sideA, 'green').price).toBe(5);
    expect(seat(produced(sideA, { priceUp: 1 }), 'green').price).toBe(6);
  });

  test('S9.10 by the default ruling the price stops at 8 here too', () => {
    const dear = (rulings: TableOptions['rulings'] = {}) =>
      owner([], { sides: { NFC: 'B' }, rulings }, (draft) => {
        seat(draft, 'red').price = 8;
        seat(draft, 'green').price = 8;
      });
    expect(seat(completing('NFC', 4, dear()), 'green').price).toBe(8);
    expect(seat(completing('NFC', 4, dear({ priceBeyondTrack: 'unbounded' })), 'green').price).toBe(9);
  });

  eachRuleSet('S9.11 4G side A: an improvement may stick out with one cell, never with both', (o) => {
    const lay = (table: GameState, x: number) =>
      ({ type: 'plan', seat: 'green', plan: withImprovement(table, x, 0) }) as const;
    const plain = owner([], o);
    const sideA = owner(['4G'], o);
    const sideB = owner(['4G'], { ...o, sides: { '4G': 'B' } });
    expect(isLegal(sideA, lay(sideA, -1))).toBe(true);
    expectRefused(sideA, lay(sideA, -2), 'S1.7', 'improvementOffPads');
    expectRefused(plain, lay(plain, -1), 'S1.4', 'improvementSticksOut');
    expectRefused(sideB, lay(sideB, -1), 'S1.4', 'improvementSticksOut');
  });

  test.each<[Technology, number, Technology[], number]>([
    ['GPS', 2, [], 5],
    ['Li-ion', 3, ['Wi-Fi', 'Gamepad', '4G'], 2], // 4 technologies, one good for two
  ])('S9.14 goods from %s side B can be sold this very round', (technology, lying, others, goods) => {
    const table = owner(others, { sides: { [technology]: 'B' } }, (draft) => {
      draft.offices.Emirates = ['green'];
      // Gamepad side A, where owned, takes one off.
      seat(draft, 'green').research[technology] = others.includes('Gamepad') ? lying - 1 : lying;
    });
    const start = begin(showing(table, { green: { research: 1 } }), 'research');
    // Nothing else is left to do in phases 5 and 6, unless Wi-Fi side A may be used.
    const after = play(start, research(technology));
    const state = after.phase === 'logistics' ? play(after, endTurn()) : after;
    expect(state.phase).toBe('sale');
    expect(seat(state, 'green').goods).toBe(goods);
    expect(told(play(state, sell('Emirates', 0)), 'sold')).toBe(true);
  });

  eachRuleSet('S9.15 all five seats can have the same technology', (o) => {
    const state = inPhase(
      'research',
      (draft) => {
        for (const each of draft.seats) each.research.GPS = 3;
      },
      { ...o, seats: [...colours] },
    );
    expect(state.seats.map(({ technologies }) => technologies)).toEqual(Array(5).fill(['GPS']));
    expect(state.seats.flatMap(({ patents }) => patents)).toEqual(['GPS']);
  });
});
