import { colours } from '@machines/smartphone/names.ts';
import type { Tally } from '@machines/smartphone/rules/symbols.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import {
  begin,
  type Change,
  eachReading,
  eachRuleSet,
  edit,
  expectRefused,
  isLegal,
  play,
  seat,
  showing,
  tableOf,
  told,
} from '../kit.ts';
import { lay, planOf, steps } from './layouts.ts';

const token = (colour: (typeof colours)[number]) => ({ type: 'takeToken', seat: colour }) as const;
const take = (colour: (typeof colours)[number], tile: number | undefined) =>
  ({ type: 'takeImprovement', seat: colour, tile: tile ?? -1 }) as const;

/** Phase 4, green (3 VP) before red (7 VP) at equal prices. */
const phase4 = (green: Partial<Tally>, red: Partial<Tally>, options = {}, change: Change = () => {}): GameState =>
  begin(showing(edit(tableOf(options), change), { green, red }), 'improvement');

/** Everyone plans bare pads, then whoever has something to do in this round does nothing. */
function idleRound(state: GameState): GameState {
  let now = play(state, planOf('green', steps()), planOf('red', steps()));
  while (now.phase !== 'planning' && now.phase !== 'over') {
    const { turn, block, phase } = now;
    if (!turn) throw new Error('Somebody has to act');
    // The bare pads of `steps` show the improvement symbol.
    now = play(now, phase === 'improvement' ? take(turn.seat, block[0]) : { type: 'endTurn', seat: turn.seat });
  }
  return now;
}

describe('phase 4, improve production', () => {
  eachRuleSet('S4.1 with an active improvement symbol: any one improvement of the block', (options) => {
    const state = phase4({ improve: 1 }, { improve: 1 }, options);
    for (const tile of state.block) {
      const taken = play(state, take('green', tile));
      expect(seat(taken, 'green').improvements).toEqual([...seat(state, 'green').improvements, tile]);
      expect(taken.block).toEqual(state.block.filter((other) => other !== tile));
      // One thing each: red is next, and cannot have the same one.
      expect(taken.turn?.seat).toBe('red');
      expectRefused(taken, take('red', tile), 'S4.1', 'notInBlock');
    }
  });

  test('S4.1 an improvement that is not in the block cannot be taken', () => {
    const state = phase4({ improve: 1 }, {});
    expectRefused(state, take('green', state.pile[0]), 'S4.1', 'notInBlock');
    expectRefused(state, take('green', seat(state, 'red').improvements[0]), 'S4.1', 'notInBlock');
  });

  test('S4.1 with the symbol no goods token, without it no improvement', () => {
    expectRefused(phase4({ improve: 1 }, {}), token('green'), 'S4.1', 'hasImproveSymbol');
    const without = phase4({}, { improve: 1 });
    expectRefused(without, take('green', without.block[0]), 'S4.1', 'noImproveSymbol');
  });

  eachRuleSet('S4.1 without the symbol: a goods token', (options) => {
    const state = phase4({}, {}, options);
    const taken = play(state, token('green'));
    expect(seat(taken, 'green').tokens).toBe(1);
    expect(taken.tokens).toBe(19);
    expect(taken.block).toEqual(state.block);
    expect(taken.turn?.seat).toBe('red');
  });

  test('S4.1 several symbols give no more than one', () => {
    const state = phase4({ improve: 3 }, {});
    const taken = play(state, take('green', state.block[2]));
    expect(seat(taken, 'green').improvements).toHaveLength(2);
    expect(taken.turn?.seat).toBe('red');
  });

  test('S4.1 nobody goes without: the phase waits for each', () => {
    const state = phase4({ improve: 1 }, {});
    expectRefused(state, { type: 'endTurn', seat: 'green' }, 'SP.3', 'wrongPhase');
    expect(play(state, take('green', state.block[0]), token('red')).phase).not.toBe('improvement');
  });

  test('S4.1 nothing is taken in other phases', () => {
    const state = tableOf();
    expectRefused(state, token('green'), 'S4.1', 'wrongPhase');
    expectRefused(state, take('green', state.block[0]), 'S4.1', 'wrongPhase');
  });

  test('S4.2 what is taken works from the next planning, not this round', () => {
    const state = phase4({ improve: 1, research: 1 }, { research: 1 });
    const [tile] = state.block;
    const taken = play(state, take('green', tile), token('red'));
    expect(taken.seats.map(({ goods, tally }) => [goods, tally?.faceDown])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const next = play(taken, { type: 'endTurn', seat: 'green' }, { type: 'endTurn', seat: 'red' });
    expect(next).toMatchObject({ phase: 'planning', round: 2 });
    expect(isLegal(next, planOf('green', steps(lay(tile ?? -1, 0, 1, 1))))).toBe(true);
    expectRefused(next, planOf('red', steps(lay(tile ?? -1, 0, 1, 1))), 'S1.4', 'improvementNotYours');
  });

  test('S4.2 improvements and tokens are kept and used every round', () => {
    const first = edit(tableOf(), (draft) => {
      seat(draft, 'green').tokens = 2;
    });
    // Round by round: 4 goods of bare `steps`, 2 tokens, and the improvements face down: 1, then one more each round.
    let state = first;
    for (const round of [1, 2, 3]) {
      expect(state.round).toBe(round);
      const produced = play(state, planOf('green', steps()), planOf('red', steps()));
      expect(seat(produced, 'green').goods).toBe(4 + 2 + round);
      state = idleRound(state);
      expect(seat(state, 'green').tokens).toBe(2);
      expect(seat(state, 'green').improvements).toHaveLength(1 + round);
    }
    // The one taken in round 1 can still be placed in round 4.
    const [, taken] = seat(state, 'green').improvements;
    expect(isLegal(state, planOf('green', steps(lay(taken ?? -1, 0, 1, 1))))).toBe(true);
  });
});

describe('phase 4, the last round', () => {
  const round = (number: number) => (draft: { round: number }) => {
    draft.round = number;
  };

  eachReading('roundFiveImprovement', 'is it played in round 5?', (reading, options) => {
    const state = phase4({ improve: 1, research: 1 }, { research: 1 }, options, round(5));
    if (reading === 'skipped') {
      expect(state.phase).toBe('research');
      expect(told(state, 'phaseSkipped')).toBe(true);
      expect(seat(state, 'red').tokens).toBe(0);
      expectRefused(state, take('green', state.block[0]), 'S4.1', 'wrongPhase');
    } else {
      expect(state.phase).toBe('improvement');
      const taken = play(state, take('green', state.block[0]), token('red'));
      expect(seat(taken, 'green').improvements).toHaveLength(2);
      expect(seat(taken, 'red').tokens).toBe(1);
    }
    expect(phase4({ improve: 1 }, {}, options, round(4)).phase).toBe('improvement');
  });

  eachReading('roundFiveImprovement', 'it never changes the score', (reading, options) => {
    let state = phase4({ improve: 1 }, {}, options, round(5));
    if (reading === 'played') state = play(state, take('green', state.block[0]), token('red'));
    // Nobody has patents, retailers or goods: the starting VP are the final scores.
    expect(state.standings?.map(({ colour, total }) => [colour, total])).toEqual([
      ['red', 7],
      ['green', 3],
    ]);
  });

  test('S4.3 20 tokens are just enough for five players in four rounds', () => {
    let state = tableOf({ seats: [...colours] });
    for (let round = 1; round <= 4; round++) {
      state = begin(showing(state, {}), 'improvement');
      for (const colour of state.order) state = play(state, token(colour));
    }
    expect(state).toMatchObject({ round: 5, tokens: 0 });
    expect(state.seats.map(({ tokens }) => tokens)).toEqual([4, 4, 4, 4, 4]);
  });
});

describe('phase 4, no token left', () => {
  eachReading('tokensOut', 'nothing is taken, or a substitute', (reading, options) => {
    const state = phase4({}, { research: 1 }, options, (draft) => {
      Object.assign(draft, { tokens: 1 });
    });
    const one = play(state, token('green'));
    expect(seat(one, 'green').tokens).toBe(1);
    if (reading === 'nothing') {
      expect(one.news).toContainEqual(
        expect.objectContaining({ rule: 'S4.4', what: 'noToken', params: { seat: 'red' } }),
      );
      expect(seat(one, 'red').tokens).toBe(0);
      expect(one.phase).toBe('research');
    } else {
      expect(one.turn?.seat).toBe('red');
      const both = play(one, token('red'));
      expect(seat(both, 'red').tokens).toBe(1);
      expect(both.tokens).toBe(0);
    }
  });

  eachReading('tokensOut', 'improvements are taken as ever', (_reading, options) => {
    const state = phase4({ improve: 1 }, { research: 1 }, options, (draft) => {
      Object.assign(draft, { tokens: 0 });
    });
    expect(state.turn?.seat).toBe('green');
    expect(seat(play(state, take('green', state.block[4])), 'green').improvements).toHaveLength(2);
  });

  eachReading('tokensOut', 'in round 5 with Steve among five seats', (reading, options) => {
    // Four others in four rounds and Steve in each planning: 20 before his fifth.
    let state = tableOf({ ...options, seats: [...colours], steve: 'black' });
    for (let round = 1; round <= 4; round++) {
      state = begin(showing(state, {}), 'improvement');
      for (const colour of state.order)
        state = play(state, colour === 'black' ? take('black', state.block[0]) : token(colour));
    }
    expect(state).toMatchObject({ round: 5, tokens: 0 });
    expect(seat(state, 'black').tokens).toBe(reading === 'nothing' ? 4 : 5);
    expect(told(state, 'steveNoToken')).toBe(reading === 'nothing');
    expect(state.news.find(({ what }) => what === 'steveNoToken')?.rule).toBe(
      reading === 'nothing' ? 'S4.4' : undefined,
    );
  });
});
