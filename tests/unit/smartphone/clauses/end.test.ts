import type { Colour, Technology } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { type Change, eachRuleSet, expectRefused, inPhase, play, seat, type TableRules, told } from '../kit.ts';

interface Score {
  vp: number;
  technologies?: Technology[];
  patents?: Technology[];
}

/** Phase 8 of a round with nothing sold, at a table of the seats named. */
const after = (
  round: number,
  scores: Partial<Record<Colour, Score>>,
  options: Partial<TableRules> = {},
  change: Change = () => {},
): GameState => {
  const seats = Object.keys(scores) as Colour[];
  return inPhase(
    'scoring',
    (draft) => {
      draft.round = round;
      for (const colour of seats) Object.assign(seat(draft, colour), scores[colour]);
      change(draft);
    },
    { ...options, seats },
  );
};

const places = (state: GameState) =>
  Object.fromEntries((state.standings ?? []).map((each) => [each.colour, each.place]));

const winners = (state: GameState) => state.news.at(-1);

describe('the end of the game', () => {
  eachRuleSet('SE.1 VP, patents and retailer spaces are added up after round 5', (options) => {
    const state = after(
      5,
      {
        green: { vp: 50, technologies: ['GPS', '4G', 'NFC'], patents: ['GPS', '4G'] },
        red: { vp: 60, technologies: ['Gamepad'], patents: ['Gamepad'] },
      },
      options,
      (draft) => {
        draft.retailers.Canada = { tile: 0, side: 0 }; // 11, 8, 5
        draft.retailers.India = { tile: 4, side: 1 }; // 13, 11, 8, 6
        draft.offices.Canada = ['red', 'green'];
        draft.offices.India = ['green'];
        draft.offices.USA = ['green', 'red'];
      },
    );
    expect(state.phase).toBe('over');
    expect(state.standings).toEqual([
      { colour: 'green', place: 1, vp: 50, patents: 6 + 12, retailers: 8 + 13, total: 89 },
      { colour: 'red', place: 2, vp: 60, patents: 8, retailers: 11, total: 79 },
    ]);
    expect(winners(state)).toMatchObject({ rule: 'SE.2', what: 'won', params: { seats: ['green'], vp: 89 } });
  });

  test('SE.1 every patent is worth its printed VP', () => {
    const vp: [Technology, number][] = [
      ['GPS', 6],
      ['Wi-Fi', 6],
      ['Gamepad', 8],
      ['Li-ion', 8],
      ['NFC', 10],
      ['4G', 12],
    ];
    for (const [technology, worth] of vp) {
      const state = after(5, { green: { vp: 0, technologies: [technology], patents: [technology] }, red: { vp: 1 } });
      expect(state.standings?.find(({ colour }) => colour === 'green')?.total).toBe(worth);
    }
  });

  test('SE.1 a technology without its patent adds nothing', () => {
    const state = after(5, { green: { vp: 10, technologies: ['4G', 'NFC'] }, red: { vp: 11 } });
    expect(places(state)).toEqual({ red: 1, green: 2 });
  });

  test('SE.1 the fifth round’s own phase 8 counts first', () => {
    const state = after(5, { green: { vp: 10 }, red: { vp: 20 } }, {}, (draft) => {
      draft.offices.USA = ['green'];
      draft.sold.USA = ['green', 'green', null, null, null, null, null, null];
      seat(draft, 'green').price = 4;
    });
    // 10 + 2 × 4 + 3 for control
    expect(state.standings).toMatchObject([
      { colour: 'green', total: 21 },
      { colour: 'red', total: 20 },
    ]);
  });

  test('SE.1 not before round 5, and nothing is added until then', () => {
    const state = after(4, { green: { vp: 50, technologies: ['GPS'], patents: ['GPS'] }, red: { vp: 60 } });
    expect([state.phase, state.round, state.standings]).toEqual(['planning', 5, null]);
    expect(seat(state, 'green').vp).toBe(50);
  });

  test('SE.1 the game is over right after the last sale of round 5, and nothing can be done any more', () => {
    const sale = inPhase('sale', (draft) => {
      draft.round = 5;
      draft.offices.Emirates = ['green'];
      seat(draft, 'green').goods = 1;
    });
    expect(sale.standings).toBeNull();
    const state = play(sale, { type: 'sell', seat: 'green', region: 'Emirates', buyer: 0 });
    expect(state.phase).toBe('over');
    expect(state.turn).toBeNull();
    expectRefused(state, { type: 'endTurn', seat: 'green' }, 'SE.1', 'gameOver', { rounds: 5 });
    expectRefused(state, { type: 'sell', seat: 'green', region: 'Emirates', buyer: 1 }, 'SE.1', 'gameOver');
  });
});

describe('a tie at the end', () => {
  eachRuleSet('SE.2 equal VP: more technologies win, ahead of more patents', (options) => {
    const state = after(
      5,
      {
        green: { vp: 20, technologies: ['GPS', 'Wi-Fi'] },
        red: { vp: 14, technologies: ['GPS'], patents: ['GPS'] },
      },
      options,
    );
    expect(places(state)).toEqual({ green: 1, red: 2 });
    expect(told(state, 'tieTechnologies')).toBe(true);
    expect(winners(state)).toMatchObject({ rule: 'SE.2', what: 'won', params: { seats: ['green'], vp: 20 } });
  });

  test('SE.2 of three that are level the most technologies decide, though two have fewer alike', () => {
    const state = after(5, {
      green: { vp: 20, technologies: ['GPS', 'Wi-Fi', '4G'] },
      yellow: { vp: 20, technologies: ['NFC', 'GPS'] },
      red: { vp: 20, technologies: ['Wi-Fi', '4G'] },
    });
    expect(places(state)).toEqual({ green: 1, yellow: 2, red: 2 });
    expect([told(state, 'tieTechnologies'), told(state, 'tiePatents')]).toEqual([true, false]);
  });

  eachRuleSet('SE.2 then more patents, by number and not by value', (options) => {
    const state = after(
      5,
      {
        green: { vp: 8, technologies: ['4G', 'NFC'], patents: ['4G'] },
        red: { vp: 8, technologies: ['GPS', 'Wi-Fi'], patents: ['GPS', 'Wi-Fi'] },
      },
      options,
    );
    expect(state.standings?.map(({ total }) => total)).toEqual([20, 20]);
    expect(places(state)).toEqual({ red: 1, green: 2 });
    expect(told(state, 'tiePatents')).toBe(true);
  });

  eachRuleSet('SE.2 equal in all three: the victory is shared, whatever the starting VP', (options) => {
    const state = after(
      5,
      {
        green: { vp: 20, technologies: ['GPS'] },
        yellow: { vp: 12, technologies: ['NFC'] },
        red: { vp: 20, technologies: ['Wi-Fi'] },
      },
      options,
    );
    expect(places(state)).toEqual({ green: 1, red: 1, yellow: 3 });
    expect(winners(state)).toMatchObject({ rule: 'SE.2', what: 'shared', params: { seats: ['green', 'red'], vp: 20 } });
  });

  test('SE.2 technologies and patents decide only between equal totals', () => {
    const state = after(5, {
      green: { vp: 21 },
      red: { vp: 14, technologies: ['GPS', 'Wi-Fi'], patents: ['GPS'] },
    });
    expect(places(state)).toEqual({ green: 1, red: 2 });
    expect(told(state, 'tieTechnologies')).toBe(false);
  });

  test('SE.2 the total with patents and retailers is what ties, not the VP on the track', () => {
    const state = after(
      5,
      { green: { vp: 20, technologies: ['GPS', 'Wi-Fi'] }, red: { vp: 20, technologies: [] } },
      {},
      (draft) => {
        draft.retailers.Canada = { tile: 0, side: 0 };
        draft.offices.Canada = ['red'];
      },
    );
    expect(places(state)).toEqual({ red: 1, green: 2 });
  });
});
