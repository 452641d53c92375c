import type { Action } from '@machines/smartphone/actions.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { refuse } from '@machines/smartphone/rules/game.ts';
import type { RefusalOf } from '@machines/smartphone/rules/refuse.ts';
import { useMachine } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import { flowMachine } from '@/play/flow.ts';
import type { Place, Pointing, RefusedTry } from '@/play/places.ts';
import { isComputer } from '@/play/players.ts';
import { askedAt, targetAt } from '@/play/pointing.ts';
import { playerOf, redoTarget, type Session, undoTarget, waitingFor } from '@/play/session.ts';

const usualPause = 700;
const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A game on the page: the moment it is at, the flow around it, and everything one can do. */
export function useGame(session: Session) {
  const now = useSyncExternalStore(session.subscribe, session.get);
  const [flow, send] = useMachine(flowMachine, { input: { session, pause: still() ? 0 : usualPause } });
  const [looking, setLooking] = useState<number | null>(null);
  const [refused, setRefused] = useState<RefusedTry | null>(null);

  const moment = looking === null ? now : session.at(looking);
  const [next] = waitingFor(now.state);
  /** The person who has the turn, if the game is waiting for one in the open. */
  const seat: Colour | null =
    looking === null && flow.value === 'turn' && next && !isComputer(playerOf(session.setup, next)) ? next : null;

  const act = (action: Action, place: Place | null = null): boolean => {
    const stepped = session.act(action);
    setRefused(stepped.ok ? null : { place, refusal: stepped.refusal as RefusalOf });
    if (stepped.ok) send({ type: 'acted' });
    return stepped.ok;
  };
  const moveTo = (move: number) => {
    setRefused(null);
    setLooking(null);
    session.goTo(move);
    send({ type: 'moved' });
  };
  const look = (move: number | null) => {
    setRefused(null);
    setLooking(move === null || move >= now.cursor ? null : Math.max(0, move));
  };

  const { state } = now;
  const pointing: Pointing = {
    target: (place) => (seat ? targetAt(state, seat, place) : null),
    refused,
    onPick: (place) => {
      if (!seat) return;
      const target = targetAt(state, seat, place);
      if (target) {
        act(target.action, place);
        return;
      }
      const refusal = refuse(state, askedAt(state, seat, place));
      if (refusal) setRefused({ place, refusal });
    },
  };

  const undo = undoTarget(session);
  const redo = redoTarget(session);
  return {
    now,
    moment,
    looking,
    look,
    flow,
    send,
    seat,
    next: next ?? null,
    act,
    pointing,
    refused,
    undo: undo === null ? null : () => moveTo(undo),
    redo: redo === null ? null : () => moveTo(redo),
    moveTo,
  };
}

export type Game = ReturnType<typeof useGame>;
