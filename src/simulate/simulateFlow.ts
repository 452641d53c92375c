import { setup } from '@machines/core/setup.ts';
import { playAll } from '@machines/simulate/pool.ts';
import { type Result, type Run, runResult, seedsIn } from '@machines/simulate/result.ts';
import { assign, fromCallback } from 'xstate';
import { handsHere } from './hands.ts';

/** What the page does around a run: it plays, it can be stopped, it has a result. */

interface Context {
  run: Run | null;
  done: number;
  of: number;
  /** Milliseconds since the run began, when `done` was last told. */
  elapsed: number;
  result: Result | null;
  failure: string | null;
  /** Milliseconds that a game took lately, by who plays; so that the next run can be estimated before it begins. */
  paces: Record<string, number>;
}

type Progress = { type: 'progress'; done: number; of: number; elapsed: number };
type Event =
  | { type: 'start'; run: Run }
  | { type: 'stop' }
  | Progress
  | { type: 'ended'; result: Result }
  | { type: 'failed'; message: string };

/** How long a game takes is decided by who plays it, and by whether it is played twice. */
export const paceKey = ({ simulation }: Run): string =>
  [...simulation.setup.seats.map(({ player }) => player).sort(), simulation.against ? 'twice' : 'once'].join();

/** More often the number could not be read anyway. */
const quietFor = 100;

const playing = fromCallback<{ type: 'stop' }, Run>(({ sendBack, receive, input: run }) => {
  const interrupt = new AbortController();
  receive(() => interrupt.abort());
  const began = performance.now();
  let told = -quietFor;
  const progress = (done: number, of: number) => {
    const elapsed = performance.now() - began;
    if (elapsed - told < quietFor && done < of) return;
    told = elapsed;
    sendBack({ type: 'progress', done, of, elapsed });
  };
  playAll(run.simulation, seedsIn(run), { ...handsHere(), progress, signal: interrupt.signal }).then(
    ({ part }) => sendBack({ type: 'ended', result: runResult(run, part) }),
    (error: unknown) => sendBack({ type: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
  return () => interrupt.abort();
});

export const simulateMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { playing },
  actions: {
    begin: assign(({ event }) =>
      event.type === 'start'
        ? { run: event.run, done: 0, of: seedsIn(event.run).length, elapsed: 0, failure: null }
        : {},
    ),
    tellProgress: assign(({ event, context: { run, paces } }) => {
      if (event.type !== 'progress') return {};
      const { done, of, elapsed } = event;
      return { done, of, elapsed, paces: run ? { ...paces, [paceKey(run)]: elapsed / done } : paces };
    }),
    keepResult: assign(({ event, context }) => ({
      result: event.type === 'ended' && event.result.played > 0 ? event.result : context.result,
    })),
    tellFailure: assign(({ event }) => ({ failure: event.type === 'failed' ? event.message : null })),
  },
}).createMachine({
  id: 'simulate',
  context: { run: null, done: 0, of: 0, elapsed: 0, result: null, failure: null, paces: {} },
  initial: 'setting',
  states: {
    setting: { on: { start: { target: 'playing', actions: 'begin' } } },
    playing: {
      invoke: {
        id: 'playing',
        src: 'playing',
        input: ({ context }) => {
          if (!context.run) throw new Error('Nothing was asked for.');
          return context.run;
        },
      },
      on: {
        stop: { actions: ({ self }) => self.getSnapshot().children['playing']?.send({ type: 'stop' }) },
        progress: { actions: 'tellProgress' },
        ended: { target: 'setting', actions: 'keepResult' },
        failed: { target: 'setting', actions: 'tellFailure' },
      },
    },
  },
});
