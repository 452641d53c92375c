import { randomAction } from '@machines/smartphone/bots/random.ts';
import { refuse } from '@machines/smartphone/flow.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { placeKey } from '@/games/smartphone/play/boardPlaces.ts';
import { askedAt, foretell, targetAt } from '@/games/smartphone/play/pointing.ts';
import { scoredMoment, smartphonePlay, undoLimit } from '@/games/smartphone/play/smartphone.ts';
import { people, waitingFor } from '@/play/people.ts';
import { createSession, redoTarget, undoTarget } from '@/play/session.ts';
import { flowMachine } from '@/play/tableFlow.ts';
import { createThinking } from '@/play/thinking/thinking.ts';
import { inPhase, seat, setupOf } from '../smartphone/kit.ts';

const plan = (pad: 'A' | 'B' = 'B') => ({
  bottom: { pad: pad === 'A' ? ('B' as const) : ('A' as const), side: 1 as const, turn: 0 as const, x: 0, y: 0 },
  top: { pad, side: 1 as const, turn: 0 as const, x: 1, y: 0 },
  improvements: [],
});

const commit = (colour: Colour, made = plan()) => ({ type: 'plan' as const, seat: colour, plan: made });

const selling = (): GameState =>
  inPhase('sale', (draft) => {
    draft.offices.Emirates = ['green'];
    Object.assign(seat(draft, 'green'), { price: 7, goods: 2, technologies: ['Gamepad'] });
  });

describe('pointing at the table', () => {
  test('a region stands for the sale it would take, and tells what that does', () => {
    const target = targetAt(selling(), 'green', { kind: 'region', region: 'Emirates' });
    expect(target?.actions[0]).toEqual({ type: 'sell', seat: 'green', region: 'Emirates', buyer: 1 });
    expect(target?.words).toContain('Emirates');
  });

  test('where nothing can be done, the refusal of what was meant says why', () => {
    const state = selling();
    const cheap = { kind: 'buyer', region: 'Emirates', buyer: 0 } as const;
    expect(targetAt(state, 'green', cheap)).toBeNull();
    expect(refuse(state, askedAt(state, 'green', cheap))).toMatchObject({ rule: 'S7.3', reason: 'buyerPrice' });
    expect(refuse(state, askedAt(state, 'green', { kind: 'region', region: 'USA' }))).toMatchObject({ rule: 'S7.2' });
  });

  test('in logistics a region with one’s own office means a second office', () => {
    const state = inPhase(
      'logistics',
      (draft) => {
        draft.offices['North Africa'] = ['green'];
        seat(draft, 'green').technologies = ['Wi-Fi'];
      },
      { shown: { green: { logistics: 1 } } },
    );
    expect(targetAt(state, 'green', { kind: 'region', region: 'North Africa' })?.actions[0].type).toBe('secondOffice');
    expect(targetAt(state, 'green', { kind: 'region', region: 'Europe' })?.actions[0].type).toBe('expand');
    expect(foretell(state, { type: 'expand', seat: 'green', region: 'Europe' })).toBe(
      'Send 1 progress to Europe (1 of 4)',
    );
  });

  test('places have keys of their own', () => {
    expect(placeKey({ kind: 'buyer', region: 'CIS', buyer: 2 })).not.toBe(placeKey({ kind: 'region', region: 'CIS' }));
  });
});

describe('a session', () => {
  const hotSeat = () => createSession(smartphonePlay, setupOf({ seats: ['green', 'red'] }));

  test('waits for everyone without a plan, and gives the same moment until something changes', () => {
    const session = hotSeat();
    expect(waitingFor(smartphonePlay.rules, session.get().state)).toEqual(['green', 'red']);
    expect(people(session.setup)).toEqual(['green', 'red']);
    const moment = session.get();
    expect(session.get()).toBe(moment);
    session.act({ type: 'plan', seat: 'red', plan: plan() });
    expect(session.get()).not.toBe(moment);
    expect(waitingFor(smartphonePlay.rules, session.get().state)).toEqual(['green']);
  });

  test('undo stops at the last reveal, and nobody takes back another’s plan', () => {
    const session = hotSeat();
    session.act({ type: 'plan', seat: 'green', plan: plan() });
    expect(undoTarget(session)).toBeNull();
    expect(undoLimit(session.get().log, session.get().state.phase)).toBe(0);
    session.act({ type: 'plan', seat: 'red', plan: plan('A') });
    expect(undoTarget(session)).toBeNull();
    expect(undoLimit(session.get().log, session.get().state.phase)).toBe(2);
    const [action] = randomAction(session.get().state, 1);
    if (!action) throw new Error('nobody can act');
    session.act(action);
    expect(undoTarget(session)).toBe(2);
    session.goTo(2);
    expect(redoTarget(session)).toBe(3);
  });
});

describe('the end of a round', () => {
  test('S8.1 can be looked at as it was scored, before the board is cleared', () => {
    const session = createSession(smartphonePlay, setupOf({ seats: ['green', 'red'] }));
    let random = 5;
    while (session.get().state.round === 1) {
      const [action, next] = randomAction(session.get().state, random);
      random = next;
      if (!action) throw new Error('nobody can act');
      session.act(action);
    }
    const scored = scoredMoment(session);
    expect(scored?.state).toMatchObject({ phase: 'scoring', round: 1 });
    const goods = (state: GameState) =>
      Object.values(state.sold)
        .flat()
        .filter((owner) => owner !== null).length;
    expect(goods(session.get().state)).toBe(0);
    expect(goods(scored?.state as GameState)).toBeGreaterThan(0);
  });
});

describe('the flow of a page', () => {
  const flowOf = (session: ReturnType<typeof createSession>) =>
    createActor(flowMachine, { input: { session, pause: 0, thinking: createThinking(session.game) } }).start();

  test('hands the device over between two people, and shows the reveal before going on', () => {
    const session = createSession(smartphonePlay, setupOf({ seats: ['green', 'red'] }));
    const flow = flowOf(session);
    expect(flow.getSnapshot().value.table).toBe('handover');
    flow.send({ type: 'ready' });
    expect(flow.getSnapshot()).toMatchObject({ value: { table: 'planning' }, context: { atDevice: 'green' } });
    flow.send({ type: 'act', action: commit('green') });
    expect(flow.getSnapshot()).toMatchObject({ value: { table: 'handover' }, context: { atDevice: null } });
    flow.send({ type: 'ready' });
    flow.send({ type: 'act', action: commit('red', plan('A')) });
    expect(flow.getSnapshot().value.table).toBe('showing');
    expect(flow.getSnapshot().context.captions.map(({ what }) => what)).toContain('priced');
    flow.send({ type: 'continue' });
    expect(flow.getSnapshot().value.table).toBe('turn');
  });

  test('one person alone is never asked to pass the device; Steve acts by himself and says why', async () => {
    const session = createSession(smartphonePlay, setupOf({ seats: ['green', 'red'], steve: 'red' }));
    const flow = flowOf(session);
    expect(flow.getSnapshot().value.table).toBe('planning');
    flow.send({ type: 'act', action: commit('green') });
    flow.send({ type: 'continue' });
    const rests = await waitFor(flow, ({ value }) => value.table === 'turn');
    expect(rests.value.table).toBe('turn');
    expect(session.get().state.turn?.seat).toBe('green');
  });

  test.each(['casual', 'sharp'])(
    'S1.8: the reason for a plan of %s stays as secret as the plan; later reasons stand beside the moves of their seats',
    async (player) => {
      const setup = setupOf({ seats: ['green', 'blue', 'red'] });
      const session = createSession(smartphonePlay, {
        ...setup,
        seats: setup.seats.map(({ colour }) => ({ colour, player: colour === 'green' ? 'person' : player })),
      });
      const flow = flowOf(session);
      await waitFor(flow, ({ value }) => value.table === 'planning');
      expect(session.get().cursor).toBe(2);
      expect(session.notes()).toEqual({});
      flow.send({ type: 'act', action: commit('green') });
      flow.send({ type: 'continue' });
      await waitFor(flow, ({ value }) => value.table === 'turn');
      // Until a computer player has acted in the open.
      for (let moves = 0; moves < 40 && Object.keys(session.notes()).length === 0; moves++) {
        const [action] = randomAction(session.get().state, moves);
        if (action) flow.send({ type: 'act', action });
        await waitFor(flow, ({ value }) => value.table !== 'thinking');
      }
      const noted = Object.keys(session.notes()).map((move) => session.get().log[Number(move) - 1]?.seat);
      expect(noted.length).toBeGreaterThan(0);
      for (const seat of noted) expect(seat).toMatch(/blue|red/);
    },
  );

  test('a page that is loaded again shows what was being shown', () => {
    const session = createSession(smartphonePlay, setupOf({ seats: ['green', 'red'], steve: 'red' }));
    session.act({ type: 'plan', seat: 'green', plan: plan() });
    expect(flowOf(session).getSnapshot().value.table).toBe('showing');
  });

  test('a refused try is told where it was made, and changes nothing else', () => {
    const session = createSession(smartphonePlay, setupOf({ seats: ['green', 'red'], steve: 'red' }));
    const flow = flowOf(session);
    const wrong = { ...plan(), top: { ...plan().top, x: 9 } };
    flow.send({ type: 'act', action: commit('green', wrong), place: 'desk' });
    expect(flow.getSnapshot()).toMatchObject({
      value: { table: 'planning' },
      context: { atDevice: 'green', refused: { place: 'desk', refusal: { rule: expect.stringMatching(/^S1/) } } },
    });
    expect(session.get().cursor).toBe(0);
    flow.send({ type: 'act', action: commit('green') });
    expect(flow.getSnapshot().context.refused).toBeNull();
    expect(session.get().cursor).toBe(1);
  });

  test('looking back is a state: the game goes on behind it, and going anywhere ends it', () => {
    const session = createSession(smartphonePlay, setupOf({ seats: ['green', 'red'], steve: 'red' }));
    session.act(commit('green'));
    const flow = flowOf(session);
    flow.send({ type: 'look', move: 1 });
    expect(flow.getSnapshot()).toMatchObject({ value: { eye: 'here' }, context: { looking: null } });
    flow.send({ type: 'look', move: 0 });
    expect(flow.getSnapshot()).toMatchObject({ value: { table: 'showing', eye: 'back' }, context: { looking: 0 } });
    flow.send({ type: 'look', move: null });
    expect(flow.getSnapshot()).toMatchObject({ value: { table: 'showing', eye: 'here' }, context: { looking: null } });
    flow.send({ type: 'look', move: 0 });
    flow.send({ type: 'goTo', move: 0 });
    expect(flow.getSnapshot()).toMatchObject({ value: { table: 'planning', eye: 'here' }, context: { looking: null } });
  });

  /** Thinks as it should, but fails the first so many times, or for one player always. */
  const failing = (fails: (asked: { player: string; times: number }) => boolean) => {
    const thinking = createThinking(smartphonePlay);
    let times = 0;
    return {
      ...thinking,
      decide: async (...args: Parameters<typeof thinking.decide>) => {
        if (fails({ player: args[0].player, times: times++ })) throw new Error('no idea');
        return thinking.decide(...args);
      },
    };
  };
  const againstComputer = (thinking: ReturnType<typeof failing>) => {
    const setup = setupOf({ seats: ['green', 'red'] });
    const seats = setup.seats.map(({ colour }) => ({ colour, player: colour === 'green' ? 'person' : 'casual' }));
    const session = createSession(smartphonePlay, { ...setup, seats });
    return { session, flow: createActor(flowMachine, { input: { session, pause: 0, thinking } }).start() };
  };

  test('a computer player that fails is told, and asked again', async () => {
    const { session, flow } = againstComputer(failing(({ times }) => times === 0));
    await waitFor(flow, ({ value }) => value.table === 'failed');
    expect(flow.getSnapshot().status).toBe('active');
    expect(session.get().cursor).toBe(0);
    flow.send({ type: 'askAgain' });
    await waitFor(flow, ({ value }) => value.table === 'planning');
    expect(session.get().cursor).toBe(1);
  });

  test('a computer player that fails every time is replaced for a move, and the game goes on', async () => {
    const { session, flow } = againstComputer(failing(({ player }) => player === 'casual'));
    await waitFor(flow, ({ value }) => value.table === 'failed');
    flow.send({ type: 'standIn' });
    await waitFor(flow, ({ value }) => value.table === 'planning');
    expect(session.get().log).toMatchObject([{ type: 'plan', seat: 'red' }]);
    // The next move is its own again.
    flow.send({ type: 'goTo', move: 0 });
    await waitFor(flow, ({ value }) => value.table === 'failed');
  });

  test('a computer player that chooses what the rules refuse has failed', async () => {
    const thinking = createThinking(smartphonePlay);
    const wrong = { action: { type: 'endTurn' as const, seat: 'red' as const }, why: { what: 'random', params: {} } };
    const { session, flow } = againstComputer({ ...thinking, decide: async () => wrong });
    await waitFor(flow, ({ value }) => value.table === 'failed');
    expect(session.get().cursor).toBe(0);
  });

  test('going back while a computer thinks leaves its move unmade', () => {
    const session = createSession(smartphonePlay, setupOf({ seats: ['green', 'red'], steve: 'red' }));
    const flow = createActor(flowMachine, {
      input: { session, pause: 60_000, thinking: createThinking(smartphonePlay) },
    }).start();
    // Price 5 against Steve's 4: he goes first.
    flow.send({ type: 'act', action: commit('green', plan('A')) });
    flow.send({ type: 'continue' });
    expect(flow.getSnapshot().value.table).toBe('thinking');
    const before = session.get().cursor;
    flow.send({ type: 'goTo', move: 0 });
    expect(flow.getSnapshot().value.table).toBe('planning');
    expect(session.get()).toMatchObject({ cursor: 0 });
    expect(before).toBe(1);
  });
});
