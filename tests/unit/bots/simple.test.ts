import { actingSeats, randomAction } from '@machines/bots/random.ts';
import { seenBy } from '@machines/bots/seen.ts';
import { simpleAction } from '@machines/bots/simple.ts';
import { deepFreeze } from '@machines/core/freeze.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { newGame, step } from '@machines/smartphone/driver.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { refuse } from '@machines/smartphone/rules/game.ts';
import type { GameState, Setup } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { randomSetup } from '../smartphone/games.ts';
import { seat, tableOf } from '../smartphone/kit.ts';
import { withHiddenPlan, withOtherFuture } from './kit.ts';

type Watch = (state: GameState, colour: Colour, action: Action, why: string) => void;

/** Plays a whole game; seats called `simple` think, the others take any legal action. */
function play(setup: Setup, watch?: Watch): GameState {
  const simple = setup.seats.filter(({ player }) => player === 'simple').map(({ colour }) => colour);
  let state = deepFreeze(newGame(setup));
  let random = setup.seed;
  for (let moves = 0; state.phase !== 'over'; moves++) {
    if (moves > 2000) throw new Error('the game does not end');
    const [colour] = actingSeats(state);
    let action: Action | null = null;
    if (colour && simple.includes(colour)) {
      const chosen = simpleAction(state, colour, random);
      watch?.(state, colour, chosen.action, chosen.why);
      ({ action, random } = chosen);
    } else [action, random] = randomAction(state, random);
    if (!action) throw new Error(`dead end in ${state.phase}`);
    const stepped = step(state, action);
    if (!stepped.ok) throw new Error(`${action.type} is refused by ${stepped.refusal.rule}`);
    state = deepFreeze(stepped.state);
  }
  return state;
}

const duel = (seed: number): Setup => {
  const pairs: [Colour, Colour][] = [
    ['green', 'red'],
    ['blue', 'yellow'],
    ['black', 'green'],
    ['red', 'blue'],
    ['yellow', 'black'],
  ];
  const [one, two] = pairs[Math.floor(seed / 2) % pairs.length] ?? ['green', 'red'];
  const simple = seed % 2 === 0 ? one : two;
  return {
    ruleSet: 'e2',
    rulings: {},
    seats: [one, two].map((colour) => ({ colour, player: colour === simple ? 'simple' : 'random' })),
    technologySides: 'random',
    seed,
  };
};

describe('the simple computer player', () => {
  test('wins at least 90 of 100 games against the random player, seats swapped', () => {
    let wins = 0;
    for (let seed = 0; seed < 100; seed++) {
      const setup = duel(seed);
      const [winner, second] = play(setup).standings ?? [];
      const simple = setup.seats.find(({ player }) => player === 'simple')?.colour;
      if (winner?.colour === simple && second?.place === 2) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(90);
  });

  test('finds a legal action and one sentence for it in every rule set, with any rulings, sides and seats', () => {
    const types = new Set<string>();
    for (let seed = 0; seed < 24; seed++) {
      const drawn = randomSetup(seed);
      const seats = drawn.seats.map((each) => (each.player === 'steve' ? each : { ...each, player: 'simple' }));
      play({ ...drawn, seats }, (state, _colour, action, why) => {
        types.add(action.type);
        expect(refuse(state, action)).toBeNull();
        expect(why).toMatch(/^[A-Z0-9].*[^.]\.$/);
      });
    }
    expect(types.size).toBeGreaterThanOrEqual(14);
  });

  test('chooses the same again for the same position and random', () => {
    play(duel(4), (state, colour) => {
      expect(simpleAction(state, colour, 9)).toEqual(simpleAction(structuredClone(state), colour, 9));
    });
  });
});

describe('what it may know', () => {
  test('S1.8: another seat’s hidden plan changes nothing', () => {
    const one = withHiddenPlan(1);
    const other = withHiddenPlan(2);
    expect(seat(one, 'red').plan).not.toEqual(seat(other, 'red').plan);
    expect(seenBy(one, 'green')).toEqual(seenBy(other, 'green'));
    expect(simpleAction(one, 'green', 5)).toEqual(simpleAction(other, 'green', 5));
  });

  test('nor do the order of the pile, the seed and the state of the random source', () => {
    const table = tableOf();
    const other = withOtherFuture(table);
    expect(simpleAction(table, 'green', 5)).toEqual(simpleAction(other, 'green', 5));
  });
});
