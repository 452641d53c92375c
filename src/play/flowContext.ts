import type { News, Refusal } from '@machines/core/refusal.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { Note } from './log/notes.ts';
import { isComputer, people, playerOf, waitingFor } from './people.ts';
import type { GameTypes } from './playable.ts';
import type { SessionOf } from './session.ts';
import { questionFor } from './thinking/question.ts';
import type { Thinking } from './thinking/thinking.ts';

/** What the flow of a play page holds and hears, and what it asks of the session. */

/** A try that was refused, and where it was made; nowhere for one from a list. */
export interface RefusedAt<Place = unknown, R extends Refusal = Refusal> {
  place: Place | null;
  refusal: R;
}

export interface Context {
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

export type FlowEvent =
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

export const next = ({ session }: Context): Colour | undefined =>
  waitingFor(session.game.rules, session.get().state)[0];

export const computerIsNext = (context: Context): boolean => {
  const seat = next(context);
  return seat !== undefined && isComputer(playerOf(context.session.setup, seat));
};

/** A person's only legal move, when it is to play itself. */
export const forcedMove = (context: Context): GameTypes['action'] | null =>
  context.forced && !isSecret(context) ? (context.session.game.forced?.(context.session.get().state) ?? null) : null;

export const nobodyPlays = ({ session }: Context): boolean => people(session.setup).length === 0;

export const isSecret = ({ session }: Context): boolean => session.get().snapshot.hasTag('secret');
export const actsInSecret = (context: Context): boolean =>
  isSecret(context) || context.session.game.hidesHands(context.session.get().state);

/** What the last action set off by itself, if it is worth stopping for; a reloaded page shows it again. */
export const unseen = ({ get, game }: SessionOf): News[] => {
  const { cursor, state, entry } = get();
  const shows = cursor > 0 && entry.steps.some(({ snapshot }) => snapshot.hasTag('shows'));
  return shows ? game.captions(state.news) : [];
};

/** Ends early, without acting, when the flow has left the state that waits. */
export const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** What a computer player has decided, and what is noted of it. */
export interface Decided {
  action: GameTypes['action'];
  note: Note | undefined;
}

/** Thinks, for a moment at least; what is decided is legal. It is done by the flow, so that the page changes once. */
export async function think(context: Context, signal: AbortSignal): Promise<Decided | null> {
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
export const lookedAt = ({ session }: Context, move: number | null): number | null => {
  const { cursor, log } = session.get();
  return move === null || move === cursor ? null : Math.min(log.length, Math.max(0, move));
};
