import { type Colour, colours, type Region } from '@machines/smartphone/names.ts';
import { setUp } from '@machines/smartphone/rules/setup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import {
  bareBoard,
  begin,
  type Change,
  eachReading,
  eachRuleSet,
  edit,
  expectRefused,
  offices,
  seat,
  setupOf,
  showing,
  type TableRules,
  tableOf,
  told,
} from '../kit.ts';
import { expectOnly, putMarker, steveAt, steveOf, stevesTurn } from './steveKit.ts';

interface Position {
  marker: Region | null;
  logistics: number;
  offices: Partial<Record<Region, Colour[]>>;
  /** Steve's progress in regions. */
  progress?: Partial<Record<Region, number>>;
}

/** Steve's turn in phase 6, at a table of five so that regions can fill up. */
const phase6 = (position: Position, options: Partial<TableRules> = {}, change: Change = () => {}): GameState =>
  begin(
    edit(
      showing(bareBoard(tableOf({ ...options, seats: [...colours], steve: 'red' })), {
        red: { logistics: position.logistics },
      }),
      (draft) => {
        putMarker(draft, position.marker);
        Object.assign(draft.offices, position.offices);
        for (const [region, lying] of Object.entries(position.progress ?? {}))
          draft.progress[region as Region].red = lying;
        change(draft);
      },
    ),
    'logistics',
  );

/** Where the marker goes on his turn when it is off the board. */
const markerGoes = (where: Position['offices'], options: Partial<TableRules> = {}, change?: Change) =>
  steveOf(phase6({ marker: null, logistics: 1, offices: where }, options, change)).marker;

const others: Colour[] = ['green', 'blue', 'black', 'yellow'];
const fullLarge: Colour[] = [...others, 'green']; // five spaces, one of them a second office
const expand = (region: Region) => ({ type: 'expand', seat: 'red', region }) as const;

describe('Steve in phase 6', () => {
  eachRuleSet('SV.7 all his progress goes to the region with his marker', (options) => {
    const start = phase6({ marker: 'Europe', logistics: 2, offices: { CIS: ['red'] } }, options);
    expectOnly(start, expand('Europe'));
    const { after, moves } = stevesTurn(start);
    expect(moves.map(({ action }) => action)).toEqual([expand('Europe'), expand('Europe')]);
    expect(after.progress.Europe.red).toBe(2);
    expect(steveOf(after).marker).toBe('Europe');
  });

  test('SV.7 no other region, and no stopping', () => {
    const start = phase6({ marker: 'Europe', logistics: 2, offices: { CIS: ['red'] } });
    expectRefused(start, expand('China'), 'SV.7', 'stevesChoice');
    expectRefused(start, { type: 'endTurn', seat: 'red' }, 'SV.7', 'stevesChoice');
  });

  test('SV.7 his office is placed, his progress comes back, and the marker moves at once', () => {
    const position: Position = {
      marker: 'Europe',
      logistics: 1,
      offices: { CIS: ['red'], Europe: ['green'] },
      progress: { Europe: 3 },
    };
    const { after } = stevesTurn(phase6(position));
    expect(offices(after, 'Europe')).toEqual(['green', 'red']);
    expect(after.progress.Europe.red ?? 0).toBe(0);
    expect(steveOf(after).marker).toBe('China');
  });

  eachReading('steveLeftover', 'SV.7 progress left after opening an office', (reading, rulings) => {
    const position: Position = {
      marker: 'Europe',
      logistics: 3,
      offices: { CIS: ['red'] },
      progress: { Europe: 3 },
    };
    const { after } = stevesTurn(phase6(position, rulings));
    expect(offices(after, 'Europe')).toEqual(['red']);
    expect(after.progress.China.red ?? 0).toBe(reading === 'goesOn' ? 2 : 0);
    expect(steveOf(after).marker).toBe('China');
  });
});

describe('where Steve’s marker goes', () => {
  test('SV.7 to the largest region, even if others stand there and nobody in the smaller ones', () => {
    // from South America: Caribbean and RSA small, North Africa medium, USA large
    expect(markerGoes({ 'South America': ['red'], USA: others })).toBe('USA');
    // USA his too, Europe and Australia full: medium North Africa before the small ones, though only there others stand
    const where: Position['offices'] = { 'South America': ['red'], USA: ['red'], Europe: fullLarge, Australia: others };
    expect(markerGoes({ ...where, 'North Africa': ['green'] })).toBe('North Africa');
  });

  test('SV.7 of those to the one with the fewest other offices', () => {
    expect(markerGoes({ CIS: ['red'], China: ['green'] })).toBe('Europe');
    expect(markerGoes({ CIS: ['red'], China: ['green', 'blue'], Europe: ['green'] })).toBe('Europe');
    // a second office is one more
    expect(markerGoes({ CIS: ['red'], China: ['green', 'green'], Europe: ['blue'] })).toBe('Europe');
  });

  test('SV.7 of those to the first in the alphabet', () => {
    expect(markerGoes({ CIS: ['red'] })).toBe('China');
    expect(markerGoes({ CIS: ['red'], China: ['green'], Europe: ['blue'] })).toBe('China');
    // from Emirates: India before North Africa, both medium
    expect(markerGoes({ Emirates: ['red'] })).toBe('India');
  });

  test('SV.7 only where a space is free', () => {
    expect(markerGoes({ CIS: ['red'], China: fullLarge })).toBe('Europe');
  });

  test('SV.7 only where he has no office yet', () => {
    expect(markerGoes({ CIS: ['red'], China: ['red'], Europe: ['green'] })).toBe('Europe');
  });

  eachRuleSet('SV.7 only where a line leads from one of his offices, except in the first printing', (options) => {
    // from RSA: Emirates small, Australia and South America medium; China is the first large region
    expect(markerGoes({ RSA: ['red'] }, options)).toBe(options.ruleSet === 'e1' ? 'China' : 'Australia');
  });

  test('SV.7 retailers’ regions are available too, while their spaces last', () => {
    const withRetailer = (where: Position['offices']) =>
      markerGoes(where, {}, (draft) => {
        draft.retailers.China = { tile: 6, side: 1 };
      });
    expect(withRetailer({ CIS: ['red'] })).toBe('China');
    expect(withRetailer({ CIS: ['red'], China: fullLarge })).toBe('Europe');
  });

  eachRuleSet('SV.7 it is first placed by the same list', (options) => {
    const first = (seats: Colour[], steve: Colour) =>
      setUp(setupOf({ ...options, seats, steve, rulings: {} })).seats.find((each) => each.steve)?.steve?.marker;
    expect(first(['green', 'red'], 'red')).toBe('China');
    expect(first(['green', 'blue'], 'blue')).toBe(options.ruleSet === 'e1' ? 'China' : 'USA');
  });

  eachReading('steveMarkerStart', 'before round 1 or on his first turn in phase 6', (reading, rulings) => {
    const setup = setUp(setupOf(steveAt(rulings)));
    expect(steveOf(setup).marker).toBe(reading === 'setup' ? 'China' : null);
    // green comes to China before his first turn, which leaves Europe with fewer offices
    const turn = begin(
      edit(showing(tableOf(steveAt(rulings)), { red: { logistics: 1 } }), (draft) => {
        draft.offices.China = ['green'];
      }),
      'logistics',
    );
    const { after, moves } = stevesTurn(turn);
    // without connections USA is free as well, but comes after Europe
    expect(moves.map(({ action }) => action)).toEqual([expand(reading === 'setup' ? 'China' : 'Europe')]);
    expect(steveOf(after).marker).toBe(reading === 'setup' ? 'China' : 'Europe');
  });
});

describe('nowhere for Steve to go', () => {
  /** Steve in Canada alone; CIS, India and USA, all it leads to, are full. */
  const shutIn: Position['offices'] = { Canada: ['red'], CIS: others, India: others, USA: fullLarge };

  test('SV.7 no region available: he skips and the marker leaves the board', () => {
    const state = phase6({ marker: 'USA', logistics: 2, offices: shutIn });
    expect(told(state, 'steveMarkerOff')).toBe(true);
    expect(steveOf(state).marker).toBeNull();
    expect(state.phase).not.toBe('logistics');
    expect(Object.values(state.progress).every((lying) => !lying.red)).toBe(true);
  });

  test('SV.7 it is tried again on each of his turns in phase 6', () => {
    expect(steveOf(phase6({ marker: null, logistics: 1, offices: shutIn })).marker).toBeNull();
    const start = phase6({ marker: null, logistics: 1, offices: { ...shutIn, USA: others } });
    expectOnly(start, expand('USA'));
    expect(stevesTurn(start).after.progress.USA.red).toBe(1);
  });

  test('SV.7 without progress he skips', () => {
    const state = phase6({ marker: 'Europe', logistics: 0, offices: { CIS: ['red'] } });
    expect(state.phase).not.toBe('logistics');
    expect(state.progress.Europe.red ?? 0).toBe(0);
  });

  const blocked: Position = {
    marker: 'Europe',
    logistics: 1,
    offices: { CIS: ['red'], Europe: fullLarge },
    progress: { Europe: 2 },
  };

  eachReading('steveMarkerBlocked', 'the marked region has filled up', (reading, rulings) => {
    const { after } = stevesTurn(phase6(blocked, rulings));
    expect(steveOf(after).marker).toBe(reading === 'moves' ? 'China' : 'Europe');
    expect(after.progress.China.red ?? 0).toBe(reading === 'moves' ? 1 : 0);
    expect(after.progress.Europe.red).toBe(2);
  });

  eachReading('steveMarkerBlocked', 'he waits even where useless progress is allowed', (reading, rulings) => {
    const both: Partial<TableRules> = { ...rulings, rulings: { ...rulings.rulings, uselessProgress: 'allowed' } };
    const { after } = stevesTurn(phase6(blocked, both));
    expect(after.progress.China.red ?? 0).toBe(reading === 'moves' ? 1 : 0);
    expect(after.progress.Europe.red).toBe(2);
  });

  eachReading('steveMarkerBlocked', 'a space is free again', (_reading, rulings) => {
    const freed: Position = { ...blocked, offices: { CIS: ['red'], Europe: others } };
    expect(stevesTurn(phase6(freed, rulings)).after.progress.Europe.red).toBe(3);
  });

  test('SV.7 the progress he left behind counts when the marker comes back', () => {
    const back: Position = {
      marker: 'China',
      logistics: 2,
      offices: { CIS: ['red'], China: [], Europe: others },
      progress: { China: 3, Europe: 3 },
    };
    // China opens with the first; Europe is then the only large region he can reach and needs one more
    const { after } = stevesTurn(phase6(back));
    expect(offices(after, 'China')).toEqual(['red']);
    expect(offices(after, 'Europe')).toEqual([...others, 'red']);
  });

  test('SV.7 his turn passes like anyone’s: progress that is left is gone', () => {
    const { after } = stevesTurn(phase6({ marker: 'Europe', logistics: 1, offices: { CIS: ['red'] } }));
    expect(seat(after, 'red').tally).toBeNull(); // the round is over
    expect(after.progress.Europe.red).toBe(1);
  });
});
