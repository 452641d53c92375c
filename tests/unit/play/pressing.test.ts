import { refuse } from '@machines/smartphone/flow.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import type { Place } from '@/games/smartphone/play/boardPlaces.ts';
import { askedAt, foretell } from '@/games/smartphone/play/pointing.ts';
import { begin, edit, play, ruleSets, seat } from '../smartphone/kit.ts';
import { bench, buyer, pressed, region, technology, tile, tokens } from './pressed.ts';

/** Every kind of place, by what lies there and whose it is; `free` is linked to North Africa, `far` is not. */
const places = {
  'own region': () => region('North Africa'),
  'free region': () => region('Europe'),
  'far region': () => region('Australia'),
  'full region': () => region('Emirates'),
  'region of another': () => region('CIS'),
  retailer: () => region('South America'),
  'own buyer': () => buyer('North Africa'),
  'buyer elsewhere': () => buyer('Europe'),
  'own technology': () => technology('GPS'),
  'technology to research': () => technology('NFC'),
  improvement: (state: GameState) => tile(state),
  tokens: () => tokens,
} satisfies Record<string, (state: GameState) => Place>;
type Kind = keyof typeof places;

const everywhere = <T>(what: T): Record<Kind, T> =>
  Object.fromEntries(Object.keys(places).map((kind) => [kind, what])) as Record<Kind, T>;

/** In a phase that is not theirs: what belongs to which phase, by the clause that says so. */
const wrongTime: Record<Kind, string> = {
  ...everywhere('S6.1 wrongPhase'),
  'own buyer': 'S7.1 wrongPhase',
  'buyer elsewhere': 'S7.1 wrongPhase',
  'own technology': 'S5.1 wrongPhase',
  'technology to research': 'S5.1 wrongPhase',
  improvement: 'S4.1 wrongPhase',
  tokens: 'S4.1 wrongPhase',
};

/** What Green is told on an own turn, in all rule sets and with technologies on either side. */
const onTurn: Record<'planning' | 'improvement' | 'research' | 'logistics' | 'sale' | 'over', Record<Kind, string>> = {
  planning: wrongTime,
  improvement: { ...wrongTime, improvement: 'may takeImprovement', tokens: 'S4.1 hasImproveSymbol' },
  research: { ...wrongTime, 'own technology': 'S5.1 technologyOwned', 'technology to research': 'may research' },
  logistics: {
    ...wrongTime,
    'own region': 'S6.5 officeThere',
    'free region': 'may expand',
    'far region': 'S6.2 notConnected',
    'full region': 'S6.5 regionFull',
    'region of another': 'S6.2 notConnected',
    retailer: 'may expand',
  },
  sale: {
    ...wrongTime,
    // North Africa's first buyer pays up to 3: Green's price.
    'own region': 'may sell',
    'free region': 'S7.2 noOfficeToSell',
    'far region': 'S7.2 noOfficeToSell',
    'full region': 'S7.2 noOfficeToSell',
    'region of another': 'S7.2 noOfficeToSell',
    retailer: 'SR.1 regionHasRetailer',
    'own buyer': 'may sell',
    'buyer elsewhere': 'S7.2 noOfficeToSell',
  },
  over: everywhere('SE.1 gameOver'),
};
type Played = keyof typeof onTurn;

/** The first edition as first printed knows no lines between regions (S6.2). */
const withoutLines: Partial<Record<Kind, string>> = { 'far region': 'may expand', 'region of another': 'may expand' };

/** Whoever is not on turn hears so of everything that belongs to the phase. */
const outOfTurn = (row: Record<Kind, string>): Record<Kind, string> =>
  Object.fromEntries(
    Object.entries(row).map(([kind, told]) => [kind, /wrongPhase|gameOver/.test(told) ? told : 'SP.3 notYourTurn']),
  ) as Record<Kind, string>;

const at = (state: GameState, phase: Played): GameState => {
  if (phase === 'planning') return state;
  if (phase === 'over') return { ...state, phase: 'over' };
  return begin(state, phase);
};

const saidAt = (state: GameState, by: Colour): Record<string, string> =>
  Object.fromEntries(Object.entries(places).map(([kind, place]) => [kind, pressed(state, place(state), by)]));

describe('what pressing any place means or is refused as', () => {
  for (const ruleSet of ruleSets)
    for (const side of ['A', 'B'] as const)
      for (const phase of Object.keys(onTurn) as Played[])
        test(`${phase}, sides ${side}, ${ruleSet}`, () => {
          const state = at(bench({ ruleSet, rulings: {} }, side), phase);
          const expected = {
            ...onTurn[phase],
            ...(phase === 'logistics' && ruleSet === 'e1' ? withoutLines : {}),
          };
          expect(saidAt(state, 'green'), 'on turn').toEqual(expected);
          expect(saidAt(state, 'blue'), 'out of turn').toEqual(outOfTurn(onTurn[phase]));
          // It makes no difference that one of the seats is Steve's.
          const withSteve = at(bench({ ruleSet, rulings: {} }, side, true), phase);
          expect(saidAt(withSteve, 'green'), 'with Steve').toEqual(expected);
          expect(saidAt(withSteve, 'blue'), 'with Steve, out of turn').toEqual(outOfTurn(onTurn[phase]));
        });

  test('without the improvement symbol a tile is refused and a token taken (S4.1)', () => {
    const state = begin(
      edit(bench({}, 'A'), (draft) => {
        for (const each of draft.seats) if (each.tally) each.tally.improve = 0;
      }),
      'improvement',
    );
    expect(pressed(state, tile(state))).toBe('S4.1 noImproveSymbol');
    expect(pressed(state, tokens)).toBe('may takeToken');
  });

  test('with no progress left it is said of a region, but an own region is none to expand to (S6.1, S6.5)', () => {
    const state = edit(begin(bench({}, 'A', false, ['NFC']), 'logistics'), (draft) => {
      if (draft.turn) draft.turn.progress = 0;
    });
    expect(pressed(state, region('Europe'))).toBe('S6.1 noProgressLeft');
    expect(pressed(state, region('North Africa'))).toBe('S6.5 officeThere');
  });

  test('an own region under the ruling that lets progress lie anywhere (S6.5, S6.2)', () => {
    const rulings = { uselessProgress: 'allowed' } as const;
    const apart = begin(bench({ rulings }, 'A'), 'logistics');
    expect(pressed(apart, region('North Africa'))).toBe('S6.2 notConnected');
    const joined = begin(
      edit(bench({ rulings }, 'A'), (draft) => {
        draft.offices.Europe = ['green'];
      }),
      'logistics',
    );
    expect(pressed(joined, region('North Africa'))).toBe('may expand');
  });

  describe('an own region with Wi-Fi', () => {
    const wifi = (side: 'A' | 'B', offices: Colour[] = ['green']) =>
      edit(bench({}, side, false, ['Wi-Fi']), (draft) => {
        draft.offices['North Africa'] = offices;
      });
    test('side A means a second office (S9.3)', () => {
      const state = begin(wifi('A'), 'logistics');
      expect(pressed(state, region('North Africa'))).toBe('may secondOffice');
      const two = begin(wifi('A', ['green', 'green']), 'logistics');
      expect(pressed(two, region('North Africa'))).toBe('S9.3 secondOfficeNeedsOne');
    });
    test('side B leaves the rule of one office (S6.5)', () =>
      expect(pressed(begin(wifi('B'), 'logistics'), region('North Africa'))).toBe('S6.5 officeThere'));
    test('outside logistics it is no time for offices, on either side (S6.1)', () => {
      for (const side of ['A', 'B'] as const)
        for (const phase of ['planning', 'improvement', 'research'] as const)
          expect(pressed(at(wifi(side), phase), region('North Africa'))).toBe('S6.1 wrongPhase');
    });
    test('both readings under the ruling that lets progress lie anywhere are a choice', () => {
      const state = begin(
        edit(bench({ rulings: { uselessProgress: 'allowed' } }, 'A', false, ['Wi-Fi']), (draft) => {
          draft.offices.Europe = ['green'];
        }),
        'logistics',
      );
      expect(pressed(state, region('North Africa'))).toBe('may expand or secondOffice');
    });
  });

  test('4G side B sells one good where there is no office (S7.7), side A does not (S7.2)', () => {
    const sold = (side: 'A' | 'B') => begin(bench({}, side, false, ['4G']), 'sale');
    expect(pressed(sold('A'), region('Europe'))).toBe('S7.2 noOfficeToSell');
    expect(pressed(sold('B'), region('Europe'))).toBe('may sell');
    const once = play(sold('B'), { type: 'sell', seat: 'green', region: 'Europe', buyer: 0 });
    expect(pressed(once, region('Europe'))).toBe('S7.7 remoteUsed');
  });

  test('in the sale a region stands for the first buyer who has not bought (S7.3)', () => {
    const expensive = begin(
      edit(bench({}, 'A'), (draft) => {
        for (const each of draft.seats) each.price = 8;
        draft.sold['North Africa'][0] = 'blue';
        draft.offices.Europe = ['green'];
        seat(draft, 'green').price = 7;
      }),
      'sale',
    );
    // The next one pays up to 6; that the first has bought is not the reason.
    expect(refuse(expensive, askedAt(expensive, 'green', region('North Africa')))).toMatchObject({
      rule: 'S7.3',
      params: { limit: 6, price: 7 },
    });
    expect(pressed(expensive, buyer('North Africa', 0))).toBe('S7.5 buyerTaken');
  });

  describe('Gamepad’s free office', () => {
    const pending = (side: 'A' | 'B') => {
      const state = begin(
        edit(bench({}, side), (draft) => {
          seat(draft, 'green').research.Gamepad = 3;
        }),
        'research',
      );
      return play(state, { type: 'research', seat: 'green', technology: 'Gamepad' });
    };
    test('side B: a small region means it, and everything else waits for it (S9.6)', () => {
      const state = pending('B');
      expect(pressed(state, region('Canada'))).toBe('may placeFreeOffice');
      expect(pressed(state, region('Europe'))).toBe('S9.6 regionNotSmall');
      expect(pressed(state, region('North Africa'))).toBe('S9.6 regionNotSmall');
      expect(pressed(state, technology('NFC'))).toBe('S9.6 freeOfficeFirst');
      expect(pressed(state, region('Canada'), 'blue')).toBe('SP.3 notYourTurn');
    });
    test('side A: no clause of side B is heard of', () =>
      expect(pressed(pending('A'), region('Canada'))).toBe('S6.1 wrongPhase'));
  });
});

describe('what a move is said to do', () => {
  test('is what it does itself, not what then happens by itself', () => {
    // Red's Wi-Fi is paid for and completes as soon as Green's turn is over.
    const state = begin(
      edit(bench({}, 'A'), (draft) => {
        Object.assign(seat(draft, 'red').research, { 'Wi-Fi': 3 });
        seat(draft, 'red').price = 4;
      }),
      'research',
    );
    const told = foretell(state, { type: 'research', seat: 'green', technology: 'NFC' });
    expect(told).toBe('Research NFC (1 of 5)');
  });
});
