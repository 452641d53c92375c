import { winsInAHundred } from '@machines/core/bots/measured.ts';
import { decide } from '@machines/core/bots/think.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { Action as CoverageAction } from '@machines/coverage/actions.ts';
import { randomAction as coverageRandom } from '@machines/coverage/bots/random.ts';
import { seenBy as coverageSeen } from '@machines/coverage/bots/seen.ts';
import { strengths as coverageStrengths } from '@machines/coverage/bots/strengths.ts';
import { valuerAction } from '@machines/coverage/bots/valuer.ts';
import { newGame as coverageGame } from '@machines/coverage/start.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { computerNames } from '@machines/smartphone/bots/computerNames.ts';
import { sharp } from '@machines/smartphone/bots/sharp/sharp.ts';
import { strengths } from '@machines/smartphone/bots/strengths.ts';
import { step } from '@machines/smartphone/flow.ts';
import { newGame } from '@machines/smartphone/start.ts';
import { describe, expect, test } from 'vitest';
import { coveragePlay, computerNames as coveragePlayers } from '@/games/coverage/play/coverage.ts';
import { coverageMind } from '@/games/coverage/play/mind.ts';
import { smartphoneMind } from '@/games/smartphone/play/mind.ts';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import { coverage as coverageWords } from '@/i18n/en/coverage.ts';
import { setup as setupWords } from '@/i18n/en/setup.ts';
import { fill } from '@/i18n/format.ts';
import { playerOf, waitingFor } from '@/play/people.ts';
import { createSession } from '@/play/session.ts';
import type { Judged, Mind, ResultOf, Step, Task } from '@/play/thinking/protocol.ts';
import { questionFor } from '@/play/thinking/question.ts';
import { serve } from '@/play/thinking/serve.ts';
import { inSlices } from '@/play/thinking/slices.ts';
import { createThinker } from '@/play/thinking/thinker.ts';
import { createThinking } from '@/play/thinking/thinking.ts';
import type { FromWorker as From, ToWorker as To, WorkerLike } from '@/workers/ask.ts';
import { setupOf as coverageSetup } from '../coverage/kit.ts';
import { setupOf } from '../smartphone/kit.ts';
import { plansMade, playUntil } from './kit.ts';

/** A worker in this thread: what it is told goes through the clone that a real one would get. */
function localWorker(mind: Mind): WorkerLike & { told: To<Task>[]; ended: boolean } {
  const worker: ReturnType<typeof localWorker> = {
    told: [],
    ended: false,
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    terminate: () => {
      worker.ended = true;
    },
    postMessage: (message: To<Task>) => {
      worker.told.push(structuredClone(message));
      hear(structuredClone(message));
    },
  };
  const say = (message: From<ResultOf>) => {
    const data = structuredClone(message);
    queueMicrotask(() => worker.ended || worker.onmessage?.call(worker as never, { data } as MessageEvent));
  };
  const hear = serve(mind, say);
  return worker;
}

/** Three of two each: the first is a plan of Sharp's while Red's is made and hidden. */
const planning = playUntil(setupOf({ seats: ['green', 'black', 'red'], seed: 11 }), plansMade(2, 2));
const waits = planning.end.seats.find(({ plan }) => !plan)?.colour ?? 'green';
const session = createSession(smartphonePlay, planning.setup, planning.log);
const question = questionFor(session, waits, 'sharp');
const still = () => new AbortController().signal;

function* counting(of: number): Generator<Step<number>, void> {
  for (let done = 1; done <= of; done++) yield { done, of, result: done * 10 };
}

describe('thinking in slices', () => {
  const slicing = { signal: still(), most: 1000, slice: 10, report: () => undefined, rest: async () => undefined };

  test('goes on to its own end, and tells how far it is', async () => {
    const seen: number[] = [];
    const result = await inSlices(counting(3), { ...slicing, report: ({ done }) => seen.push(done), now: () => 0 });
    expect([result, seen]).toEqual([30, [1, 2, 3]]);
  });

  test('is content with the best so far when the time is up', async () => {
    let clock = 0;
    const tick = () => clock++;
    expect(await inSlices(counting(1000), { ...slicing, most: 12, now: tick })).toBeLessThan(200);
  });

  test('lets others have their turn, and ends when it is not wanted any more', async () => {
    const control = new AbortController();
    let clock = 0;
    let rests = 0;
    const rest = async () => {
      if (++rests === 3) control.abort();
    };
    const thought = inSlices(counting(1000), { ...slicing, signal: control.signal, rest, now: () => clock++ });
    await expect(thought).rejects.toThrow(/abort/i);
    expect(rests).toBe(3);
  });

  test('having nothing to decide is an error', async () => {
    await expect(inSlices(counting(0), slicing)).rejects.toThrow('nothing to decide');
  });
});

describe('a thinker', () => {
  test('gets the same move from a worker as on the page, with progress', async () => {
    const worker = localWorker(smartphoneMind);
    const loadMind = async () => smartphoneMind;
    const inWorker = createThinker({ openWorker: () => worker, loadMind });
    const onPage = createThinker({
      openWorker: () => {
        throw new DOMException('no workers here', 'SecurityError');
      },
      loadMind,
    });
    const seen: number[] = [];
    const report = ({ done, of }: { done: number; of: number }) => seen.push(done / of);
    const move = await inWorker.run(question, { signal: still(), report });
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.at(-1)).toBeGreaterThanOrEqual(1);
    expect(await onPage.run(question, { signal: still() })).toEqual(move);
    expect(move).toMatchObject({ action: { type: 'plan', seat: waits }, why: { what: 'sharpPlan' } });
  });

  test('goes on by itself when the worker cannot start', async () => {
    const worker = localWorker({ work: () => counting(3) as never });
    worker.postMessage = () => queueMicrotask(() => worker.onerror?.call(worker as never, new Event('error') as never));
    const thinker = createThinker({ openWorker: () => worker, loadMind: async () => smartphoneMind });
    const move = await thinker.run({ ...question, player: 'random' }, { signal: still() });
    expect(move.action.type).toBe('plan');
    expect(worker.ended).toBe(true);
  });

  test('stops the worker when the move is not wanted any more, and ends it when the table is left', async () => {
    const worker = localWorker(smartphoneMind);
    const thinker = createThinker({ openWorker: () => worker, loadMind: async () => smartphoneMind });
    const control = new AbortController();
    const move = thinker.run(question, { signal: control.signal });
    control.abort();
    await expect(move).rejects.toThrow(/abort/i);
    expect(worker.told.at(-1)).toMatchObject({ stop: true });
    const other = thinker.run(question, { signal: still() });
    thinker.close();
    await expect(other).rejects.toThrow(/abort/i);
    expect(worker.ended).toBe(true);
  });

  test('a problem of the thinking is told, not hidden', async () => {
    const broken: Mind = {
      // biome-ignore lint/correctness/useYield: it breaks before it has a thought
      *work() {
        throw new Error('lost the thread');
      },
    };
    const thinker = createThinker({ openWorker: () => localWorker(broken), loadMind: async () => broken });
    await expect(thinker.run(question, { signal: still() })).rejects.toThrow('lost the thread');
  });
});

describe('what a computer player is told', () => {
  test('S1.8: no plan of another seat that is not shown yet, nor the seed, nor the pile', () => {
    const text = JSON.stringify(question);
    const hidden = planning.log.slice(-2).map((action) => (action.type === 'plan' ? action.plan : null));
    expect(hidden.every(Boolean)).toBe(true);
    for (const plan of hidden) expect(text).not.toContain(JSON.stringify(plan));
    expect(question.seen.seats.every(({ plan }) => plan === null)).toBe(true);
    expect(question.seen).toMatchObject({ random: 0, setup: { seed: 0 } });
    expect(new Set(question.seen.pile)).toEqual(new Set([-1]));
  });

  test('C2.6: no hidden cash of another seat', () => {
    const setup = { ...coverageSetup({ seats: ['green', 'blue'] }), rulings: { openMoney: 'hidden' as const } };
    const start = coveragePlay.rules.start(setup);
    const rich = { ...start, bank: 1, seats: start.seats.map((seat) => ({ ...seat, cash: 987_654 })) };
    const seen = coverageSeen(rich, 'green');
    expect(JSON.stringify(seen).split('987654').length - 1).toBe(1);
    expect(coverageSeen(seen, 'green')).toEqual(seen);
  });
});

test('every computer player a set-up offers is one that thinks', () => {
  expect(computerNames).toEqual([...strengths.map(({ id }) => id), 'steve']);
  expect(coveragePlayers).toEqual(Object.keys(coverageStrengths));
});

test('progress is told while a player thinks, and gone afterwards', async () => {
  const thinking = createThinking(smartphonePlay);
  const seen: (number | null)[] = [];
  thinking.progress.subscribe(() => seen.push(thinking.progress.get()?.done ?? null));
  await thinking.decide(question, still());
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.at(-1)).toBeNull();
});

test('every computer player has a name and a line on how strong it is, with every number measured', () => {
  const kinds = [
    ...computerNames.map((name) => [name, setupWords.player[name]] as const),
    ...coveragePlayers.map((name) => [name, coverageWords.setup.player[name]] as const),
  ];
  for (const [name, words] of kinds) {
    const about = fill(words?.about ?? '', winsInAHundred(name));
    expect(words?.label, name).toMatch(/^[A-Z]/);
    expect(about, name).toMatch(/\.$/);
    expect(about, name).not.toMatch(/[{}]/);
  }
});

test('a save with a player of the old name still opens, and that player still plays', async () => {
  const setup = setupOf({ seats: ['green', 'red'] });
  const seats = setup.seats.map(({ colour }) => ({ colour, player: 'casual' }));
  const old = createSession(smartphonePlay, { ...setup, seats });
  const thinking = createThinking(smartphonePlay);
  const move = await thinking.decide(questionFor(old, 'green', playerOf(old.setup, 'green')), still());
  expect(old.act(move.action)).toBeNull();
});

describe('a review of a finished game', () => {
  const seated = setupOf({ seats: ['green', 'red'], seed: 3 });
  const over = playUntil(seated, () => false);
  const reviewOf = (mind: Mind, task: Task) => [...mind.work(task)].at(-1)?.result as readonly Judged[] | undefined;
  const judged =
    reviewOf(smartphoneMind, {
      kind: 'review',
      player: 'sharp',
      start: newGame(over.setup),
      log: over.log,
      seats: ['green'],
    }) ?? [];

  test('looks at every choice of the seats asked for, at the moment it was made', () => {
    expect(new Set(judged.map(({ seat }) => seat))).toEqual(new Set(['green']));
    expect(judged.filter(({ phase }) => phase === 'planning')).toHaveLength(5);
    for (const { move, action } of judged) expect(over.log[move]).toEqual(action);
    const decided = over.log.filter((action) => action.seat === 'green').length;
    expect(judged.length).toBeGreaterThan(10);
    expect(judged.length).toBeLessThanOrEqual(decided);
  });

  test('what Sharp would have done is legal there; the same choice costs nothing, a random plan usually something', () => {
    let state = smartphonePlay.rules.start(over.setup);
    for (const [move, action] of over.log.entries()) {
      const look = judged.find((each) => each.move === move);
      if (look) expect(smartphonePlay.rules.step(state, look.advised.action as Action).ok).toBe(true);
      if (look?.same) expect(look.short).toBe(0);
      state = smartphonePlay.rules.step(state, action).state;
    }
    expect(judged.filter(({ phase, short }) => phase === 'planning' && short > 1).length).toBeGreaterThan(2);
  });

  test('in a game that Sharp has played nothing of a turn falls short', () => {
    const setup = { ...seated, seats: seated.seats.map((seat) => ({ ...seat, player: 'sharp' })) };
    const log: Action[] = [];
    for (let state = newGame(setup); state.round === 1; ) {
      const [seat = 'red'] = waitingFor(smartphonePlay.rules, state);
      log.push(decide(sharp, state, seat, 1, 12).choice.action);
      state = step(state, log.at(-1) as Action).state;
    }
    const turns = reviewOf(smartphoneMind, {
      kind: 'review',
      player: 'sharp',
      start: newGame(setup),
      log,
      seats: ['red'],
    })?.filter(({ phase }) => phase !== 'planning');
    expect(turns?.length).toBeGreaterThan(5);
    expect(turns?.filter(({ same }) => !same)).toEqual([]);
  });

  test('of Coverage: the Valuer agrees with itself, and not with chance', () => {
    const setup = { ...coverageSetup({ seats: ['green', 'blue'], map: 'teach' }), seed: 2 };
    let state = coveragePlay.rules.start(setup);
    const log: CoverageAction[] = [];
    for (let random = 5; state.phase !== 'over'; ) {
      const seat = waitingFor(coveragePlay.rules, state)[0] ?? 'green';
      const [drawn, next] = coverageRandom(state, random);
      random = next;
      const action = seat === 'green' ? valuerAction(state, seat).action : drawn;
      if (!action) throw new Error('dead end');
      log.push(action);
      state = coveragePlay.rules.step(state, action).state;
    }
    const of = (seat: Colour) =>
      reviewOf(coverageMind, { kind: 'review', player: 'valuer', start: coverageGame(setup), log, seats: [seat] }) ??
      [];
    expect(of('green').length).toBeGreaterThan(3);
    expect(of('green').filter(({ same }) => !same)).toEqual([]);
    expect(of('blue').some(({ same, short }) => !same && short > 0)).toBe(true);
  });
});
