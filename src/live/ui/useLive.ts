import type { LaidIn } from '@machines/core/game.ts';
import { createRules } from '@machines/core/rules.ts';
import { useMemo } from 'react';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { type CaptionIn, captionsFrom, captionsUntil } from '../captions.ts';
import type { LiveGame } from '../liveKit.ts';
import { useTimeline } from './useRules.ts';

/** Moves that are played from a position at once, to be looked at step by step. */
export interface Line<T extends ScenarioTypes> {
  actions: readonly T['action'][];
  until: string | null;
}

/**
 * A position that is alive: what is shown of it, what can be tried, the way back, and what was told on the way. The
 * snapshot that is shown drives board and chart alike.
 */
export function useLive<T extends ScenarioTypes>(game: LiveGame<T>, laid: LaidIn<T>, begun = true) {
  // One that has not begun is first seen as its table is laid.
  const rules = useMemo(() => {
    const made = createRules(game.chart, game.openingOf(laid));
    if (!begun) made.goTo(0, -1);
    return made;
  }, [game, laid, begun]);
  const timeline = useTimeline(rules);
  const { cursor, step, entries, refused } = timeline;
  /** What led to the position is not taken back. */
  const first = laid.actions.length;
  const captions = useMemo((): CaptionIn<T>[] => {
    void entries;
    return captionsFrom<T>(rules, first === 0 ? 0 : first + 1);
  }, [rules, entries, first]);
  const snapshot = rules.shown();
  const resting = rules.at(cursor).snapshot;
  /** Which caption is shown; none of them where the game rests. */
  const at = captions.findIndex((each) => each.move === cursor && each.step === step);
  const show = (to: number) => {
    const caption = captions[to];
    if (caption) rules.goTo(caption.move, caption.step);
    else rules.goTo(first, first === 0 ? -1 : null);
  };
  const entry = rules.at(cursor);
  /** A move that ends a phase is looked at as it ended: what follows may clear the board. */
  const act = (action: T['action'], place?: unknown): T['refusal'] | null => {
    const { phase } = resting.context.game;
    const refusal = rules.act(action, place);
    if (refusal || rules.shown().context.game.phase === phase) return refusal;
    const told = rules.captionsOf(cursor + 1);
    const last = told.findLast((each) => each.snapshot.context.game.phase === phase);
    if (last) rules.goTo(last.move, last.step);
    return null;
  };
  return {
    rules,
    snapshot,
    state: snapshot.context.game,
    resting: resting.context.game,
    /** Whether the board shows where the game rests, so that something can be done. */
    atRest: step === null,
    entry,
    cursor,
    step,
    /** The entry that the position itself is. */
    first,
    /** How many moves were made since the position. */
    moves: cursor - first,
    refused,
    act,
    settle: rules.settle,
    undo: cursor > first ? () => rules.goTo(cursor - 1) : null,
    reset: () => rules.goTo(first),
    /** Before the phase of the position begins. */
    before: () => rules.goTo(0, -1),
    captions,
    at,
    show,
    /** Plays moves from the position; what is refused ends it. Answers which captions there are then. */
    play: ({ actions, until: phase }: Line<T>): CaptionIn<T>[] => {
      // A move that was tried and taken back is no part of this line.
      rules.restartAt(first);
      for (const action of actions) if (rules.act(action, game.placeOf(action))) break;
      return captionsUntil<T>(captionsFrom<T>(rules, first === 0 ? 0 : first + 1), phase);
    },
  };
}

export type Live<T extends ScenarioTypes> = ReturnType<typeof useLive<T>>;
