import { openSave } from '@machines/core/save.ts';
import { coverage } from '@machines/coverage/index.ts';
import { smartphone } from '@machines/smartphone/index.ts';
import { describe, expect, test } from 'vitest';
import { coveragePlay } from '@/games/coverage/play/coverage.ts';
import { fromPositions as coverageFrom } from '@/games/coverage/play/fromPosition.ts';
import { fromPositions as smartphoneFrom } from '@/games/smartphone/play/fromPosition.ts';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import { openLink, shareFragment } from '@/play/keep/link.ts';
import type { FromPositions, GameTypes, Playable } from '@/play/playable.ts';
import { createSession, loggedGame } from '@/play/session.ts';
import { coverageScenarios, smartphoneScenarios } from '@/scenarios/scenarioShelf.ts';

/** Plays whatever comes first until the game is over, or for so many moves. */
function playOut<T extends GameTypes>(game: Playable<T>, setup: T['setup'], log: readonly T['action'][], most: number) {
  const session = createSession(game, setup, log);
  for (let n = 0; n < most; n++) {
    const [action] = game.rules.legal(session.get().state);
    if (!action) break;
    expect(session.act(action)).toBeNull();
  }
  return session;
}

async function opensAgain<T extends GameTypes>(from: FromPositions<T>, plain: Playable<T>, position: T['position']) {
  const begun = from.begin({ position, moves: [] });
  if (!begun.ok) throw new Error(JSON.stringify(begun.issues));
  const { setup, log } = begun.value;
  const session = playOut(from.play, setup, log, 12);
  const fragment = await shareFragment(from.play, loggedGame(session));
  // The page that opens a link knows no positions until one is needed.
  const { game, problems } = await openLink(plain, fragment);
  expect(problems).toEqual([]);
  expect(game?.end).toEqual(session.at(game?.log.length ?? 0).state);
  expect(game?.setup).toEqual(setup);
  const save = {
    format: 1,
    rulesVersion: plain.rules.rulesVersion,
    game: plain.rules.id,
    setup,
    seed: setup.seed,
    log: [],
  };
  expect(openSave(plain.rules, save).problems).toMatchObject([{ kind: 'setup' }]);
  return { session, begun: begun.value };
}

describe('A game that begins at a position', () => {
  test('every scenario of Smartphone Inc. can be played on from, by link and by save', async () => {
    for (const id of smartphoneScenarios.ids()) {
      const { scenario, cases } = smartphoneScenarios.get('en', id);
      const { begun } = await opensAgain(smartphoneFrom, smartphonePlay, scenario.position);
      // It begins as the scenario shows it, but for who plays.
      const { state } = createSession(smartphoneFrom.play, begun.setup, begun.log).get();
      const shown = smartphone.openLaid(cases[0].laid).state;
      expect({ id, phase: state.phase, order: state.order, turn: state.turn }).toEqual({
        id,
        phase: shown.phase,
        order: shown.order,
        turn: shown.turn,
      });
      expect(state.setup).not.toHaveProperty('from');
    }
  });
  test('every scenario of Coverage too', async () => {
    for (const id of coverageScenarios.ids())
      await opensAgain(coverageFrom, coveragePlay, coverageScenarios.get('en', id).scenario.position);
  });
  test('what is wrong with the position of a save is told by its place', () => {
    const save = (from: unknown, seats = ['green', 'red']) => ({
      format: 1,
      rulesVersion: smartphone.rulesVersion,
      game: 'smartphone',
      seed: 1,
      setup: {
        ruleSet: 'e2',
        rulings: {},
        seats: seats.map((colour) => ({ colour, player: 'person' })),
        technologySides: 'A',
        from,
      },
      log: [],
    });
    const wrong = (from: unknown, seats?: string[]) => openSave(smartphone, save(from, seats)).problems;
    expect(openSave(smartphone, save({ phase: 'sale', table: { green: { goods: 2 } } })).game?.end.phase).toBe('sale');
    expect(wrong({ phase: 'lunch' })).toMatchObject([{ kind: 'setup', issues: [{ path: 'from.phase' }] }]);
    expect(wrong({ phase: 'sale' }, ['green', 'blue'])).toMatchObject([{ issues: [{ path: 'from.seats' }] }]);
    expect(
      wrong({ phase: 'sale', table: { green: { improvements: Array(9).fill('research+research') } } }),
    ).toMatchObject([{ kind: 'setup' }]);
    expect(coverage.parseSetup({ ...save({}).setup, seed: 1, map: 'teach', technologySides: undefined }).ok).toBe(
      false,
    );
  });
  test('it runs to its end', () => {
    const begun = smartphoneFrom.begin({
      position: { phase: 'logistics', round: 5, table: { green: { active: { logistics: 2 }, goods: 3 } } },
      moves: [],
    });
    if (!begun.ok) throw new Error('It is one.');
    const session = playOut(smartphoneFrom.play, begun.value.setup, begun.value.log, 100);
    expect(session.get().state.phase).toBe('over');
  });
});
