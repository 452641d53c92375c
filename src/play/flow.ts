import type { News, Refusal } from '@machines/core/refusal.ts';
import type { Colour } from '@machines/core/seats.ts';
import { assign, fromPromise, setup } from 'xstate';
import type { Note } from './log/notes.ts';
import { isComputer, people, playerOf, waitingFor } from './people.ts';
import type { GameTypes } from './playable.ts';
import type { SessionOf } from './session.ts';
import { questionFor } from './thinking/question.ts';
import type { Thinking } from './thinking/thinking.ts';

/**
 * What the page does around the rules: who looks at the screen, who is thinking, what is being shown, what was refused.
 * No rule here: what may be done, the session says.
 */

/** A try that was refused, and where it was made; nowhere for one from a list. */
export interface RefusedAt<Place = unknown, R extends Refusal = Refusal> {
  place: Place | null;
  refusal: R;
}

interface Context {
  session: SessionOf;
  /** The person whose desk may be shown. */
  atDevice: Colour | null;
  /** What happened by itself and is to be seen before the game goes on. */
  captions: News[];
  refused: RefusedAt | null;
  /** The move that is looked back at. */
  looking: number | null;
  /** Who thinks in place of a computer player that has failed. */
  standIn: string | null;
  /** Milliseconds a computer's move waits, so that it can be followed. */
  pause: number;
  /** Whether a person's only legal move plays itself. */
  forced: boolean;
  /** Among computers alone: whether the game waits to be told to go on. */
  held: boolean;
  thinking: Thinking;
}

type FlowEvent =
  /** A person asks to do something. */
  | { type: 'act'; action: GameTypes['action']; place?: unknown }
  /** Something that cannot be done was pointed at, or no longer is. */
  | { type: 'tell'; refused: RefusedAt | null }
  /** To another moment of the log: undo, redo, going back. */
  | { type: 'goTo'; move: number; seat?: Colour }
  /** To look at another moment, or at the present one again. */
  | { type: 'look'; move: number | null }
  | { type: 'ready' }
  | { type: 'continue' }
  /** Someone wants longer pauses, or none. */
  | { type: 'pace'; pause: number }
  /** Whether the only legal move plays itself. */
  | { type: 'forced'; on: boolean }
  /** Among computers alone: to hold the game, to let it run, or to take one step. */
  | { type: 'hold'; held: boolean }
  | { type: 'step' }
  /** After a computer player has failed. */
  | { type: 'askAgain' }
  | { type: 'standIn' };

/** Plays whatever another computer player cannot: there is no game without it. */
const standIn = 'random';

const next = ({ session }: Context): Colour | undefined => waitingFor(session.game.rules, session.get().state)[0];

const computerIsNext = (context: Context): boolean => {
  const seat = next(context);
  return seat !== undefined && isComputer(playerOf(context.session.setup, seat));
};

/** A person's only legal move, when it is to play itself. */
const forcedMove = (context: Context): GameTypes['action'] | null =>
  context.forced && !isSecret(context) ? (context.session.game.forced?.(context.session.get().state) ?? null) : null;

const nobodyPlays = ({ session }: Context): boolean => people(session.setup).length === 0;

const isSecret = ({ session }: Context): boolean => session.get().snapshot.hasTag('secret');
const actsInSecret = (context: Context): boolean =>
  isSecret(context) || context.session.game.hidesHands(context.session.get().state);

/** What the last action set off by itself, if it is worth stopping for; a reloaded page shows it again. */
const unseen = ({ get, game }: SessionOf): News[] => {
  const { cursor, state, entry } = get();
  const shows = cursor > 0 && entry.steps.some(({ snapshot }) => snapshot.hasTag('shows'));
  return shows ? game.captions(state.news) : [];
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

/** What a computer player has decided, and what is noted of it. */
interface Decided {
  action: GameTypes['action'];
  note: Note | undefined;
}

/** Thinks, for a moment at least; what is decided is legal. It is done by the flow, so that the page changes once. */
async function think(context: Context, signal: AbortSignal): Promise<Decided | null> {
  const { session, thinking, pause } = context;
  const seat = next(context);
  if (!seat) return null;
  const only = isComputer(playerOf(session.setup, seat)) ? null : forcedMove(context);
  if (only) {
    await wait(pause, signal);
    return { action: only, note: 'forced' };
  }
  const secret = isSecret(context);
  const question = questionFor(session, seat, context.standIn ?? playerOf(session.setup, seat));
  const [{ action, why }] = await Promise.all([thinking.decide(question, signal), wait(pause, signal)]);
  const refusal = session.game.chart.refuse(session.get().state, action);
  if (refusal) throw new Error(`${question.player} chose what ${refusal.rule} refuses.`);
  // A plan's reason is as secret as the plan.
  return { action, note: secret ? undefined : why };
}

/** The moment a look goes to; null for the present one. */
const lookedAt = ({ session }: Context, move: number | null): number | null => {
  const { cursor, log } = session.get();
  return move === null || move === cursor ? null : Math.min(log.length, Math.max(0, move));
};

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
