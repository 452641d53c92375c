import { randomAction } from '@machines/coverage/bots/random.ts';
import { refuse, step } from '@machines/coverage/flow.ts';
import type { Colour, Hex } from '@machines/coverage/names.ts';
import { askedFor, askedForChips } from '@machines/coverage/rules/asked.ts';
import { boardOf } from '@machines/coverage/rules/board.ts';
import { legalExpansions } from '@machines/coverage/rules/expansion.ts';
import { newGame } from '@machines/coverage/start.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { describe, expect, test } from 'vitest';
import { mostChips, waysTo } from '@/games/coverage/play/pointing.ts';
import { act, auction, type Position, play, position, setupOf } from '../coverage/kit.ts';

/** What comes of pressing a hex with so many chips: it may be taken, or the clause and the reason that stop it. */
function pressed(state: GameState, hex: Hex, by: Colour = 'green', chips = 1): string {
  const company = state.turn.seat === by ? state.turn.acting?.company : undefined;
  if (company && waysTo(state, company, hex, chips).length > 0) return 'may be taken';
  const refusal = refuse(state, askedFor(state, by, hex, chips));
  if (!refusal) return 'nothing is said';
  // Which clause the order of turns has is the rules' matter.
  return refusal.reason === 'notYourTurn' ? refusal.reason : `${refusal.rule} ${refusal.reason}`;
}

/** Every kind of hex on the fork (maps.ts), where Green's company holds 1,0 and Blue's 2,0. */
const hexes = {
  start: '0,0',
  mountain: '-1,0',
  own: '1,0',
  'of another': '2,0',
  'with access': '0,1',
  'by a lease': '3,0',
  'out of reach': '4,0',
  'off the map': '9,9',
} as const;
type Kind = keyof typeof hexes;

const bench = (more: Partial<Position> = {}): GameState =>
  position({
    players: { green: { shares: { green: 2 }, cash: 20 }, blue: { shares: { blue: 1 }, cash: 20 } },
    companies: {
      green: { treasury: 30, unissued: 2, pool: 0 },
      blue: { treasury: 30, unissued: 3, pool: 0 },
    },
    towers: { '1,0': ['green', 1], '2,0': ['blue', 1] },
    ...more,
  });

const everywhere = (what: string): Record<Kind, string> =>
  Object.fromEntries(Object.keys(hexes).map((kind) => [kind, what])) as Record<Kind, string>;

const acting: Record<Kind, string> = {
  start: 'C1.2 startIsEveryones',
  mountain: 'C1.7 mountain',
  own: 'C4.2 hexTaken',
  'of another': 'C4.2 hexTaken',
  'with access': 'may be taken',
  'by a lease': 'may be taken',
  'out of reach': 'C1.3 outOfReach',
  'off the map': 'C8.1 noSuchHex',
};

const moments: Record<string, { state: () => GameState; told: Record<Kind, string>; others: Record<Kind, string> }> = {
  choosing: {
    state: bench,
    told: everywhere('C4.2 wrongMoment'),
    others: everywhere('C4.2 wrongMoment'),
  },
  auction: {
    state: () => play(bench(), auction('green')),
    told: everywhere('C4.2 wrongMoment'),
    others: everywhere('C4.2 wrongMoment'),
  },
  acting: { state: () => play(bench(), act('green')), told: acting, others: everywhere('notYourTurn') },
  over: {
    state: () => ({ ...bench(), phase: 'over' }),
    told: everywhere('C7.1 gameOver'),
    others: everywhere('C7.1 gameOver'),
  },
};

const saidAt = (state: GameState, by: Colour): Record<string, string> =>
  Object.fromEntries(Object.entries(hexes).map(([kind, hex]) => [kind, pressed(state, hex, by)]));

describe('what pressing any hex means or is refused as', () => {
  for (const [name, { state, told, others }] of Object.entries(moments))
    test(name, () => {
      expect(saidAt(state(), 'green'), 'on turn').toEqual(told);
      expect(saidAt(state(), 'blue'), 'out of turn').toEqual(others);
    });

  test('a company with too little for the lease hears of the lease, else of the building (C5.2, C4.4)', () => {
    const poor = play(bench({ companies: { green: { treasury: 5, unissued: 2 } } }), act('green'));
    expect(pressed(poor, hexes['by a lease'])).toBe('C5.2 nothingLeftToBuild');
    expect(pressed(poor, hexes['with access'], 'green', 2)).toBe('C4.4 buildTooDear');
  });
});

describe('pressing a number of chips', () => {
  const askedAs = (state: GameState, chips: number) => {
    const asked = askedForChips(state, 'green', chips);
    const refusal = asked && refuse(state, asked);
    return refusal ? `${refusal.rule} ${refusal.reason}` : 'nothing is said';
  };

  test('names the shares that limit it (C4.3), or the money (C4.4), never a lease', () => {
    const rich = play(bench({ companies: { green: { treasury: 90, unissued: 2 } } }), act('green'));
    expect(mostChips(rich, 'green')).toBe(2);
    expect(askedAs(rich, 3)).toBe('C4.3 tooManyChips');
    const poor = play(bench({ companies: { green: { treasury: 9, unissued: 2 } } }), act('green'));
    expect(mostChips(poor, 'green')).toBe(1);
    expect(legalExpansions(poor, 'green').some(({ route }) => route.length > 0)).toBe(true);
    expect(askedAs(poor, 2)).toBe('C4.4 buildTooDear');
  });
});

/** What a hex may be refused for; the moment and the turn aside. */
const aboutHexes = /^(C1\.[237]|C2\.5|C4\.[234]|C5\.\d)$/;

test('pressing every hex on the way through a whole game means something or is refused for what concerns it', () => {
  let state = newGame(setupOf({ seats: ['green', 'blue', 'red'], map: 'three' }));
  let random = 5;
  let asked = 0;
  for (;;) {
    for (const hex of boardOf(state).kinds.keys())
      for (const by of ['green', 'blue', 'red'] as const)
        for (const chips of [1, 3]) {
          const said = pressed(state, hex, by, chips);
          if (said === 'may be taken' || said === 'notYourTurn') continue;
          asked++;
          expect(said.split(' ')[0], `${state.phase} ${hex} by ${by}: ${said}`).toMatch(aboutHexes);
        }
    const [action, next] = randomAction(state, random);
    random = next;
    if (!action) break;
    state = step(state, action).state;
    if (state.phase === 'over') break;
  }
  expect(state.phase).toBe('over');
  expect(asked).toBeGreaterThan(1000);
});
