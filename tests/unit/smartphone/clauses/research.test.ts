import { type Colour, type Technology, technologies } from '@machines/smartphone/names.ts';
import type { Tally } from '@machines/smartphone/rules/symbols.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import {
  bareBoard,
  begin,
  type Change,
  eachRuleSet,
  edit,
  expectRefused,
  inPhase,
  play,
  seat,
  showing,
  type TableOptions,
  tableOf,
  told,
} from '../kit.ts';
import { endTurn, freeOffice, research } from './acts.ts';

/** Phase 5 begins with these active symbols; green (3 VP) goes before red (7 VP). */
const lab = (
  symbols: Partial<Record<Colour, Partial<Tally>>>,
  change: Change = () => {},
  options: TableOptions = {},
): GameState => inPhase('research', change, { ...options, shown: symbols });

/** Red has researched these, first of all. */
const redHas = (draft: GameState, ...which: Technology[]) =>
  Object.assign(seat(draft, 'red'), { technologies: which, patents: which });

describe('phase 5, research', () => {
  test('S5.1 one progress per active research symbol, split as you like', () => {
    const start = lab({ green: { research: 3, logistics: 2, goods: 1, improve: 1 }, red: { research: 1 } });
    expect(start.turn).toMatchObject({ seat: 'green', progress: 3 });
    const state = play(start, research('GPS'), research('4G'), research('4G'));
    expect(seat(state, 'green').research).toMatchObject({ GPS: 1, '4G': 2, NFC: 0 });
    expect(state.turn).toMatchObject({ seat: 'red', progress: 1 });
  });

  test('S5.1 unspent progress is gone at the end of the turn', () => {
    const state = play(lab({ green: { research: 3 }, red: { research: 1 } }), research('NFC'), endTurn());
    expect(state.news).toContainEqual(
      expect.objectContaining({ rule: 'S5.1', what: 'progressLost', params: { seat: 'green', progress: 2 } }),
    );
    const all = Object.values(seat(state, 'green').research).reduce((sum, each) => sum + each, 0);
    expect(all).toBe(1);
    const again = begin(showing(state, { green: { research: 1 } }), 'research');
    expect(again.turn).toMatchObject({ seat: 'green', progress: 1 });
  });

  test('S5.1 progress goes only to technologies you have not got', () => {
    const state = lab({ green: { research: 2 } }, (draft) => {
      seat(draft, 'green').technologies = ['GPS'];
    });
    expectRefused(state, research('GPS'), 'S5.1', 'technologyOwned');
  });

  test('S5.1 no more progress than symbols', () => {
    // With `anyTime` the turn rests without progress, because Wi-Fi is still to be completed.
    const start = lab(
      { green: { research: 1 } },
      (draft) => {
        redHas(draft, 'Wi-Fi');
        seat(draft, 'green').research['Wi-Fi'] = 2;
      },
      { rulings: { completionOrder: 'anyTime' } },
    );
    expectRefused(play(start, research('NFC')), research('NFC'), 'S5.1', 'noProgressLeft');
  });

  test('S5.1 only on your turn in phase 5', () => {
    const state = lab({ green: { research: 1 }, red: { research: 1 } });
    expectRefused(state, research('GPS', 'red'), 'SP.3', 'notYourTurn');
    const logistics = begin(
      edit(showing(state, { green: { logistics: 1 } }), (draft) => {
        draft.offices.USA = ['green'];
      }),
      'logistics',
    );
    expectRefused(logistics, research('GPS'), 'S5.1', 'wrongPhase');
  });

  const printed: Record<Technology, number> = { GPS: 2, 'Wi-Fi': 2, Gamepad: 3, 'Li-ion': 3, NFC: 4, '4G': 5 };

  /** How much progress it takes green to get a technology, starting from none. */
  const paid = (technology: Technology, change: Change, options: TableOptions = {}): number => {
    let state = lab({ green: { research: 9 } }, change, options);
    for (let progress = 1; progress <= 8; progress++) {
      state = play(state, research(technology));
      if (seat(state, 'green').technologies.includes(technology)) return progress;
    }
    throw new Error(`${technology} was never completed`);
  };

  test.each(technologies)('S5.2 what %s costs, with its patent and without', (technology) => {
    expect(paid(technology, () => {})).toBe(printed[technology] + 1);
    expect(paid(technology, (draft) => redHas(draft, technology))).toBe(printed[technology]);
  });

  test.each(technologies.filter((each) => each !== 'Gamepad'))('S5.2 Gamepad side A takes 1 off %s', (technology) => {
    const gamepad = (draft: GameState) => {
      seat(draft, 'green').technologies = ['Gamepad'];
    };
    const both = (draft: GameState) => {
      gamepad(draft);
      redHas(draft, technology);
    };
    expect(paid(technology, gamepad)).toBe(printed[technology]);
    expect(paid(technology, both)).toBe(printed[technology] - 1);
    expect(paid(technology, gamepad, { sides: { Gamepad: 'B' } })).toBe(printed[technology] + 1);
  });

  test('S5.2 another player’s Gamepad side A takes nothing off', () => {
    expect(paid('NFC', (draft) => redHas(draft, 'Gamepad'))).toBe(5);
  });

  eachRuleSet(
    'S5.3 reaching the cost: progress comes back, the technology is yours, the first takes its patent',
    (o) => {
      const start = lab(
        { green: { research: 3 } },
        (draft) => {
          seat(draft, 'green').research.NFC = 3;
        },
        o,
      );
      const oneShort = play(start, research('NFC'));
      expect(seat(oneShort, 'green')).toMatchObject({ technologies: [], patents: [], research: { NFC: 4 } });
      const state = play(oneShort, research('NFC'));
      expect(seat(state, 'green')).toMatchObject({ technologies: ['NFC'], patents: ['NFC'], research: { NFC: 0 } });
      // What comes back is not progress for this turn, and the patent gives nothing before game end.
      expect(state.turn).toMatchObject({ seat: 'green', progress: 1 });
      expect(seat(state, 'green').vp).toBe(3);
    },
  );

  test('S5.3 the second to research it takes no patent', () => {
    const start = lab({ green: { research: 3 } }, (draft) => redHas(draft, 'GPS'));
    const state = play(start, research('GPS'), research('GPS'));
    expect(seat(state, 'green')).toMatchObject({ technologies: ['GPS'], patents: [] });
    expect(seat(state, 'red').patents).toEqual(['GPS']);
    expect(told(state, 'patent')).toBe(false);
  });

  test('S5.3 a patent gives its VP at game end', () => {
    const state = inPhase('scoring', (draft) => {
      draft.round = 5;
      Object.assign(seat(draft, 'green'), { technologies: ['GPS', '4G'], patents: ['GPS', '4G'] });
      seat(draft, 'red').technologies = ['GPS', '4G'];
    });
    // 3 to start with, 6 for GPS and 12 for 4G; red only has the technologies.
    expect(state.standings).toMatchObject([
      { colour: 'green', patents: 18, total: 21 },
      { colour: 'red', patents: 0, total: 7 },
    ]);
  });

  test('S5.3 the bonus works from now: a discount within the same turn', () => {
    const start = lab({ green: { research: 5 } }, (draft) => {
      seat(draft, 'green').research.Gamepad = 3;
    });
    const state = play(start, research('Gamepad'), research('GPS'), research('GPS'));
    expect(seat(state, 'green').technologies).toEqual(['Gamepad', 'GPS']);
  });

  const threeOn4G = () => play(lab({ green: { research: 3 } }), research('4G'), research('4G'), research('4G'));

  test('S5.5 worked example 3: three progress on 4G (cost 6) stays, three more complete it next round', () => {
    const waiting = threeOn4G();
    expect(waiting).toMatchObject({ round: 2, phase: 'planning' });
    expect(seat(waiting, 'green')).toMatchObject({ technologies: [], research: { '4G': 3 } });
    const next = begin(showing(waiting, { green: { research: 3 }, red: { research: 1 } }), 'research');
    const oneShort = play(next, research('4G'), research('4G'));
    expect(seat(oneShort, 'green').technologies).toEqual([]);
    const state = play(oneShort, research('4G'));
    expect(seat(state, 'green')).toMatchObject({ technologies: ['4G'], patents: ['4G'], research: { '4G': 0 } });
  });

  test('S5.5 worked example 3: next round the player may begin something else instead', () => {
    const next = begin(showing(threeOn4G(), { green: { research: 3 }, red: { research: 1 } }), 'research');
    const state = play(next, research('GPS'), research('GPS'), research('GPS'));
    expect(seat(state, 'green')).toMatchObject({ technologies: ['GPS'], research: { '4G': 3 } });
  });

  eachRuleSet('S5.6 a bonus that does not say “may” must be used: Gamepad side B', (o) => {
    const start = lab(
      { green: { research: 2 } },
      (draft) => {
        seat(draft, 'green').research.Gamepad = 3;
      },
      { ...o, sides: { Gamepad: 'B' } },
    );
    const state = play(start, research('Gamepad'));
    expectRefused(state, endTurn(), 'S9.6', 'freeOfficeFirst');
    expect(play(state, freeOffice('RSA'), endTurn()).offices.RSA).toEqual(['green']);
  });

  eachRuleSet('S5.6 a bonus that says “may” need not be used: NFC side A, 4G side B', (o) => {
    const table = edit(bareBoard(tableOf({ ...o, sides: { '4G': 'B' } })), (draft) => {
      Object.assign(seat(draft, 'green'), { technologies: ['NFC', '4G'], goods: 2, price: 4 });
      Object.assign(seat(draft, 'red'), { technologies: ['4G'], goods: 1 });
    });
    const sale = play(begin(table, 'logistics'), endTurn());
    expect(sale).toMatchObject({ phase: 'sale', turn: { seat: 'green' } });
    expect(play(sale, endTurn()).turn).toMatchObject({ seat: 'red' });
  });
});
