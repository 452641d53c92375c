import type { Action } from '@machines/smartphone/actions.ts';
import { refuse } from '@machines/smartphone/flow.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { Smartphone } from '@machines/smartphone/types.ts';
import { useMemo, useState } from 'react';
import { people } from '@/play/people.ts';
import { useTable } from '@/play/ui/table/useTable.ts';
import { useSteady } from '@/ui/useSteady.ts';
import { type Place, type Pointing, placeKey, type Target } from './boardPlaces.ts';
import { losses } from './losses.ts';
import { askedAt, targetInOneGo } from './pointing.ts';
import { type Session, scoredMoment } from './smartphone.ts';

/** Targets by what they say: one that says the same as before is the same object, and is not drawn again. */
const said = new Map<string, Target>();
const steady = (target: Target | null): Target | null => {
  if (!target) return null;
  const key = JSON.stringify(target);
  const known = said.get(key) ?? target;
  said.set(key, known);
  return known;
};

/** The target at each place in this state, worked out when it is first asked for. */
function rememberTargets(state: GameState, seat: Colour | null): (place: Place) => Target | null {
  const known = new Map<string, Target | null>();
  return (place) => {
    if (!seat) return null;
    const key = placeKey(place);
    const found = known.get(key);
    if (found !== undefined) return found;
    const target = steady(targetInOneGo(state, seat, place));
    known.set(key, target);
    return target;
  };
}

const nothing = () => undefined;

/** A game on the page: the moment it is at, the flow around it, and everything one can do. */
export function useGame(session: Session) {
  /** The move before which someone asked to end a turn that would lose something. */
  const [askedAtMove, setAsked] = useState<number | null>(null);
  const table = useTable<Smartphone, Place>(session, nothing);
  const { now, at, looking, seat, act, refused, setRefused } = table;

  const showing = at === 'showing';
  const scored = useMemo(() => (showing && now.cursor > 0 ? scoredMoment(session) : null), [showing, now, session]);
  const moment = looking === null ? (scored ?? now) : session.at(looking);

  const { state } = now;
  // Every part of the board asks about its places more than once.
  const targets = useMemo(() => rememberTargets(state, seat), [state, seat]);
  const explain = (place: Place) => {
    const { seats, turn } = moment.state;
    // Among computers alone it is asked in the name of one whose turn it is not.
    const who = seat ?? people(session.setup)[0] ?? seats.find(({ colour }) => colour !== turn?.seat)?.colour;
    const refusal = who && refuse(moment.state, askedAt(moment.state, who, place));
    if (refusal) setRefused({ place, refusal });
  };
  const onPick = useSteady((place: Place, chosen?: Action, times?: number) => {
    const target = targets(place);
    if (target) table.actAll(Array<Action>(times ?? 1).fill(chosen ?? target.actions[0]), place);
    else explain(place);
  });
  const pointing: Pointing = { target: targets, refused, onPick, choosing: seat !== null };

  /** Ends the turn, or asks first when that would lose something. */
  const endTurn = () => {
    if (!seat) return;
    if (losses(state).length > 0 && askedAtMove !== now.cursor) setAsked(now.cursor);
    else act({ type: 'endTurn', seat });
  };

  return {
    ...table,
    moment,
    endTurn,
    askingToEnd: seat !== null && askedAtMove === now.cursor,
    stay: () => setAsked(null),
    pointing,
  };
}

export type Game = ReturnType<typeof useGame>;
