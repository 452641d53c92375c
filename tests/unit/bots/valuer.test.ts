import { randomAction } from '@machines/bots/coverage/random.ts';
import { seenBy } from '@machines/bots/coverage/seen.ts';
import { valuerAction } from '@machines/bots/coverage/valuer.ts';
import { deepFreeze } from '@machines/core/freeze.ts';
import type { Action } from '@machines/coverage/actions.ts';
import { newGame, step } from '@machines/coverage/driver.ts';
import { type Colour, colours } from '@machines/coverage/names.ts';
import { refuse } from '@machines/coverage/rules/game.ts';
import { actingSeat } from '@machines/coverage/rules/table.ts';
import type { GameState, Setup } from '@machines/coverage/state.ts';
import { describe, expect, test } from 'vitest';
import { randomSetup } from '../coverage/games.ts';
import { auction, edit, play as playOn, position, seat as seatIn } from '../coverage/kit.ts';

type Watch = (state: GameState, seat: Colour, action: Action, why: string) => void;

/** Plays a whole game; seats called `valuer` think, the others take any legal action. */
function play(setup: Setup, watch?: Watch): GameState {
  const thinks = setup.seats.filter(({ player }) => player === 'valuer').map(({ colour }) => colour);
  let state = deepFreeze(newGame(setup));
  let random = setup.seed * 7919 + 1;
  for (let moves = 0; state.phase !== 'over'; moves++) {
    if (moves > 3000) throw new Error('the game does not end');
    const seat = actingSeat(state);
    let action: Action | null = null;
    if (seat && thinks.includes(seat)) {
      const chosen = valuerAction(state, seat);
      watch?.(state, seat, chosen.action, chosen.why);
      action = chosen.action;
    } else [action, random] = randomAction(state, random);
    if (!action) throw new Error(`dead end in ${state.phase}`);
    const stepped = step(state, action);
    if (!stepped.ok) throw new Error(`${action.type} is refused by ${stepped.refusal.rule}`);
    state = deepFreeze(stepped.state);
  }
  return state;
}

const duel = (seed: number): Setup => ({
  ruleSet: 'book',
  rulings: {},
  seats: ['valuer', 'random'].map((_, at, players) => ({
    colour: colours[at] ?? 'green',
    player: players[(at + seed) % 2] ?? '',
  })),
  map: seed % 4 < 2 ? 'teach' : 'three',
  seed,
});

describe('the computer player that values shares', () => {
  test('wins at least 190 of 200 games of two against the random player, seats rotated', () => {
    let wins = 0;
    for (let seed = 0; seed < 200; seed++) {
      const setup = duel(seed);
      const [winner, second] = play(setup).standings ?? [];
      const valuer = setup.seats.find(({ player }) => player === 'valuer')?.colour;
      if (winner?.colour === valuer && second?.place === 2) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(190);
  });

  test('finds a legal action and one sentence for it under any rulings and with any number of seats', () => {
    const types = new Set<string>();
    for (let seed = 0; seed < 24; seed++) {
      const drawn = randomSetup(seed);
      play(
        { ...drawn, seats: drawn.seats.map((each) => ({ ...each, player: 'valuer' })) },
        (state, _seat, action, why) => {
          types.add(action.type);
          expect(refuse(state, action)).toBeNull();
          expect(why).toMatch(/^[A-Z0-9].*[^.]\.$/);
        },
      );
    }
    expect([...types].sort()).toEqual(['act', 'auction', 'bid', 'expand', 'finish', 'passAuction', 'passTurn']);
  });

  test('chooses the same again for the same position', () => {
    play(duel(4), (state, seat) => {
      expect(valuerAction(state, seat)).toEqual(valuerAction(structuredClone(state), seat));
    });
  });

  test('C2.6 hidden cash of others changes nothing it does', () => {
    const table = playOn(position({ rulings: { openMoney: 'hidden' } }), auction('green'));
    const other = edit(table, (draft) => {
      seatIn(draft, 'blue').cash = 3;
      draft.bank = 22;
    });
    expect(seenBy(other, 'green')).toEqual(seenBy(table, 'green'));
    expect(valuerAction(other, 'green')).toEqual(valuerAction(table, 'green'));
  });
});
