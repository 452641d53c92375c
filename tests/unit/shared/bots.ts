import { deepFreeze } from '@machines/core/freeze.ts';
import { type GameTypes, isOver } from '@machines/core/game.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { Why } from '@machines/core/why.ts';
import { expect, test } from 'vitest';
import type { GameUnderTest } from './game.ts';

export interface Thought<Action> {
  action: Action;
  why: Why;
  /** The random state after it, for a player that draws. */
  random?: number;
}

/** A computer player, known in set-ups by its name, and the game it plays. */
export interface Thinker<T extends GameTypes> {
  name: string;
  game: GameUnderTest<T>;
  /** Who has to act. */
  acting(state: T['state']): Colour | null;
  think(state: T['state'], seat: Colour, random: number): Thought<T['action']>;
  /** Its reason as a sentence. */
  worded(why: Why, state: T['state']): string;
  /** Two seats, one of them the thinker's, who changes seats with the seed. */
  duel(seed: number): T['setup'];
  standings(state: T['state']): { colour: Colour; place: number }[];
}

/** Plays a whole game; seats with the thinker's name think, the others take any legal action. */
export function playThinking<T extends GameTypes>(
  { name, game, acting, think }: Thinker<T>,
  setup: T['setup'],
  watch?: (state: T['state'], seat: Colour, thought: Thought<T['action']>) => void,
): T['state'] {
  const thinking = setup.seats.filter(({ player }) => player === name).map(({ colour }) => colour);
  let state = deepFreeze(game.module.start(setup));
  let random = setup.seed;
  for (let moves = 0; !isOver(state); moves++) {
    if (moves > 3000) throw new Error(`game ${setup.seed} does not end`);
    const seat = acting(state);
    let action: T['action'] | null = null;
    if (seat && thinking.includes(seat)) {
      const thought = think(state, seat, random);
      watch?.(state, seat, thought);
      ({ action, random = random } = thought);
    } else [action, random] = game.randomAction(state, random);
    if (!action) throw new Error(`dead end after ${moves} moves`);
    const stepped = game.module.step(state, action);
    if (!stepped.ok) throw new Error(`${action.type} is refused by ${stepped.refusal.rule}`);
    state = deepFreeze(stepped.state);
  }
  return state;
}

/** A capital or a number, one full stop at the end, and no place left unfilled. */
export const sentenceLike = /^[A-Z0-9][^{}]*[^.{}]\.$/;

/** It beats the random player, gives a sentence for every legal choice, and chooses the same again. */
export function thinkerTests<T extends GameTypes>(
  thinker: Thinker<T>,
  { games, wins: wanted, types: kinds }: { games: number; wins: number; types: number },
): void {
  test(`wins at least ${wanted} of ${games} games of two against the random player, seats rotated`, () => {
    let wins = 0;
    for (let seed = 0; seed < games; seed++) {
      const setup = thinker.duel(seed);
      const [winner, second] = thinker.standings(playThinking(thinker, setup));
      const own = setup.seats.find(({ player }) => player === thinker.name)?.colour;
      if (winner?.colour === own && second?.place === 2) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(wanted);
  });

  test('finds a legal action and one sentence for it, with any rulings and any seats', () => {
    const types = new Set<string>();
    for (let seed = 0; seed < 24; seed++) {
      const drawn = thinker.game.randomSetup(seed);
      const seats = drawn.seats.map((each) => (each.player === 'random' ? { ...each, player: thinker.name } : each));
      playThinking(thinker, { ...drawn, seats }, (state, _seat, { action, why }) => {
        types.add(action.type);
        expect(thinker.game.module.step(state, action).ok).toBe(true);
        expect(thinker.worded(why, state)).toMatch(sentenceLike);
      });
    }
    expect(types.size).toBeGreaterThanOrEqual(kinds);
  });

  test('chooses the same again for the same position', () => {
    playThinking(thinker, thinker.duel(4), (state, seat) => {
      expect(thinker.think(state, seat, 9)).toEqual(thinker.think(structuredClone(state), seat, 9));
    });
  });
}
