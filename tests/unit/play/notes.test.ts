import { fc, test } from '@fast-check/vitest';
import { describe, expect, test as plain } from 'vitest';
import { coveragePlay } from '@/games/coverage/play/coverage.ts';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import { keyGames } from '@/play/keep/gameStores.ts';
import { keepGame, openGame } from '@/play/keep/storage.ts';
import { noteWords, readNotes } from '@/play/log/notes.ts';
import { createSession, loggedGame } from '@/play/session.ts';
import { setupOf } from '../smartphone/kit.ts';
import { memoryStore } from './kit.ts';

/** What is kept beside moves: why computer players made theirs, and which played themselves. */

const seats = [
  { colour: 'green' as const, player: 'person' },
  { colour: 'red' as const, player: 'valuer' },
];
const setup = { ruleSet: 'book' as const, rulings: {}, seats, map: 'teach' as const, seed: 1 };
const why = { what: 'random', params: {} };

/** A game in which whoever acts passes. */
const passing = () => {
  const session = createSession(coveragePlay, setup);
  const pass = (note?: Parameters<typeof session.act>[1]) =>
    session.act({ type: 'passTurn', seat: session.get().state.turn.seat }, note);
  return { session, pass };
};

describe('notes beside moves', () => {
  plain('stand beside the move they are about, before anyone hears of it', () => {
    const { session, pass } = passing();
    const heard: unknown[] = [];
    session.subscribe(() => heard.push(session.notes()));
    pass(why);
    expect(heard).toEqual([{ 1: why }]);
    expect(noteWords(session, 1, 'forced')).toMatch(/\w/);
    expect(noteWords(session, 0, 'forced')).toBeNull();
  });

  plain('of Steve name his colour, which older ones leave out', () => {
    const note = { rule: 'SV.5', what: 'steveCheapest', params: { technology: 'GPS' } };
    const session = createSession(smartphonePlay, setupOf({ steve: 'red' }), [], { 1: note });
    expect(noteWords(session, 1, 'forced')).toBe('Steve (Red) researches GPS, the cheapest he doesn’t have.');
  });

  plain('stay while one looks back and go with the moves that another one replaces', () => {
    const { session, pass } = passing();
    pass(why);
    session.goTo(0);
    expect(session.notes()).toEqual({ 1: why });
    pass();
    expect(session.notes()).toEqual({});
  });

  plain('are not changed by what is refused', () => {
    const { session, pass } = passing();
    pass(why);
    const { seat } = session.get().state.turn;
    expect(session.act({ type: 'bid', seat, amount: 5 }, 'forced')).not.toBeNull();
    expect(session.notes()).toEqual({ 1: why });
  });

  plain('are there again when the game is opened', async () => {
    const { session, pass } = passing();
    pass('forced');
    const { cursor, state } = session.get();
    const games = keyGames(memoryStore());
    await keepGame(
      coveragePlay,
      { ...loggedGame(session), id: 'a', cursor, revision: null, notes: session.notes() },
      state,
      games,
    );
    const opened = await openGame(coveragePlay, 'a', games);
    expect(opened?.game?.notes).toEqual({ 1: 'forced' });
  });

  const param = fc.oneof(fc.string(), fc.integer(), fc.array(fc.string()), fc.jsonValue());
  const reason = fc.record(
    {
      what: fc.oneof(
        fc.constantFrom('random', 'sharpPlan', 'sold', 'built', '__proto__', 'constructor'),
        fc.jsonValue(),
      ),
      params: fc.oneof(
        fc.dictionary(fc.constantFrom('seat', 'region', 'company', 'hex', 'amount'), param),
        fc.jsonValue(),
      ),
      parts: fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.constant(why))),
      rule: fc.oneof(fc.constantFrom('S7.2', 'C4.2'), fc.jsonValue()),
    },
    { requiredKeys: ['what', 'params'] },
  );
  test.prop([
    fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom('0', '1', '2', '99', 'x'), fc.oneof(reason, fc.jsonValue())),
    ),
  ])('are read from anything, and said or left out', (kept) => {
    const notes = readNotes(kept, 3);
    for (const game of [coveragePlay, smartphonePlay])
      for (const move of [0, 1, 2, 99]) {
        const said = noteWords({ game, setup, notes: () => notes } as never, move, 'forced');
        expect(said === null || typeof said === 'string').toBe(true);
        if (move === 99) expect(said).toBeNull();
      }
  });
});
