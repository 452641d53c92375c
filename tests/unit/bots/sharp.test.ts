import { decide, decideUntil } from '@machines/core/bots/think.ts';
import { computerNames } from '@machines/smartphone/bots/computerNames.ts';
import { randomAction } from '@machines/smartphone/bots/random.ts';
import { whyInstead } from '@machines/smartphone/bots/sharp/reasons.ts';
import { sharp } from '@machines/smartphone/bots/sharp/sharp.ts';
import { strengthOf, strengths } from '@machines/smartphone/bots/strengths.ts';
import type { Thought } from '@machines/smartphone/bots/think.ts';
import { refuse, step } from '@machines/smartphone/flow.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import { toAct } from '@machines/smartphone/rules/turns.ts';
import { playGame } from '@machines/smartphone/simulate/playGame.ts';
import { newGame } from '@machines/smartphone/start.ts';
import type { GameState, Setup } from '@machines/smartphone/state.ts';
import { reasonWords } from '@machines/smartphone/words/index.ts';
import { describe, expect, test } from 'vitest';
import { sentenceLike } from '../shared/bots.ts';
import { randomSetup } from '../smartphone/games.ts';
import { seat, tableOf } from '../smartphone/kit.ts';
import { withHiddenPlan, withOtherFuture } from './kit.ts';

/** Few playouts: these tests are about what it does, not how well. `npm run bench:bots` measures that. */
const few = 24;

const duel = (seed: number, rival: string): Setup => ({
  ruleSet: 'e2',
  rulings: {},
  seats: [
    { colour: seed % 2 ? 'green' : 'red', player: 'sharp' },
    { colour: seed % 2 ? 'yellow' : 'blue', player: rival },
  ],
  technologySides: 'random',
  seed,
});

describe('the sharp computer player', () => {
  test.each(['steve', 'casual'])('wins at least 4 of 5 games against %s', (rival) => {
    let wins = 0;
    for (let seed = 0; seed < 5; seed++) {
      const setup = duel(seed, rival);
      const [winner, second] = playGame(setup, { playouts: few }).state.standings ?? [];
      if (winner?.colour === setup.seats[0]?.colour && second?.place === 2) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(4);
  });

  test('finds a legal action and one sentence for it in every rule set, with any rulings, sides and seats', () => {
    const types = new Set<string>();
    for (let seed = 0; seed < 4; seed++) {
      const setup = randomSetup(seed * 5 + 3);
      const thinker = setup.seats.find(({ player }) => player !== 'steve')?.colour;
      let state = newGame(setup);
      let random = seed;
      while (state.phase !== 'over') {
        const [colour] = toAct(state);
        const position: GameState = state;
        let [action] = randomAction(position, ++random);
        if (colour && colour === thinker) {
          const { choice } = decide(sharp, position, colour, seed, few);
          action = choice.action;
          types.add(action.type);
          expect(refuse(position, action)).toBeNull();
          expect(reasonWords(choice.why, componentsOf(position))).toMatch(sentenceLike);
        }
        if (!action) throw new Error(`dead end in ${state.phase}`);
        state = step(state, action).state;
      }
    }
    expect(types.size).toBeGreaterThanOrEqual(9);
  });

  test('thinks in steps: each leaves a legal choice, and the last one says that it is done', () => {
    const table = tableOf();
    const thoughts: Thought[] = [...sharp(table, 'green', 3, 60)];
    expect(thoughts.length).toBeGreaterThan(2);
    for (const [at, { choice, done, of }] of thoughts.entries()) {
      expect(refuse(table, choice.action)).toBeNull();
      expect(done).toBeGreaterThan(thoughts[at - 1]?.done ?? 0);
      expect(at < thoughts.length - 1 ? done < of : done >= of).toBe(true);
    }
    const seen: number[] = [];
    const stopped = decideUntil(sharp(table, 'green', 3, 60), ({ done }) => seen.push(done) === 2);
    expect(stopped).toEqual(thoughts[1]);
  });

  test('chooses the same again for the same position, random and number of playouts', () => {
    const table = tableOf({ seats: ['green', 'blue', 'red'] });
    const again = decide(sharp, structuredClone(table), 'blue', 11, few);
    expect(decide(sharp, table, 'blue', 11, few)).toEqual(again);
  });

  test('says in numbers what the better of two actions gains', () => {
    const worse = { own: 20, others: 30, later: 5 };
    const why = (better: Partial<typeof worse>) =>
      reasonWords(
        whyInstead(
          { type: 'expand', seat: 'green', region: 'India' },
          { type: 'expand', seat: 'green', region: 'Canada' },
          { ...worse, ...better },
          worse,
        ),
      );
    expect(why({ own: 27 })).toBe(
      'India rather than Canada: in trial games the round ends 7 VP better for this player.',
    );
    expect(why({ others: 26 })).toBe(
      'India rather than Canada: in trial games it costs the rivals about 4 VP on average, the strongest counting most.',
    );
  });
});

describe('what it may know', () => {
  test('S1.8: another seat’s hidden plan changes neither choice nor reason', () => {
    const one = withHiddenPlan(1);
    const other = withHiddenPlan(2);
    expect(seat(one, 'red').plan).not.toEqual(seat(other, 'red').plan);
    expect(decide(sharp, one, 'green', 5, few)).toEqual(decide(sharp, other, 'green', 5, few));
  });

  test('nor do the order of the pile, the seed and the state of the random source', () => {
    const table = tableOf();
    const other = withOtherFuture(table);
    expect(decide(sharp, table, 'green', 5, few)).toEqual(decide(sharp, other, 'green', 5, few));
  });
});

describe('strengths', () => {
  test('are listed weakest first, under names that saves have used', () => {
    expect([...strengths.map(({ id }) => id), 'steve']).toEqual(computerNames);
    expect(computerNames).toEqual(expect.arrayContaining(['random', 'casual', 'sharp']));
    expect(strengthOf('person')).toBeUndefined();
  });

  test.each(strengths.map(({ id }) => id))('%s plays a whole game, the same for the same seed', (id) => {
    const setup = duel(2, id);
    const game = playGame(setup, { playouts: few });
    expect(game.state.phase).toBe('over');
    expect(playGame(setup, { playouts: few }).log).toEqual(game.log);
  });
});
