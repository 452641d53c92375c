import { casualAction } from '@machines/smartphone/bots/casual.ts';
import { seenBy } from '@machines/smartphone/bots/seen.ts';
import { step } from '@machines/smartphone/flow.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import { planMeans } from '@machines/smartphone/rules/planning.ts';
import { randomPlan } from '@machines/smartphone/rules/planSpace.ts';
import { toAct } from '@machines/smartphone/rules/turns.ts';
import type { GameState, Setup } from '@machines/smartphone/state.ts';
import { reasonWords } from '@machines/smartphone/words/index.ts';
import { describe, expect, test } from 'vitest';
import { thinkerTests } from '../shared/bots.ts';
import { game } from '../smartphone/games.ts';
import { edit, seat, tableOf } from '../smartphone/kit.ts';

const duel = (seed: number): Setup => {
  const pairs: [Colour, Colour][] = [
    ['green', 'red'],
    ['blue', 'yellow'],
    ['black', 'green'],
    ['red', 'blue'],
    ['yellow', 'black'],
  ];
  const [one, two] = pairs[Math.floor(seed / 2) % pairs.length] ?? ['green', 'red'];
  const casual = seed % 2 === 0 ? one : two;
  return {
    ruleSet: 'e2',
    rulings: {},
    seats: [one, two].map((colour) => ({ colour, player: colour === casual ? 'casual' : 'random' })),
    technologySides: 'random',
    seed,
  };
};

describe('the casual computer player', () => {
  thinkerTests(
    {
      name: 'casual',
      game,
      acting: (state) => toAct(state)[0] ?? null,
      think: casualAction,
      worded: (why, state) => reasonWords(why, componentsOf(state)),
      duel,
      standings: (state) => state.standings ?? [],
    },
    { games: 100, wins: 90, types: 14 },
  );
});

describe('what it may know', () => {
  const withPlan = (seed: number): GameState => {
    const table = tableOf({ seats: ['green', 'blue', 'red'] });
    const [plan] = randomPlan(planMeans(table, 'red'), seed);
    const stepped = step(table, { type: 'plan', seat: 'red', plan });
    if (!stepped.ok) throw new Error(stepped.refusal.rule);
    return stepped.state;
  };

  test('S1.8: another seat’s hidden plan changes nothing', () => {
    const one = withPlan(1);
    const other = withPlan(2);
    expect(seat(one, 'red').plan).not.toEqual(seat(other, 'red').plan);
    expect(seenBy(one, 'green')).toEqual(seenBy(other, 'green'));
    expect(casualAction(one, 'green', 5)).toEqual(casualAction(other, 'green', 5));
  });

  test('nor do the order of the pile, the seed and the state of the random source', () => {
    const table = tableOf();
    const other = edit(table, (draft) => {
      draft.setup = { ...draft.setup, seed: 99 };
      draft.random = 12345;
      draft.pile = draft.pile.toReversed();
    });
    expect(casualAction(table, 'green', 5)).toEqual(casualAction(other, 'green', 5));
  });
});
