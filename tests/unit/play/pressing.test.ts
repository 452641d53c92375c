import { randomAction } from '@machines/smartphone/bots/random.ts';
import { refuse, step } from '@machines/smartphone/flow.ts';
import { type Colour, type Phase, type Region, regions, technologies } from '@machines/smartphone/names.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { componentsOf, hasBonus, hasRetailer, seatOf } from '@machines/smartphone/rules/lookup.ts';
import { newGame } from '@machines/smartphone/start.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import type { Place } from '@/games/smartphone/play/boardPlaces.ts';
import { askedAt, foretell, targetAt } from '@/games/smartphone/play/pointing.ts';
import {
  bareBoard,
  begin,
  edit,
  play,
  ruleSets,
  seat,
  setupOf,
  showing,
  type TableRules,
  tableOf,
} from '../smartphone/kit.ts';

/** What comes of pressing a place: the actions it stands for, or the clause and the reason that stop it. */
function pressed(state: GameState, place: Place, by: Colour = 'green'): string {
  const target = targetAt(state, by, place);
  if (target) return `may ${[...new Set(target.actions.map(({ type }) => type))].join(' or ')}`;
  const refusal = refuse(state, askedAt(state, by, place));
  return refusal ? `${refusal.rule} ${refusal.reason}` : 'nothing is said';
}

const region = (name: Region): Place => ({ kind: 'region', region: name });
const buyer = (name: Region, at = 0): Place => ({ kind: 'buyer', region: name, buyer: at });
const technology = (name: (typeof technologies)[number]): Place => ({ kind: 'technology', technology: name });
const tokens: Place = { kind: 'tokens' };
const tile = (state: GameState, at = 0): Place => ({ kind: 'improvement', tile: state.block[at] as number });

/**
 * Green in North Africa, at the lowest price and therefore first; Red at home; Blue has filled Emirates. A retailer
 * without a bonus lies in South America (tile 1, side 1), one with 2 goods in India (tile 5, side 1).
 */
const bench = (options: Partial<TableRules>, side: 'A' | 'B', steve = false, technologiesOfGreen: string[] = []) =>
  showing(
    edit(
      bareBoard(
        tableOf({
          seats: ['green', 'blue', 'red'],
          ...(steve && { steve: 'red' as const }),
          sides: Object.fromEntries(technologies.map((each) => [each, side])),
          ...options,
        }),
      ),
      (draft) => {
        draft.offices['North Africa'] = ['green'];
        draft.offices.CIS = ['red'];
        draft.offices.Emirates = ['blue', 'blue', 'red'];
        draft.retailers['South America'] = { tile: 1, side: 1 };
        draft.retailers.India = { tile: 5, side: 1 };
        Object.assign(seat(draft, 'green'), { price: 3, goods: 2, technologies: ['GPS', ...technologiesOfGreen] });
        seat(draft, 'blue').price = 5;
        seat(draft, 'red').price = 6;
      },
    ),
    { green: { research: 1, logistics: 1, improve: 1 }, blue: { research: 1, logistics: 1 } },
  );

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

/** Retailer tiles by the bonus they give: [tile, side]. */
const bonuses = {
  goods: [5, 1],
  oneProgress: [1, 0],
  price: [0, 1],
  moveOffice: [4, 0],
  secondOffice: [6, 0],
  twoProgress: [5, 0],
} as const;

/** Green has just reached the retailer in India, which offers its bonus. */
const offering = (bonus: keyof typeof bonuses, options: Partial<TableRules> = {}): GameState => {
  const [at, side] = bonuses[bonus];
  return edit(begin(bench(options, 'A'), 'logistics'), (draft) => {
    draft.retailers.India = { tile: at, side };
    draft.offices.India = ['green'];
    const offered = componentsOf(draft).retailers[at]?.sides[side].bonus;
    if (offered) draft.pending = { kind: 'bonus', region: 'India', bonus: offered };
  });
};

describe('SR.3: while a retailer offers its bonus', () => {
  test('pressing the retailer takes it, or is the choice among its uses', () => {
    expect(pressed(offering('goods'), region('India'))).toBe('may takeBonus');
    expect(pressed(offering('price'), region('India'))).toBe('may bonusPrice');
    expect(targetAt(offering('price'), 'green', region('India'))?.actions).toHaveLength(2);
    expect(pressed(offering('oneProgress'), region('India'))).toBe('may bonusProgress');
    expect(pressed(offering('twoProgress'), region('India'))).toBe('may bonusProgress');
    expect(pressed(offering('secondOffice'), region('India'))).toBe('may bonusOffice');
    expect(pressed(offering('moveOffice'), region('India'))).toBe('may bonusMove');
  });

  test('with only one way left it is taken at once', () => {
    const state = edit(offering('price', { rulings: { priceBonusDirection: 'asShown' } }), (draft) => {
      draft.pending = { kind: 'bonus', region: 'India', bonus: { kind: 'price', shows: 'up' } };
    });
    expect(targetAt(state, 'green', region('India'))?.actions).toEqual([
      { type: 'bonusPrice', seat: 'green', change: 1 },
    ]);
  });

  test('progress goes to technologies, alone or in pairs; one that is owned is refused (SR.4)', () => {
    expect(targetAt(offering('oneProgress'), 'green', technology('NFC'))?.actions).toHaveLength(1);
    // NFC with itself and with each of the four others that Green lacks.
    expect(targetAt(offering('twoProgress'), 'green', technology('NFC'))?.actions).toHaveLength(5);
    expect(pressed(offering('oneProgress'), technology('GPS'))).toBe('SR.4 technologyOwned');
    expect(pressed(offering('twoProgress'), technology('GPS'))).toBe('SR.4 technologyOwned');
  });

  test('a second office goes to a region with one of one’s own (SR.4)', () => {
    const state = offering('secondOffice');
    expect(pressed(state, region('North Africa'))).toBe('may bonusOffice');
    expect(pressed(state, region('Europe'))).toBe('SR.4 secondOfficeNeedsOne');
    expect(pressed(state, region('South America'))).toBe('SR.4 noSecondOnRetailer');
  });

  test('an office is moved from where one has it to where one has none (SR.6)', () => {
    const state = offering('moveOffice');
    const from = targetAt(state, 'green', region('North Africa'))?.actions ?? [];
    expect(from.length).toBeGreaterThan(1);
    for (const move of from) expect(move).toMatchObject({ type: 'bonusMove', from: 'North Africa' });
    expect(targetAt(state, 'green', region('Europe'))?.actions).toEqual([
      { type: 'bonusMove', seat: 'green', from: 'North Africa', space: 0, to: 'Europe' },
    ]);
    expect(pressed(state, region('Emirates'))).toBe('S6.5 regionFull');
    const alone = edit(state, (draft) => {
      draft.offices.India = ['red'];
    });
    expect(pressed(alone, region('South America'))).toBe('SR.6 moveKinds');
  });

  test('what has nothing to do with the bonus waits for it, or belongs to another phase', () => {
    for (const bonus of ['goods', 'price', 'oneProgress'] as const) {
      expect(pressed(offering(bonus), region('Europe'))).toBe('SR.3 bonusFirst');
      expect(pressed(offering(bonus), region('North Africa'))).toBe('SR.3 bonusFirst');
      expect(pressed(offering(bonus), buyer('North Africa'))).toBe('S7.1 wrongPhase');
    }
    for (const bonus of ['goods', 'price', 'secondOffice', 'moveOffice'] as const)
      expect(pressed(offering(bonus), technology('NFC'))).toBe('S5.1 wrongPhase');
  });

  test('nobody else may touch it (SP.3)', () => {
    for (const bonus of Object.keys(bonuses) as (keyof typeof bonuses)[])
      expect(pressed(offering(bonus), region('India'), 'blue')).toBe('SP.3 notYourTurn');
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

/** The clauses that only one side of a technology brings into a game. */
const sideOfClause = {
  'S9.1': ['GPS', 'A'],
  'S9.2': ['GPS', 'B'],
  'S9.3': ['Wi-Fi', 'A'],
  'S9.4': ['Wi-Fi', 'B'],
  'S9.5': ['Gamepad', 'A'],
  'S9.6': ['Gamepad', 'B'],
  'S9.7': ['Li-ion', 'A'],
  'S9.8': ['Li-ion', 'B'],
  'S9.9': ['NFC', 'A'],
  'S9.10': ['NFC', 'B'],
  'S9.11': ['4G', 'A'],
  'S9.12': ['4G', 'B'],
  'S7.7': ['4G', 'B'],
} as const;

/** What each kind of place may be refused for; phase and turn aside. */
const about: Record<Place['kind'], RegExp> = {
  region: /^(S6|S7|S0\.3|S9\.3|S9\.6|SR)/,
  buyer: /^(S7|SR\.1)/,
  technology: /^(S5|S0\.3|S9\.6|SR)/,
  improvement: /^S4/,
  tokens: /^S4/,
};

describe('pressing everything on the way through whole games', () => {
  for (const ruleSet of ruleSets)
    for (const sides of ['A', 'B'] as const)
      test(`always means something or is refused for what concerns it: sides ${sides}, ${ruleSet}`, () => {
        const setup = setupOf({
          seats: ['green', 'blue', 'red'],
          steve: 'red',
          ruleSet,
          sides: Object.fromEntries(technologies.map((each) => [each, sides])),
          seed: 11,
        });
        let state = newGame(setup);
        let random = 3;
        let asked = 0;
        for (;;) {
          const all: Place[] = [
            ...regions.map(region),
            ...regions.flatMap((name) =>
              hasRetailer(state, name) ? [] : componentsOf(state).regions[name].buyers.map((_, n) => buyer(name, n)),
            ),
            ...technologies.map(technology),
            ...state.block.map((_, n) => tile(state, n)),
            tokens,
          ];
          for (const by of ['green', 'blue'] as const)
            for (const place of all) {
              const said = pressed(state, place, by);
              const where = `${state.phase} ${JSON.stringify(place)} by ${by}`;
              if (said.startsWith('may')) {
                expect(state.turn?.seat, where).toBe(by);
                continue;
              }
              asked++;
              const [rule = ''] = said.split(' ');
              if (/^(SP\.3|SE\.1)$/.test(rule)) continue;
              expect(rule, `${where}: ${said}`).toMatch(about[place.kind]);
              const side = sideOfClause[rule as keyof typeof sideOfClause];
              if (side) expect(hasBonus(state, seatOf(state, by), side[0], side[1]), `${where}: ${said}`).toBe(true);
              if (rule.startsWith('SR'))
                expect(
                  state.pending?.kind === 'bonus' || ('region' in place && hasRetailer(state, place.region)),
                  `${where}: ${said}`,
                ).toBe(true);
            }
          const [action, next] = randomAction(state, random);
          random = next;
          if (!action) break;
          state = step(state, action).state;
        }
        expect(state.phase satisfies Phase).toBe('over');
        expect(legalActions(state)).toEqual([]);
        expect(asked).toBeGreaterThan(5000);
      });
});
