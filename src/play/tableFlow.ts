import { setup } from '@machines/core/setup.ts';
import { assign, fromPromise } from 'xstate';
import {
  actsInSecret,
  type Context,
  computerIsNext,
  type Decided,
  type FlowEvent,
  forcedMove,
  isSecret,
  lookedAt,
  next,
  nobodyPlays,
  think,
  unseen,
  wait,
} from './flowContext.ts';
import { people } from './people.ts';
import type { SessionOf } from './session.ts';
import type { Thinking } from './thinking/thinking.ts';

/**
 * What the page does around the rules: who looks at the screen, who is thinking, what is being shown, what was refused.
 * No rule here: what may be done, the session says.
 */

/** Plays whatever another computer player cannot: there is no game without it. */
const standIn = 'random';

export const flowMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FlowEvent,
    input: {} as { session: SessionOf; pause: number; forced?: boolean; thinking: Thinking },
  },
  actors: {
    /** Decides for a computer player. */
    computer: fromPromise<Decided | null, Context>(({ input, signal }) => think(input, signal)),
    /** Among computers alone what is shown goes by itself; a person goes on when it has been read. */
    glance: fromPromise<void, Context>(({ input, signal }) =>
      nobodyPlays(input) && !input.held ? wait(input.pause * 3, signal) : new Promise(() => {}),
    ),
  },
  guards: {
    somethingToShow: ({ context }) => context.captions.length > 0,
    gameIsOver: ({ context }) => context.session.get().state.phase === 'over',
    computerIsNext: ({ context }) => computerIsNext(context) || forcedMove(context) !== null,
    isHeld: ({ context }) => context.held && nobodyPlays(context),
    anotherPersonIsNext: ({ context }) =>
      actsInSecret(context) && people(context.session.setup).length > 1 && next(context) !== context.atDevice,
    someonePlans: ({ context }) => isSecret(context),
    wasRefused: ({ context }) => context.refused !== null,
    looksBack: ({ context, event }) => event.type === 'look' && lookedAt(context, event.move) !== null,
  },
  actions: {
    /** The session's answer is kept; what it has become is read from it. */
    tryIt: assign(({ context: { session }, event }) => {
      if (event.type !== 'act') return {};
      const refusal = session.act(event.action);
      if (refusal) return { refused: { place: event.place ?? null, refusal } };
      return { refused: null, captions: unseen(session) };
    }),
    goThere: assign(({ context: { session }, event }) => {
      if (event.type === 'goTo') session.goTo(event.move);
      const atDevice = event.type === 'goTo' ? (event.seat ?? null) : null;
      return { refused: null, captions: [], atDevice, standIn: null };
    }),
    tellRefusal: assign({ refused: ({ event }) => (event.type === 'tell' ? event.refused : null) }),
    lookBack: assign({
      looking: ({ context, event }) => (event.type === 'look' ? lookedAt(context, event.move) : null),
      refused: null,
    }),
    lookHere: assign({ looking: null, refused: null }),
    noteWhatHappened: assign({ captions: ({ context }) => unseen(context.session), standIn: null }),
    forgetCaptions: assign({ captions: [] }),
    seatNextPerson: assign({ atDevice: ({ context }) => next(context) ?? null }),
    clearTheDesk: assign({ atDevice: null }),
    setPace: assign({ pause: ({ context, event }) => (event.type === 'pace' ? event.pause : context.pause) }),
    setForced: assign({ forced: ({ context, event }) => (event.type === 'forced' ? event.on : context.forced) }),
    setHeld: assign({ held: ({ context, event }) => (event.type === 'hold' ? event.held : context.held) }),
    letStandIn: assign({ standIn }),
    forgetStandIn: assign({ standIn: null }),
  },
}).createMachine({
  id: 'flow',
  context: ({ input }) => ({
    forced: false,
    ...input,
    atDevice: null,
    captions: unseen(input.session),
    refused: null,
    looking: null,
    standIn: null,
    held: false,
  }),
  type: 'parallel',
  on: { tell: { actions: 'tellRefusal' } },
  states: {
    table: {
      description: 'The game as it goes on.',
      initial: 'deciding',
      on: {
        goTo: { target: '.deciding', actions: 'goThere' },
        // What is being thought goes on; only the pauses after it are others.
        pace: { actions: 'setPace' },
        forced: { actions: 'setForced' },
        hold: { target: '.deciding', actions: 'setHeld' },
      },
      states: {
        deciding: {
          always: [
            { guard: 'somethingToShow', target: 'showing' },
            { guard: 'gameIsOver', target: 'over' },
            { guard: 'isHeld', target: 'held' },
            { guard: 'computerIsNext', target: 'thinking' },
            { guard: 'anotherPersonIsNext', target: 'handover' },
            { guard: 'someonePlans', target: 'planning', actions: 'seatNextPerson' },
            { target: 'turn' },
          ],
        },
        showing: {
          description: 'Plans are shown, prices set, goods made; or a round is scored.',
          on: {
            continue: { target: 'deciding', actions: 'forgetCaptions' },
            step: { target: 'deciding', actions: 'forgetCaptions' },
          },
          invoke: {
            src: 'glance',
            input: ({ context }) => context,
            onDone: { target: 'deciding', actions: 'forgetCaptions' },
          },
        },
        held: {
          description: 'Computers play among themselves, and someone has stopped them to look.',
          on: { step: 'thinking' },
        },
        thinking: {
          description: 'A computer player thinks, and then acts.',
          invoke: {
            src: 'computer',
            input: ({ context }) => context,
            onDone: {
              target: 'deciding',
              actions: [
                // As an assignment: what follows from it is read in the next one.
                assign(({ context: { session }, event: { output } }) => {
                  if (output) session.act(output.action, output.note);
                  return {};
                }),
                'noteWhatHappened',
              ],
            },
            onError: 'failed',
          },
        },
        failed: {
          description: 'A computer player could not decide. It is asked again, or another one moves in its place.',
          on: {
            askAgain: { target: 'thinking', actions: 'forgetStandIn' },
            standIn: { target: 'thinking', actions: 'letStandIn' },
          },
        },
        handover: {
          description: 'The device goes to the next person; nothing of anyone’s secrets is on the screen.',
          on: { ready: { target: 'deciding', actions: 'seatNextPerson' } },
        },
        planning: {
          description: 'One person plans; the others look away.',
          on: { act: { target: 'planned', actions: 'tryIt' } },
        },
        planned: {
          description: 'May the plan be made? If so, the desk is cleared before anyone else looks.',
          always: [
            { guard: 'wasRefused', target: 'planning' },
            { target: 'deciding', actions: 'clearTheDesk' },
          ],
        },
        turn: {
          description: 'A person’s turn in the open.',
          on: { act: { target: 'deciding', actions: 'tryIt' } },
        },
        over: { description: 'The final score.' },
      },
    },
    eye: {
      description: 'Which moment is on the screen.',
      initial: 'here',
      on: { goTo: { target: '.here', actions: 'lookHere' } },
      states: {
        here: {
          description: 'The present one.',
          on: { look: { guard: 'looksBack', target: 'back', actions: 'lookBack' } },
        },
        back: {
          description: 'One of the past; nothing can be done there.',
          on: {
            look: [
              { guard: 'looksBack', actions: 'lookBack' },
              { target: 'here', actions: 'lookHere' },
            ],
          },
        },
      },
    },
  },
});
