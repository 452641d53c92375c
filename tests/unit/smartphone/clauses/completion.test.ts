import type { Colour, Technology } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import {
  begin,
  eachReading,
  eachRuleSet,
  edit,
  expectRefused,
  inPhase,
  play,
  seat,
  showing,
  type TableOptions,
} from '../kit.ts';
import { complete, endTurn, freeOffice, research } from './acts.ts';

type Lying = Partial<Record<Technology, number>>;

/** Green with this progress lying and so many research symbols; red has these, with their patents. */
const green = (lying: Lying, symbols: number, redHas: Technology[] = [], options: TableOptions = {}): GameState =>
  inPhase(
    'research',
    (draft) => {
      Object.assign(seat(draft, 'green').research, lying);
      Object.assign(seat(draft, 'red'), { technologies: redHas, patents: redHas });
    },
    { ...options, shown: { green: { research: symbols } } },
  );

const technologiesOf = (state: GameState, colour: Colour = 'green') => seat(state, colour).technologies;

/** The next round's phase 5, nobody with any progress. */
const nextResearch = (state: GameState): GameState =>
  begin(
    showing(
      edit(state, (draft) => {
        draft.round++;
      }),
      {},
    ),
    'research',
  );

/** Green and red both on Gamepad (4), each with 3; only green has a research symbol. */
const gamepadRace = (redPrice: number, options: TableOptions = {}) =>
  inPhase(
    'research',
    (draft) => {
      for (const each of draft.seats) each.research.Gamepad = 3;
      seat(draft, 'red').price = redPrice;
    },
    { ...options, shown: { green: { research: 1 } } },
  );

describe('phase 5, completing a technology whose cost has fallen', () => {
  eachRuleSet(
    'S5.4 worked example 4: green takes the Gamepad patent, red completes it on her turn for nothing',
    (o) => {
      const start = gamepadRace(5, o);
      expect(technologiesOf(start, 'red')).toEqual([]);
      const state = play(start, research('Gamepad'));
      expect(seat(state, 'green')).toMatchObject({ technologies: ['Gamepad'], patents: ['Gamepad'] });
      expect(seat(state, 'red')).toMatchObject({ technologies: ['Gamepad'], patents: [], research: { Gamepad: 0 } });
      expect(state.news.filter(({ what }) => what === 'completed').map(({ params }) => params['seat'])).toEqual([
        'green',
        'red',
      ]);
    },
  );

  eachRuleSet('S5.4 with her turn already over, she completes it on her next turn in phase 5', (o) => {
    const start = gamepadRace(2, o);
    expect(start.turn?.seat).toBe('green');
    const state = play(start, research('Gamepad'));
    expect(seat(state, 'red')).toMatchObject({ technologies: [], research: { Gamepad: 3 } });
    const next = nextResearch(state);
    expect(seat(next, 'red')).toMatchObject({ technologies: ['Gamepad'], patents: [], research: { Gamepad: 0 } });
  });

  test('S5.4 nothing completes outside phase 5', () => {
    const state = inPhase('logistics', (draft) => {
      Object.assign(seat(draft, 'green'), { technologies: ['NFC'], goods: 1 });
      seat(draft, 'green').research.GPS = 3;
    });
    expect(technologiesOf(state)).toEqual(['NFC']);
    expectRefused(state, complete('GPS'), 'S5.4', 'wrongPhase');
  });

  eachReading('gamepadChain', 'Gamepad side A lowers NFC (5) to the 4 that lie there', (reading, options) => {
    const state = play(green({ Gamepad: 3, NFC: 4 }, 2, [], options), research('Gamepad'));
    expect(state.turn).toMatchObject({ seat: 'green', progress: 1 });
    if (reading === 'sameTurn') {
      expect(seat(state, 'green')).toMatchObject({ technologies: ['Gamepad', 'NFC'], research: { NFC: 0 } });
      return;
    }
    expect(seat(state, 'green')).toMatchObject({ technologies: ['Gamepad'], research: { NFC: 4 } });
    expectRefused(state, complete('NFC'), 'S5.4', 'alreadyPaid');
    expectRefused(state, research('NFC'), 'S5.4', 'alreadyPaid');
    const next = nextResearch(play(state, endTurn()));
    expect(seat(next, 'green')).toMatchObject({ technologies: ['Gamepad', 'NFC'], research: { NFC: 0 } });
  });

  eachReading('gamepadChain', 'what was paid for before Gamepad completes this turn anyway', (reading, options) => {
    // Red holds both patents: Gamepad costs 3, GPS 2. NFC (5) is met only by the discount.
    const start = green({ Gamepad: 3, GPS: 2, NFC: 4 }, 1, ['Gamepad', 'GPS'], options);
    const chosen = play(start, complete('Gamepad'));
    // In the same turn GPS and NFC are then both open, and green orders them; else GPS alone is forced.
    const state = reading === 'sameTurn' ? play(chosen, complete('NFC')) : chosen;
    expect(technologiesOf(state)).toEqual(reading === 'sameTurn' ? ['Gamepad', 'NFC', 'GPS'] : ['Gamepad', 'GPS']);
  });

  test('S5.4 after Gamepad side A one more progress completes what is one short of the lower cost', () => {
    const options: TableOptions = { rulings: { gamepadChain: 'nextTurn' } };
    const state = play(green({ Gamepad: 3, NFC: 3 }, 3, [], options), research('Gamepad'), research('NFC'));
    expect(technologiesOf(state)).toEqual(['Gamepad', 'NFC']);
  });
});

describe('phase 5, the order of completions', () => {
  eachRuleSet('S5.7 every seat has a turn, even without progress', (o) => {
    const state = inPhase(
      'research',
      (draft) => {
        for (const each of draft.seats) each.research['Li-ion'] = 4;
      },
      { ...o, seats: ['green', 'blue', 'red'], shown: {} },
    );
    for (const each of state.seats) expect(each.technologies).toEqual(['Li-ion']);
    expect(state.seats.map(({ patents }) => patents.length)).toEqual([1, 0, 0]);
  });

  eachReading('completionOrder', 'one technology is paid for at the start', (reading, options) => {
    const state = green({ GPS: 2 }, 1, ['GPS'], options);
    expect(technologiesOf(state)).toEqual(reading === 'first' ? ['GPS'] : []);
    if (reading === 'first') return;
    expectRefused(state, research('GPS'), 'S5.7', 'completeIt', { technology: 'GPS' });
    expectRefused(state, endTurn(), 'S5.7', 'mustComplete');
    const placed = play(state, research('NFC'));
    expect(placed.turn).toMatchObject({ seat: 'green', progress: 0 });
    expect(seat(play(placed, complete('GPS')), 'green')).toMatchObject({ technologies: ['GPS'], research: { NFC: 1 } });
  });

  eachReading('completionOrder', 'two technologies are paid for: their owner orders them', (reading, options) => {
    const state = green({ GPS: 2, 'Wi-Fi': 2 }, 2, ['GPS', 'Wi-Fi'], options);
    expect(technologiesOf(state)).toEqual([]);
    if (reading === 'first') {
      expectRefused(state, research('NFC'), 'S5.7', 'completionFirst', { technologies: ['GPS', 'Wi-Fi'] });
      expectRefused(state, endTurn(), 'S5.7', 'mustComplete', { technologies: ['GPS', 'Wi-Fi'] });
      const done = play(state, complete('Wi-Fi'));
      expect(technologiesOf(done)).toEqual(['Wi-Fi', 'GPS']);
      expect(play(done, research('NFC')).turn).toMatchObject({ seat: 'green', progress: 1 });
    } else {
      const done = play(state, research('NFC'), complete('Wi-Fi'));
      expect(technologiesOf(done)).toEqual(['Wi-Fi']);
      expect(technologiesOf(play(done, research('NFC'), complete('GPS')))).toEqual(['Wi-Fi', 'GPS']);
    }
  });

  test('S5.7 each bonus resolves before the next completion', () => {
    const start = green({ GPS: 2, Gamepad: 3 }, 1, ['GPS', 'Gamepad'], { sides: { Gamepad: 'B' } });
    const placing = play(start, complete('Gamepad'));
    expect(technologiesOf(placing)).toEqual(['Gamepad']);
    expectRefused(placing, complete('GPS'), 'S9.6', 'freeOfficeFirst');
    expect(technologiesOf(play(placing, freeOffice('Canada')))).toEqual(['Gamepad', 'GPS']);
  });

  test('S5.7 ordering matters: Gamepad side A first, and its discount completes a third', () => {
    const start = green({ GPS: 2, Gamepad: 3, NFC: 4 }, 0, ['GPS', 'Gamepad']);
    const state = play(start, complete('Gamepad'), complete('GPS'));
    expect(technologiesOf(state)).toEqual(['Gamepad', 'GPS', 'NFC']);
  });

  test('S5.3 what is not paid for, or is yours already, cannot be completed', () => {
    const state = green({ GPS: 2, NFC: 4 }, 1, ['GPS']);
    expect(technologiesOf(state)).toEqual(['GPS']);
    expectRefused(state, complete('GPS'), 'S5.3', 'technologyOwned');
    expectRefused(state, complete('NFC'), 'S5.3', 'notPaid');
    expectRefused(state, complete('4G'), 'S5.3', 'notPaid');
  });
});
