import { printed } from '@machines/smartphone/components/printed.ts';
import type { Technology } from '@machines/smartphone/names.ts';
import { technologies } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import {
  bareBoard,
  begin,
  eachReading,
  eachRuleSet,
  edit,
  expectRefused,
  seat,
  showing,
  type TableRules,
  tableOf,
} from '../kit.ts';
import { expectOnly, gameWith, steveAt, stevesTurn } from './steveKit.ts';

interface Position {
  progress: number;
  /** What lies on Steve's technologies. */
  begun?: Partial<Record<Technology, number>>;
  his?: Technology[];
  /** Technologies green was first to research: their patents are gone. */
  greens?: Technology[];
}

/** Steve's turn in phase 5. */
const phase5 = (
  { progress, begun = {}, his = [], greens = [] }: Position,
  table: GameState = tableOf(steveAt()),
): GameState =>
  begin(
    edit(showing(bareBoard(table), { red: { research: progress } }), (draft) => {
      Object.assign(seat(draft, 'red').research, begun);
      seat(draft, 'red').technologies = his;
      Object.assign(seat(draft, 'green'), { technologies: greens, patents: greens });
    }),
    'research',
  );

const research = (technology: Technology) => ({ type: 'research', seat: 'red', technology }) as const;

/** The technologies his progress goes to, in order. */
const goesTo = (start: GameState) =>
  stevesTurn(start).moves.map(({ action }) => ('technology' in action ? action.technology : null));

describe('Steve in phase 5', () => {
  eachRuleSet('SV.5 first the technology he is already researching, cheaper or not', (options) => {
    const start = phase5({ progress: 2, begun: { NFC: 1 } }, tableOf(steveAt(options)));
    expectOnly(start, research('NFC'));
    const { after } = stevesTurn(start);
    expect(seat(after, 'red').research).toMatchObject({ NFC: 3, GPS: 0, 'Wi-Fi': 0 });
  });

  test('SV.5 he goes on with it though its patent has gone meanwhile', () => {
    const start = phase5({ progress: 1, begun: { NFC: 1 }, greens: ['NFC'] });
    expectOnly(start, research('NFC'));
  });

  test('SV.5 else the cheapest with its patent still there, though one without is cheaper', () => {
    // GPS and Wi-Fi cost 2 without their patents; Gamepad and Li-ion 4 with
    expect(goesTo(phase5({ progress: 1, greens: ['GPS', 'Wi-Fi', 'Gamepad'] }))).toEqual(['Li-ion']);
    expect(goesTo(phase5({ progress: 1, greens: ['GPS', 'Wi-Fi', 'Gamepad', 'Li-ion'] }))).toEqual(['NFC']);
    expect(goesTo(phase5({ progress: 1, greens: ['GPS', 'Wi-Fi', 'Gamepad', 'Li-ion', 'NFC'] }))).toEqual(['4G']);
  });

  test('SV.5 else the cheapest he lacks', () => {
    expect(goesTo(phase5({ progress: 1, greens: [...technologies], his: ['GPS'] }))).toEqual(['Wi-Fi']);
    expect(goesTo(phase5({ progress: 1, greens: [...technologies], his: ['GPS', 'Wi-Fi', 'Gamepad'] }))).toEqual([
      'Li-ion',
    ]);
  });

  test('SV.5 with nothing left to research he skips', () => {
    const state = phase5({ progress: 2, his: [...technologies] });
    expect(state.phase).not.toBe('research');
    expect(seat(state, 'red').research).toEqual(Object.fromEntries(technologies.map((technology) => [technology, 0])));
  });

  test('SV.5 nothing but his list: another technology or stopping is refused', () => {
    const start = phase5({ progress: 2 });
    expectOnly(start, research('GPS'));
    expectRefused(start, research('4G'), 'SV.5', 'stevesChoice');
    expectRefused(start, { type: 'endTurn', seat: 'red' }, 'SV.5', 'stevesChoice');
  });

  test('SV.5 he completes it like anyone and takes the patent when he is the first', () => {
    const { after } = stevesTurn(phase5({ progress: 1, begun: { GPS: 2 } }));
    expect(seat(after, 'red')).toMatchObject({ technologies: ['GPS'], patents: ['GPS'] });
    expect(seat(after, 'red').research.GPS).toBe(0);
  });

  eachRuleSet('SV.5 with no progress he completes one whose cost fell', (options) => {
    // NFC costs 4 once green has its patent
    const state = phase5({ progress: 0, begun: { NFC: 4 }, greens: ['NFC'] }, tableOf(steveAt(options)));
    expect(seat(state, 'red')).toMatchObject({ technologies: ['NFC'], patents: [] });
    expect(seat(state, 'red').research.NFC).toBe(0);
  });

  test('SV.5 of two that are paid for he completes the first in board order, and says so', () => {
    const start = phase5({ progress: 0, begun: { GPS: 2, 'Wi-Fi': 2 }, greens: ['GPS', 'Wi-Fi'] });
    const { moves, after } = stevesTurn(start);
    expect(moves).toEqual([
      {
        action: { type: 'complete', seat: 'red', technology: 'GPS' },
        why: { rule: 'SV.5', what: 'steveCompletes', params: { seat: 'red', technology: 'GPS' } },
      },
    ]);
    expect(seat(after, 'red').technologies).toEqual(['GPS', 'Wi-Fi']);
  });

  test('SV.5 and with no progress he completes nothing that is one short', () => {
    const state = phase5({ progress: 0, begun: { NFC: 3 }, greens: ['NFC'] });
    expect(seat(state, 'red').technologies).toEqual([]);
    expect(seat(state, 'red').research.NFC).toBe(3);
  });

  test('SV.5 completing one whose cost fell comes first even where the owner may choose when', () => {
    const anyTime: TableRules = { ruleSet: 'e2', rulings: { completionOrder: 'anyTime' } };
    const start = phase5({ progress: 1, begun: { Gamepad: 3 }, greens: ['Gamepad'] }, tableOf(steveAt(anyTime)));
    expectOnly(start, { type: 'complete', seat: 'red', technology: 'Gamepad' });
    expect(goesTo(start)).toEqual(['Gamepad', 'GPS']);
  });

  eachReading('steveLeftover', 'progress left after completing a technology', (reading, rulings) => {
    // GPS takes 1 of 3; the next cheapest with its patent is Wi-Fi
    const { after } = stevesTurn(phase5({ progress: 3, begun: { GPS: 2 } }, tableOf(steveAt(rulings))));
    expect(seat(after, 'red').technologies).toEqual(['GPS']);
    expect(seat(after, 'red').research['Wi-Fi']).toBe(reading === 'goesOn' ? 2 : 0);
  });

  eachReading('steveLeftover', 'the list may bring a second technology in one turn', (reading, rulings) => {
    const { after } = stevesTurn(phase5({ progress: 6 }, tableOf(steveAt(rulings))));
    expect(seat(after, 'red').technologies).toEqual(reading === 'goesOn' ? ['GPS', 'Wi-Fi'] : ['GPS']);
  });
});

describe('Steve between equally cheap technologies', () => {
  /** Makes these technologies equally cheap, cheaper than the rest. */
  const alike = (cheap: Technology[], rulings: Partial<TableRules>) =>
    gameWith(
      {
        technologies: {
          ...printed.technologies,
          ...Object.fromEntries(
            cheap.map((technology) => [technology, { costWithPatent: 2, costAfterPatent: 1, patentVp: 1 }]),
          ),
        },
      },
      rulings,
    );
  const first = (cheap: Technology[], rulings: Partial<TableRules>) =>
    goesTo(phase5({ progress: 1 }, alike(cheap, rulings)));

  eachReading('steveTechTie', 'board order or alphabet', (reading, rulings) => {
    // on the printed board the two orders never part, so other costs are needed to tell them apart
    expect(first(['Wi-Fi', 'Li-ion', 'NFC'], rulings)).toEqual([reading === 'board' ? 'Wi-Fi' : 'Li-ion']);
    expect(first(['Wi-Fi', 'NFC'], rulings)).toEqual([reading === 'board' ? 'Wi-Fi' : 'NFC']);
    expect(first(['NFC', '4G'], rulings)).toEqual([reading === 'board' ? 'NFC' : '4G']);
  });

  eachReading('steveTechTie', 'capitals make no difference in an alphabet', (reading, rulings) => {
    // as in China before CIS (SV.9): Gamepad before GPS
    expect(first(['GPS', 'Gamepad'], rulings)).toEqual([reading === 'board' ? 'GPS' : 'Gamepad']);
  });

  eachReading('steveTechTie', 'the printed costs: GPS before Wi-Fi, Gamepad before Li-ion', (_reading, rulings) => {
    const table = tableOf(steveAt(rulings));
    expect(goesTo(phase5({ progress: 1 }, table))).toEqual(['GPS']);
    expect(goesTo(phase5({ progress: 1, greens: ['GPS', 'Wi-Fi'] }, table))).toEqual(['Gamepad']);
  });
});
