import type { Reason } from '@machines/core/why.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { seenBy } from '@machines/smartphone/bots/seen.ts';
import { smartphoneChart } from '@machines/smartphone/machine.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import type { NewsOf, RefusalOf } from '@machines/smartphone/rules/refuse.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import type { GameState, Setup } from '@machines/smartphone/state.ts';
import { line } from '@machines/smartphone/words/line.ts';
import { reasonWords } from '@machines/smartphone/words/reason.ts';
import { isComputer, people, playerOf } from '@/play/people.ts';
import type { Playable } from '@/play/playable.ts';
import type { MomentOf, SessionOf } from '@/play/session.ts';
import { openMoves } from './hidden.ts';

/** Smartphone Inc. on the play page. */

export interface Smartphone {
  setup: Setup;
  state: GameState;
  action: Action;
  refusal: RefusalOf;
}
export type Session = SessionOf<Smartphone>;
export type Moment = MomentOf<Smartphone>;

/** Steve has no reasons of his own: he cites the line of his chapter. */
export function whyWords(why: Reason, setup: Setup): string {
  const components = componentsOf({ setup });
  return 'rule' in why ? line(why as NewsOf, components) : reasonWords(why, components);
}

export function waitingFor({ setup, phase, seats, turn }: GameState): Colour[] {
  if (phase !== 'planning') return turn ? [turn.seat] : [];
  const due = seats.filter(({ plan, steve }) => plan === null && steve === null).map(({ colour }) => colour);
  const isPerson = (colour: Colour) => !isComputer(playerOf(setup, colour));
  return [...due.filter((colour) => !isPerson(colour)), ...due.filter(isPerson)];
}

/**
 * To the last reveal (what was shown cannot be unseen), or, once someone has planned again, to the start of that
 * planning.
 */
export function undoLimit(log: readonly Action[], phase: GameState['phase']): number {
  const planned = log.at(-1)?.type === 'plan';
  return phase === 'planning' && planned
    ? log.findLastIndex(({ type }) => type !== 'plan') + 1
    : log.findLastIndex(({ type }) => type === 'plan') + 1;
}

export const smartphonePlay: Playable<Smartphone> = {
  chart: smartphoneChart,
  rules: smartphone,
  waitingFor,
  seenBy,
  advisor: 'sharp',
  thinking: {
    openWorker: () => new Worker(new URL('./smartphone.worker.ts', import.meta.url), { type: 'module' }),
    loadMind: async () => (await import('./mind.ts')).smartphoneMind,
  },
  whyWords,
  hidesHands: () => false,
  captions: (news) => news.filter(({ what }) => what !== 'planned'),
  undoLimit: (log, { phase, setup }) =>
    // A plan is its owner's: nobody takes back another's while the device goes round.
    phase === 'planning' && log.at(-1)?.type === 'plan' && people(setup).length > 1 ? null : undoLimit(log, phase),
  openMoves,
  forced: (state) => {
    if (state.phase === 'planning' || !state.turn) return null;
    const [only, ...others] = legalActions(state);
    return only && others.length === 0 ? only : null;
  },
  resultOf: ({ standings }) => standings?.map(({ colour, place, total }) => ({ colour, place, total })) ?? null,
  roundOf: ({ round }) => round,
};

/**
 * The board as it was scored: the action that ends a round also clears it, but the chart passes through the scoring on
 * its way, and that is the moment to look at. Null when the last action scored nothing.
 */
export function scoredMoment(session: Session): Moment | null {
  const now = session.get();
  const scored = now.entry.steps.findLast(({ snapshot }) => snapshot.context.game.phase === 'scoring');
  return scored ? { ...now, snapshot: scored.snapshot, state: scored.snapshot.context.game } : null;
}
