import { regions } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import {
  type Change,
  eachReading,
  eachRuleSet,
  expectRefused,
  inPhase,
  phase6,
  play,
  seat,
  type TableOptions,
} from '../kit.ts';
import { bonusOffice, endTurn, expand, freeOffice, move, research, retailer, secondOffice, takeGoods } from './acts.ts';

const four: TableOptions = { seats: ['green', 'blue', 'black', 'red'] };

/** Green is about to use the bonus of a medium retailer in India, reached from Emirates. */
const atIndia = (bonus: 'move' | 'secondOffice', change: Change, options: TableOptions = {}): GameState =>
  play(
    phase6(
      2,
      (draft) => {
        draft.retailers.India = retailer.medium[bonus];
        draft.offices.Emirates = ['green'];
        draft.progress.India = { green: 2 };
        change(draft);
      },
      options,
    ),
    expand('India'),
  );

/** Green has just researched Gamepad side B and places the free office. */
const withFreeOffice = (change: Change, options: TableOptions = {}): GameState =>
  play(
    inPhase(
      'research',
      (draft) => {
        seat(draft, 'green').research.Gamepad = 3;
        change(draft);
      },
      { ...options, sides: { Gamepad: 'B' }, shown: { green: { research: 2 } } },
    ),
    research('Gamepad'),
  );

describe('full regions, and one office a region', () => {
  eachRuleSet('S6.5 where no space is free nobody adds an office, by any means', (o) => {
    const options = { ...o, ...four };
    const othersIn: Change = (draft) => {
      draft.offices['North Africa'] = ['green'];
      draft.offices.RSA = ['blue', 'black', 'red'];
      draft.offices.Caribbean = ['green', 'black', 'red'];
    };
    const fromEmirates: Change = (draft) => {
      othersIn(draft);
      draft.offices.Emirates = ['green'];
      seat(draft, 'green').technologies = ['Wi-Fi'];
    };
    const turn = phase6(1, fromEmirates, options);
    expectRefused(turn, expand('RSA'), 'S6.5', 'regionFull');
    expectRefused(turn, secondOffice('Caribbean'), 'S6.5', 'regionFull');
    expectRefused(atIndia('secondOffice', othersIn, options), bonusOffice('Caribbean'), 'S6.5', 'regionFull');
    expectRefused(atIndia('move', othersIn, options), move('Emirates', 'RSA'), 'S6.5', 'regionFull');
    expectRefused(withFreeOffice(othersIn, options), freeOffice('RSA'), 'S6.5', 'regionFull');
  });

  test('S6.5 the last space may be taken: 3 small, 4 medium, 5 large', () => {
    const cases = [
      ['Emirates', 2],
      ['South America', 3],
      ['Europe', 4],
    ] as const;
    for (const [region, spaces] of cases) {
      const start = phase6(
        1,
        (draft) => {
          draft.offices['North Africa'] = ['green'];
          // Second offices make up the number in the large region.
          draft.offices[region] = (['blue', 'black', 'red', 'blue'] as const).slice(0, spaces);
          draft.progress[region] = { green: { Emirates: 1, 'South America': 2, Europe: 3 }[region] };
        },
        four,
      );
      const opened = play(start, expand(region)).offices[region];
      expect(opened).toHaveLength(spaces + 1);
      expect(opened.at(-1)).toBe('green');
    }
  });

  eachRuleSet('S6.5 one office per player and region', (o) => {
    const start = phase6(
      1,
      (draft) => {
        draft.offices['North Africa'] = ['green'];
        draft.offices.Europe = ['green'];
      },
      o,
    );
    expectRefused(start, expand('Europe'), 'S6.5', 'officeThere');
    // Not for want of a line to it, nor of progress: it would be refused with both.
    const alone = phase6(
      1,
      (draft) => {
        draft.offices['North Africa'] = ['green'];
      },
      o,
    );
    expectRefused(alone, expand('North Africa'), 'S6.5', 'officeThere');
  });

  eachReading('uselessProgress', 'in a full region, and where you have an office', (reading, options) => {
    const start = phase6(
      6,
      (draft) => {
        draft.offices['North Africa'] = ['green'];
        draft.offices.Emirates = ['blue', 'black', 'red'];
        draft.offices.Europe = ['green'];
      },
      { ...options, ...four },
    );
    if (reading === 'refused') {
      expectRefused(start, expand('Emirates'), 'S6.5', 'regionFull');
      expectRefused(start, expand('Europe'), 'S6.5', 'officeThere');
      return;
    }
    // It may lie there, to its full cost, but brings no office.
    const state = play(start, expand('Emirates'), expand('Emirates'), ...Array(4).fill(expand('Europe')));
    expect(state.offices.Emirates).toEqual(['blue', 'black', 'red']);
    expect(state.offices.Europe).toEqual(['green']);
    expect([state.progress.Emirates.green, state.progress.Europe.green]).toEqual([2, 4]);
  });

  /** Blue goes first, reaches the retailer in Australia and can move out of Emirates, which is full. */
  const blueMayMove = (options: TableOptions, change: Change, logistics = 1): GameState =>
    play(
      inPhase(
        'logistics',
        (draft) => {
          draft.retailers.Australia = retailer.medium.move;
          draft.offices['North Africa'] = ['green'];
          draft.offices.RSA = ['blue'];
          draft.offices.Emirates = ['blue', 'black', 'red'];
          draft.progress.Australia = { blue: 2 };
          seat(draft, 'blue').price = 2;
          change(draft);
        },
        { ...options, ...four, shown: { green: { logistics: 1 }, blue: { logistics } } },
      ),
      expand('Australia', 'blue'),
    );

  eachReading('uselessProgress', 'S6.4 what meets the cost opens as soon as a space is free', (reading, options) => {
    // Blue has progress left, so that the move is in the middle of blue's turn.
    const paid: Change = (draft) => {
      draft.progress.Emirates = { green: 2 };
    };
    const start = blueMayMove(options, paid, 2);
    expect(start.offices.Emirates).toEqual(['blue', 'black', 'red']);
    const moved = play(start, move('Emirates', 'Europe', 0, 'blue'));
    expect(moved.turn?.seat).toBe('blue');
    if (reading === 'refused') expect(moved.offices.Emirates).toEqual(['black', 'red']);
    else {
      expect(moved.offices.Emirates).toEqual(['black', 'red', 'green']);
      expect(moved.progress.Emirates.green).toBe(0);
      expect(moved.news.at(-1)).toMatchObject({
        rule: 'S6.4',
        what: 'office',
        params: { seat: 'green', region: 'Emirates' },
      });
    }
  });

  eachReading('uselessProgress', 'S6.4 one space: whose turn it is, then by priority', (reading, options) => {
    const both: Change = (draft) => {
      draft.offices.Emirates = ['blue', 'blue', 'black'];
      draft.progress.Emirates = { green: 2, red: 3 };
      seat(draft, 'red').price = 3;
    };
    const many = blueMayMove(options, both, 2);
    const moved = play(many, move('Emirates', 'Europe', 0, 'blue'));
    expect(moved.offices.Emirates).toEqual(reading === 'refused' ? ['blue', 'black'] : ['blue', 'black', 'red']);
    // Blue's own progress, laid where its office stood, comes first.
    const own = blueMayMove(options, (draft) => {
      draft.progress.Emirates = { green: 2, blue: 2 };
    });
    const left = play(own, move('Emirates', 'Europe', 0, 'blue'));
    expect(left.offices.Emirates).toEqual(reading === 'refused' ? ['black', 'red'] : ['black', 'red', 'blue']);
  });

  eachReading('uselessProgress', 'S6.4 at a retailer in the owner’s turn, with its bonus', (reading, options) => {
    const shop: Change = (draft) => {
      draft.retailers.Canada = retailer.small.price;
      draft.retailers.Caribbean = retailer.small.nothing;
      draft.offices.Canada = ['blue', 'black', 'red'];
      draft.progress.Canada = { green: 2 };
      draft.progress.Emirates = { green: 1 };
      draft.offices.Emirates = ['black', 'red'];
    };
    const free = play(blueMayMove(options, shop, 2), move('Canada', 'Caribbean', 0, 'blue'));
    expect(free).toMatchObject({ turn: { seat: 'blue' }, pending: null, offices: { Canada: ['black', 'red'] } });
    const moved = play(free, endTurn('blue'));
    expect(moved.turn?.seat).toBe('green');
    if (reading === 'refused') {
      expect(moved.offices.Canada).toEqual(['black', 'red']);
      return;
    }
    expect(moved.offices.Canada).toEqual(['black', 'red', 'green']);
    expect(moved.pending).toMatchObject({ kind: 'bonus', region: 'Canada' });
    const settled = play(moved, { type: 'bonusPrice', seat: 'green', change: 1 });
    expect(play(settled, expand('Emirates')).offices.Emirates).toEqual(['black', 'red', 'green']);
  });

  test('S6.4 without an office marker left nothing opens', () => {
    const two = ['green', 'green'] as const;
    const none = blueMayMove({ rulings: { uselessProgress: 'allowed', pieceLimits: 'limited' } }, (draft) => {
      draft.progress.Emirates = { green: 2 };
      // Eighteen in all: one at home, two in eight regions, one in the ninth.
      const others = regions.filter((region) => region !== 'Emirates' && region !== 'North Africa').slice(0, 9);
      for (const [at, region] of others.entries()) draft.offices[region].push(...(at < 8 ? two : two.slice(1)));
    });
    expect(play(none, move('Emirates', 'Europe', 0, 'blue')).offices.Emirates).toEqual(['black', 'red']);
  });

  eachReading('strandedProgress', 'an office got another way, by Gamepad side B or a move', (reading, options) => {
    const left = reading === 'returns' ? 0 : 1;
    const one: Change = (draft) => {
      draft.progress.Canada = { green: 1, red: 1 };
    };
    const free = play(withFreeOffice(one, options), freeOffice('Canada'));
    expect(free.offices.Canada).toEqual(['green']);
    expect(free.progress.Canada).toEqual({ green: left, red: 1 });
    const moved = play(atIndia('move', one, options), move('Emirates', 'Canada'));
    expect(moved.offices.Canada).toEqual(['green']);
    expect(moved.progress.Canada).toEqual({ green: left, red: 1 });
  });

  eachReading(
    'strandedProgress',
    'in a region that has filled up it stays, until a move frees a space',
    (_, options) => {
      const start = blueMayMove(options, (draft) => {
        draft.progress.Emirates = { green: 1 };
      });
      const moved = play(start, move('Emirates', 'Europe', 0, 'blue'));
      expect(moved.progress.Emirates.green).toBe(1);
      expect(moved.turn?.seat).toBe('green');
      expect(play(moved, expand('Emirates')).offices.Emirates).toEqual(['black', 'red', 'green']);
    },
  );

  test('S6.6 never two offices of a colour on one retailer, by any means', () => {
    const onCanada: Change = (draft) => {
      draft.retailers.Canada = retailer.small.nothing;
      draft.retailers.Caribbean = retailer.small.good;
      draft.offices.Canada = ['green'];
      draft.offices.Caribbean = ['green'];
      draft.offices.Europe = ['green'];
    };
    const turn = phase6(1, (draft) => {
      onCanada(draft);
      seat(draft, 'green').technologies = ['Wi-Fi'];
    });
    expectRefused(turn, secondOffice('Canada'), 'S9.3', 'noSecondOnRetailer');
    const next = phase6(1, (draft) => {
      onCanada(draft);
      draft.offices.USA = ['green'];
    });
    expectRefused(next, expand('Canada'), 'S6.5', 'officeThere');
    expectRefused(atIndia('secondOffice', onCanada), bonusOffice('Canada'), 'SR.4', 'noSecondOnRetailer');
    expectRefused(atIndia('move', onCanada), move('Caribbean', 'Canada'), 'SR.6', 'officeThere');
    expectRefused(withFreeOffice(onCanada), freeOffice('Canada'), 'S9.6', 'officeThere');
  });

  eachRuleSet('S6.6 arriving on a retailer you get its bonus; when its spaces are full nobody arrives', (o) => {
    const shop = (there: ('blue' | 'black' | 'red')[]) =>
      phase6(
        1,
        (draft) => {
          draft.retailers.RSA = retailer.small.good;
          draft.offices.Emirates = ['green'];
          draft.offices.RSA = there;
          draft.progress.RSA = { green: 1 };
        },
        { ...o, ...four },
      );
    const arrived = takeGoods(play(shop(['blue', 'red']), expand('RSA')));
    expect(arrived.offices.RSA).toEqual(['blue', 'red', 'green']);
    expect(arrived.news).toContainEqual(expect.objectContaining({ rule: 'SR.4', what: 'bonusGoods' }));
    expectRefused(shop(['blue', 'red', 'black']), expand('RSA'), 'S6.5', 'regionFull');
  });
});
