import type { News } from '@machines/core/refusal.ts';
import type { Colour } from '@machines/core/seats.ts';
import { assign, fromPromise, setup } from 'xstate';
import { isComputer, people, playerOf } from './people.ts';
import type { SessionOf } from './session.ts';
import { questionFor } from './thinking/question.ts';
import type { Thinking } from './thinking/thinking.ts';

/** What the page does around the rules: who looks at the screen, who is thinking, what is being shown. No rule here. */

/** A computer's reason for its last move. */
export interface Why {
  seat: Colour;
  text: string;
}

interface Context {
  session: SessionOf;
  /** The person whose desk may be shown. */
  atDevice: Colour | null;
  /** What happened by itself and is to be seen before the game goes on. */
  captions: News[];
  /** Why a computer did what it did last. A plan's reason is as secret as the plan. */
  why: Why | null;
  /** Milliseconds a computer's move waits, so that it can be followed. */
  pause: number;
  thinking: Thinking;
}

type FlowEvent =
  /** A person has acted through the session. */
  | { type: 'acted' }
  /** The log's cursor was moved: undo, redo, going back. */
  | { type: 'moved' }
  | { type: 'ready' }
  | { type: 'continue' }
  /** Someone wants longer pauses, or none. */
  | { type: 'pace'; pause: number };

const next = ({ session }: Context): Colour | undefined => session.game.waitingFor(session.get().state)[0];

const computerIsNext = (context: Context): boolean => {
  const seat = next(context);
  return seat !== undefined && isComputer(playerOf(context.session.setup, seat));
};

const actsInSecret = ({ session }: Context): boolean => session.game.actsInSecret(session.get().state);
const plansInSecret = ({ session }: Context): boolean => session.game.plansInSecret(session.get().state);

/** What the last action set off by itself, if it is worth stopping for; a reloaded page shows it again. */
const unseen = ({ get, game }: SessionOf): News[] => {
  const { cursor, state } = get();
  return cursor > 0 ? game.worthShowing(state.news) : [];
};

/** Ends early, without acting, when the flow has left the state that waits. */
const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** Thinks, for a moment at least, and acts; gives up without acting when the flow moves on. */
async function act(context: Context, signal: AbortSignal): Promise<Why | null> {
  const { session, thinking, pause } = context;
  const seat = next(context);
  if (!seat) return null;
  const secret = plansInSecret(context);
  const question = questionFor(session, seat, playerOf(session.setup, seat));
  const [{ action, why }] = await Promise.all([thinking.decide(question, signal), wait(pause, signal)]);
  session.act(action);
  return secret ? null : { seat, text: session.game.whyWords(why, session.setup) };
}

export const flowMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FlowEvent,
    input: {} as { session: SessionOf; pause: number; thinking: Thinking },
  },
  actors: {
    /** Acts for a computer player; answers why. */
    computer: fromPromise<Why | null, Context>(({ input, signal }) => act(input, signal)),
  },
  guards: {
    somethingToShow: ({ context }) => context.captions.length > 0,
    gameIsOver: ({ context }) => context.session.get().state.phase === 'over',
    computerIsNext: ({ context }) => computerIsNext(context),
    anotherPersonIsNext: ({ context }) =>
      actsInSecret(context) && people(context.session.setup).length > 1 && next(context) !== context.atDevice,
    someonePlans: ({ context }) => plansInSecret(context),
  },
  actions: {
    noteWhatHappened: assign({ captions: ({ context }) => unseen(context.session) }),
    forgetCaptions: assign({ captions: [] }),
    forgetWhy: assign({ why: null }),
    seatNextPerson: assign({ atDevice: ({ context }) => next(context) ?? null }),
    clearTheDesk: assign({ atDevice: null }),
  },
}).createMachine({
  id: 'flow',
  context: ({ input }) => ({ ...input, atDevice: null, captions: unseen(input.session), why: null }),
  initial: 'deciding',
  on: {
    moved: { target: '.deciding', actions: ['forgetCaptions', 'forgetWhy', 'clearTheDesk'] },
    // What is being thought goes on; only the pauses after it are others.
    pace: { actions: assign({ pause: ({ event }) => event.pause }) },
  },
  states: {
    deciding: {
      always: [
        { guard: 'somethingToShow', target: 'showing' },
        { guard: 'gameIsOver', target: 'over' },
        { guard: 'computerIsNext', target: 'thinking' },
        { guard: 'anotherPersonIsNext', target: 'handover' },
        { guard: 'someonePlans', target: 'planning', actions: 'seatNextPerson' },
        { target: 'turn' },
      ],
    },
    showing: {
      description: 'Plans are shown, prices set, goods made; or a round is scored.',
      on: { continue: { target: 'deciding', actions: 'forgetCaptions' } },
    },
    thinking: {
      description: 'A computer player thinks, and then acts.',
      invoke: {
        src: 'computer',
        input: ({ context }) => context,
        onDone: {
          target: 'deciding',
          actions: [assign({ why: ({ event }) => event.output }), 'noteWhatHappened'],
        },
      },
    },
    handover: {
      description: 'The device goes to the next person; nothing of anyone’s secrets is on the screen.',
      on: { ready: { target: 'deciding', actions: 'seatNextPerson' } },
    },
    planning: {
      description: 'One person plans; the others look away.',
      on: { acted: { target: 'deciding', actions: ['clearTheDesk', 'forgetWhy', 'noteWhatHappened'] } },
    },
    turn: {
      description: 'A person’s turn in the open.',
      on: { acted: { target: 'deciding', actions: ['forgetWhy', 'noteWhatHappened'] } },
    },
    over: { description: 'The final score.' },
  },
});
