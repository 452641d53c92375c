import type { Colour } from '@machines/core/seats.ts';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { RefusedAt } from '../../flowContext.ts';
import { openPace, paces } from '../../keep/pace.ts';
import { openSwitch } from '../../keep/settings.ts';
import { isComputer, people, playerOf, waitingFor } from '../../people.ts';
import type { GameTypes } from '../../playable.ts';
import { redoTarget, type SessionOf, undoTarget } from '../../session.ts';
import { flowMachine } from '../../tableFlow.ts';
import { questionFor } from '../../thinking/question.ts';
import type { Wanted } from '../../thinking/thinker.ts';
import { createThinking } from '../../thinking/thinking.ts';
import type { Advised } from '../hint/useAdvice.ts';

/**
 * A game on the page, whichever it is: the moment it is at, the flow around it, looking back, undo. `onChange` hears
 * of every step, so that what was half chosen can be dropped.
 */
export function useTable<T extends GameTypes, Place>(session: SessionOf<T>, onChange: () => void) {
  const now = useSyncExternalStore(session.subscribe, session.get);
  const [thinking] = useState(() => createThinking(session.game));
  // Whoever leaves the table ends the thinking at it.
  useEffect(() => () => thinking.thinker.close(), [thinking]);
  const [flow, send, actor] = useMachine(flowMachine, {
    input: { session, pause: paces[openPace()], forced: openSwitch('forced'), thinking },
  });
  const { looking } = flow.context;
  const refused = flow.context.refused as RefusedAt<Place, T['refusal']> | null;
  /** What the table is doing. */
  const at = flow.value.table;
  const [next] = waitingFor(session.game.rules, now.state);
  /** The person who has the turn, if the game is waiting for one in the open. */
  const seat: Colour | null =
    looking === null && at === 'turn' && next && !isComputer(playerOf(session.setup, next)) ? next : null;

  const act = (action: T['action'], place: Place | null = null): boolean => {
    const before = session.get();
    send({ type: 'act', action, place });
    onChange();
    return session.get() !== before && actor.getSnapshot().context.refused === null;
  };
  const moveTo = (move: number) => {
    onChange();
    send({ type: 'goTo', move });
  };
  /** Moves that were made in one go, so that one undo takes them back together. */
  const goes = useRef<{ from: number; to: number }[]>([]);
  const actAll = (actions: readonly T['action'][], place: Place | null = null): boolean => {
    const from = session.get().cursor;
    const done = actions.every((action) => act(action, place));
    const to = session.get().cursor;
    goes.current = [...goes.current.filter((go) => go.to <= from), { from, to }];
    return done;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session answers by the moment it is at
  const [back, redo] = useMemo(() => [undoTarget(session), redoTarget(session)], [session, now]);
  const undo = back === null ? null : (goes.current.find(({ from, to }) => back >= from && back < to)?.from ?? back);
  return {
    now,
    looking,
    look: (move: number | null) => send({ type: 'look', move }),
    at,
    flow,
    send,
    thinking,
    advisor: session.game.advisor,
    /** What the game's advisor would do in this seat, from what the seat sees. */
    advise: (who: Colour, wanted: Wanted) =>
      thinking.thinker
        .run(questionFor(session, who, session.game.advisor), wanted)
        .then(({ action, why }): Advised<T['action']> => ({ action, why: session.game.rules.whyWords(why, session) })),
    /** The decisions of the people at the table beside the advisor's; a game is looked at when it is over. */
    judge: (wanted: Wanted) =>
      thinking.thinker.run(
        {
          kind: 'review',
          player: session.game.advisor,
          start: session.at(0).state,
          log: now.log,
          seats: people(session.setup),
        },
        { ...wanted, most: Number.POSITIVE_INFINITY },
      ),
    seat,
    next: next ?? null,
    act,
    /** Several in one go, as far as they are legal. */
    actAll,
    refused,
    setRefused: (told: RefusedAt<Place, T['refusal']> | null) => send({ type: 'tell', refused: told }),
    undo: undo === null ? null : () => moveTo(undo),
    redo: redo === null ? null : () => moveTo(redo),
    /** To another moment, with this person at the device. */
    goTo: (move: number, who: Colour) => {
      onChange();
      send({ type: 'goTo', move, seat: who });
    },
    /** Several moves back at once, to where a person had to decide; null while undo is barred. */
    backTo: undo === null ? null : moveTo,
  };
}

export type TableGame = ReturnType<typeof useTable<GameTypes, unknown>>;
