import type { Action } from '@machines/smartphone/actions.ts';
import { refuse } from '@machines/smartphone/flow.ts';
import { type Colour, type Technology, technologies } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { technologyName } from '@machines/smartphone/words/namer.ts';
import { useMemo, useState } from 'react';
import type { PlayWords } from '@/i18n/en/play.ts';
import { fill } from '@/i18n/format.ts';
import { people } from '@/play/people.ts';
import { type Place, type Pointing, placeKey, type Target } from '@/play/places.ts';
import { askedAt, givesTwoProgress, pointedAt, targetAt } from '@/play/pointing.ts';
import { type Session, type Smartphone, scoredMoment } from '@/play/smartphone.ts';
import { useSteady } from '../useSteady.ts';
import { losses } from './losses.ts';
import { useTable } from './useTable.ts';

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
export function useGame(session: Session, words: PlayWords) {
  /** The move before which someone asked to end a turn that would lose something. */
  const [askedAtMove, setAsked] = useState<number | null>(null);
  const [first, setFirst] = useState<Technology | null>(null);
  const table = useTable<Smartphone, Place>(session, () => setFirst(null));
  const { now, at, looking, seat, act, refused, setRefused } = table;

  const showing = at === 'showing';
  const scored = useMemo(() => (showing && now.cursor > 0 ? scoredMoment(session) : null), [showing, now, session]);
  const moment = looking === null ? (scored ?? now) : session.at(looking);

  const { state } = now;
  // Every part of the board asks about its places more than once.
  const targets = useMemo(() => rememberTargets(state, seat), [state, seat]);
  /** Two progress are put down one after the other; each may go to any technology the seat lacks. */
  const twoProgress = (place: Place): Target | null => {
    if (!seat || place.kind !== 'technology' || !givesTwoProgress(state)) return null;
    const { technology } = place;
    const pair = technologies.filter((each) => each === technology || each === (first ?? technology));
    const action: Action = {
      type: 'bonusProgress',
      seat,
      technologies: pair.length > 1 ? pair : [technology, technology],
    };
    if (refuse(state, action)) return null;
    const text = first ? words.choices.secondOfTwo : words.choices.firstOfTwo;
    return {
      action,
      words: fill(text, { technology: technologyName(technology), first: first ? technologyName(first) : '' }),
    };
  };
  const explain = (place: Place) => {
    const who = seat ?? people(session.setup)[0] ?? moment.state.seats[0]?.colour;
    const refusal = who && refuse(moment.state, askedAt(moment.state, who, place));
    if (refusal) setRefused({ place, refusal });
  };
  const onPick = useSteady((picked: Place) => {
    const place = pointedAt(moment.state, picked);
    const two = twoProgress(place);
    if (two && !first && place.kind === 'technology') return setFirst(place.technology);
    const target = two ?? targets(place);
    if (target) act(target.action, place);
    else explain(place);
  });
  const pointing: Pointing = { target: (place) => twoProgress(place) ?? targets(place), refused, onPick };

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
