import type { Action } from '@machines/smartphone/actions.ts';
import type { Technology } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import {
  bareBoard,
  begin,
  type Change,
  eachRuleSet,
  edit,
  inPhase,
  offices,
  refusalOf,
  seat,
  showing,
  tableOf,
} from '../kit.ts';
import { putMarker, steveAt, stevesTurn } from './steveKit.ts';

const allB = { GPS: 'B', 'Wi-Fi': 'B', Gamepad: 'B', 'Li-ion': 'B', NFC: 'B', '4G': 'B' } as const;

describe('Steve uses no technology bonus', () => {
  // with their patents GPS costs 3, Gamepad and Li-ion 4, NFC 5: one short of each lies there
  const oneShort: [Technology, number][] = [
    ['GPS', 2],
    ['Gamepad', 3],
    ['Li-ion', 3],
    ['NFC', 4],
  ];
  for (const [technology, lying] of oneShort)
    test(`SV.6 ${technology} side B gives him nothing when he completes it`, () => {
      const start = begin(
        edit(
          // green has logistics to use, so that the game rests in phase 6
          showing(bareBoard(tableOf({ ...steveAt(), sides: allB })), { red: { research: 1 }, green: { logistics: 1 } }),
          (draft) => {
            draft.offices['North Africa'] = ['green'];
            seat(draft, 'red').technologies = ['4G', 'Wi-Fi'];
            seat(draft, 'red').research[technology] = lying;
          },
        ),
        'research',
      );
      const { after } = stevesTurn(start);
      expect(after.phase).toBe('logistics');
      expect(after.pending).toBeNull();
      expect(seat(after, 'red')).toMatchObject({
        technologies: ['4G', 'Wi-Fi', technology],
        patents: [technology],
        goods: 0,
        price: 5,
      });
      expect(Object.values(after.offices).flat()).toEqual(['green']);
    });

  const withAll = (side: 'A' | 'B', change: Change = () => {}): GameState =>
    edit(
      showing(bareBoard(tableOf({ ...steveAt(), sides: side === 'A' ? {} : allB })), {
        red: { goodsPriceDown: 2, goodsPriceDownOnPads: 2, priceUp: 1 },
        green: { improve: 1 },
      }),
      (draft) => {
        seat(draft, 'red').technologies = ['GPS', 'Wi-Fi', 'Gamepad', 'Li-ion', 'NFC', '4G'];
        seat(draft, 'red').tokens = 0;
        change(draft);
      },
    );

  test('SV.6 no price from NFC side B in phase 2', () => {
    expect(seat(begin(withAll('B'), 'pricing'), 'red').price).toBe(4); // 5 − 2 + 1
  });

  test('SV.6 no goods from GPS side A or Li-ion side B in phase 3', () => {
    expect(seat(begin(withAll('A'), 'production'), 'red').goods).toBe(2);
    expect(seat(begin(withAll('B'), 'production'), 'red').goods).toBe(2);
  });

  test('SV.6 no discount from Gamepad side A', () => {
    const start = withAll('A', (draft) => {
      seat(draft, 'red').technologies = ['Gamepad'];
      seat(draft, 'red').research.GPS = 2; // 3 with its patent, 2 with the discount
    });
    expect(seat(begin(start, 'research'), 'red').technologies).toEqual(['Gamepad']);
  });

  test('SV.6 no logistics from Li-ion side A', () => {
    const start = withAll('A', (draft) => {
      draft.offices.CIS = ['red'];
      putMarker(draft, 'Europe');
    });
    expect(stevesTurn(begin(start, 'logistics')).after.progress.Europe.red ?? 0).toBe(0);
  });

  test('SV.6 no Wi-Fi side A and no NFC side A: refused by his own rules', () => {
    const start = begin(
      showing(
        withAll('A', (draft) => {
          draft.offices.CIS = ['red'];
          putMarker(draft, 'Europe');
          seat(draft, 'red').goods = 3;
        }),
        { red: { logistics: 1 } },
      ),
      'logistics',
    );
    const bonuses: Action[] = [
      { type: 'secondOffice', seat: 'red', region: 'CIS' },
      { type: 'sellOffBoard', seat: 'red', amount: 1 },
    ];
    for (const action of bonuses) {
      const { rule, reason } = refusalOf(start, action);
      // he has both technologies, so a refusal for want of them would be untrue
      expect({ type: action.type, chapter: rule.slice(0, 2), reason }).toEqual({
        type: action.type,
        chapter: 'SV',
        reason: 'stevesChoice',
      });
    }
  });

  eachRuleSet('SV.6 Wi-Fi side A places nothing for him even where it must be used', (options) => {
    const start = edit(showing(bareBoard(tableOf(steveAt(options))), {}), (draft) => {
      draft.offices.CIS = ['red'];
      seat(draft, 'red').technologies = ['Wi-Fi'];
    });
    const state = begin(start, 'logistics');
    expect(state.round).toBe(2); // nobody had anything to do
    expect(offices(state, 'CIS')).toEqual(['red']);
  });
});

describe('Steve uses no retailer bonus', () => {
  // goods, price, progress, second office, move: every kind of bonus
  const bonuses = [
    { tile: 0, side: 0 },
    { tile: 0, side: 1 },
    { tile: 1, side: 0 },
    { tile: 2, side: 0 },
    { tile: 4, side: 0 },
  ] as const;
  for (const retailer of bonuses)
    eachRuleSet(`SV.6 retailer ${retailer.tile}, side ${retailer.side} gives him an office and no bonus`, (options) => {
      const start = begin(
        edit(
          showing(bareBoard(tableOf(steveAt(options))), { red: { logistics: 1 }, green: { logistics: 1 } }),
          (draft) => {
            // Steve first; green then has something to do in phase 6
            seat(draft, 'red').price = 4;
            draft.offices['North Africa'] = ['green'];
            const region = retailer.tile < 2 ? 'Canada' : 'India';
            draft.retailers = { [region]: retailer };
            draft.offices.CIS = ['red'];
            draft.offices.Europe = ['red'];
            draft.offices.China = ['red'];
            draft.progress[region].red = retailer.tile < 2 ? 1 : 2;
            putMarker(draft, region);
          },
        ),
        'logistics',
      );
      const { after } = stevesTurn(start);
      expect(after.pending).toBeNull();
      expect(after.turn?.seat).toBe('green');
      expect(offices(after, retailer.tile < 2 ? 'Canada' : 'India')).toEqual(['red']);
      expect(seat(after, 'red')).toMatchObject({ goods: 0, price: 4 });
      expect(Object.values(seat(after, 'red').research).every((progress) => progress === 0)).toBe(true);
      expect([after.offices.CIS, after.offices.Europe, after.offices.China]).toEqual([['red'], ['red'], ['red']]);
    });
});

describe('what counts for Steve at the end', () => {
  test('SV.6 his patents and his retailer spaces score', () => {
    const state = inPhase(
      'scoring',
      (draft) => {
        draft.round = 5;
        draft.retailers.Canada = { tile: 0, side: 0 }; // 11, 8, 5
        draft.offices.Canada = ['green', 'red'];
        Object.assign(seat(draft, 'red'), { vp: 40, technologies: ['NFC', 'GPS'], patents: ['NFC'] });
        Object.assign(seat(draft, 'green'), { vp: 46 });
      },
      steveAt(),
    );
    expect(state.standings).toEqual([
      { colour: 'red', place: 1, vp: 40, patents: 10, retailers: 8, total: 58 },
      { colour: 'green', place: 2, vp: 46, patents: 0, retailers: 11, total: 57 },
    ]);
  });
});
