import type { Action } from '@machines/smartphone/actions.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { refuse } from '@machines/smartphone/rules/game.ts';
import type { RefusalOf } from '@machines/smartphone/rules/refuse.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { useMachine } from '@xstate/react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { flowMachine } from '@/play/flow.ts';
import { type Place, type Pointing, placeKey, type RefusedTry, type Target } from '@/play/places.ts';
import { isComputer } from '@/play/players.ts';
import { askedAt, pointedAt, targetAt } from '@/play/pointing.ts';
import { playerOf, redoTarget, type Session, undoTarget, waitingFor } from '@/play/session.ts';

const usualPause = 700;
const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The target at each place in this state, worked out when it is first asked for. */
function rememberTargets(state: GameState, seat: Colour | null): (place: Place) => Target | null {
  const known = new Map<string, Target | null>();
  return (place) => {
    if (!seat) return null;
    const key = placeKey(place);
    const found = known.get(key);
    if (found !== undefined) return found;
    const target = targetAt(state, seat, place);
    known.set(key, target);
    return target;
  };
}

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
  // Every part of the board asks about its places more than once.
  const targets = useMemo(() => rememberTargets(state, seat), [state, seat]);
  const pointing: Pointing = {
    target: targets,
    refused,
    onPick: (picked) => {
      if (!seat) return;
      const place = pointedAt(state, picked);
      const target = targets(place);
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
