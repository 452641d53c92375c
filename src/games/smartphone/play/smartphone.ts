import type { Action } from '@machines/smartphone/actions.ts';
import { smartphoneChart } from '@machines/smartphone/machine.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { Smartphone } from '@machines/smartphone/types.ts';
import { people } from '@/play/people.ts';
import type { Playable } from '@/play/playable.ts';
import type { EntriesIn, MomentOf, SessionOf } from '@/play/session.ts';

/** Smartphone Inc. on the play page. */

export type Session = SessionOf<Smartphone>;
export type Moment = MomentOf<Smartphone>;
export type Entries = EntriesIn<Smartphone>;

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
  fromPositions: async () => (await import('./fromPosition.ts')).fromPositions,
  advisor: 'sharp',
  thinking: {
    openWorker: () => new Worker(new URL('./smartphone.worker.ts', import.meta.url), { type: 'module' }),
    loadMind: async () => (await import('./mind.ts')).smartphoneMind,
  },
  hidesHands: () => false,
  captions: (news) => news.filter(({ what }) => what !== 'planned'),
  undoLimit: (log, { phase, setup }) =>
    // A plan is its owner's: nobody takes back another's while the device goes round.
    phase === 'planning' && log.at(-1)?.type === 'plan' && people(setup).length > 1 ? null : undoLimit(log, phase),
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
