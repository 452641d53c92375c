import {
  bareMeans,
  deskMachine,
  type Lay,
  openingPlan,
  type Piece,
  placementOf,
  planInMiddle,
  readPlan,
  type Spot,
} from '@machines/smartphone/desk.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import type { PlanMeans } from '@machines/smartphone/rules/plan.ts';
import { noPowers, type Powers } from '@machines/smartphone/rules/yields.ts';
import { useActorRef } from '@xstate/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { fill } from '@/i18n/format.ts';
import { useSteadySet } from '@/ui/useSteady.ts';
import { type Act, actsOf } from './acts.ts';
import { type Deed, pieceWords, resultWords } from './announce.ts';

export interface DeskSettings {
  words: DeskWords;
  /** What the player plans with; two bare pads unless told. Read once: give the desk another key for another player. */
  means?: PlanMeans | undefined;
  powers?: Powers | undefined;
  /** A draft to go on with. */
  plan?: Plan | undefined;
  /** What lies there now, once nothing is held any more. */
  onChange?: ((plan: Plan, legal: boolean) => void) | undefined;
}

const way = (dx: number, dy: number): Deed => (dx ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down');

/** What an act has done to a piece, for the ear. */
function deedOf(plan: Plan, piece: Piece, act: Act): Deed {
  const placed = placementOf(plan, piece);
  const layer = placed && 'layer' in placed ? placed.layer : null;
  switch (act) {
    case 'turn':
      return 'turned';
    case 'flip':
      return 'flipped';
    case 'raise':
      return layer === 'under' ? 'raisedUnder' : 'raised';
    case 'layer':
      return layer ?? 'placed';
    case 'takeOff':
      return 'tookOff';
  }
}

/** The desk's machine, which piece is chosen, and what is said about each change. */
export function useDesk({
  words,
  means = bareMeans,
  powers = noPowers,
  plan: draft = openingPlan,
  onChange,
}: DeskSettings) {
  const actor = useActorRef(deskMachine, { input: { means, powers, plan: draft } });
  // Held as the page's own state: what follows from a piece under way can wait for a frame, what is let go cannot.
  const [snapshot, setSnapshot] = useState(() => actor.getSnapshot());
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(setSnapshot);
    // What was pressed before it listened has been done as it started.
    setSnapshot(actor.getSnapshot());
    return unsubscribe;
  }, [actor]);
  const [chosen, setChosen] = useState<Piece>('B');
  const [spoken, setSpoken] = useState('');
  const held = useRef(false);
  /** Counts how often a piece has been let go. */
  const [letGo, setLetGo] = useState(0);
  const id = useId();
  const cell = useRef<HTMLDivElement>(null);
  const { plan, means: has, powers: can } = snapshot.context;
  const { components } = has;
  const result = useMemo(() => readPlan(plan, has, can), [plan, has, can]);
  const legal = snapshot.matches('legal');

  const told = useRef(plan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan is told once nothing is held any more
  useEffect(() => {
    if (held.current || told.current === plan) return;
    told.current = plan;
    onChange?.(plan, legal);
  }, [plan, legal, letGo, onChange]);

  const planNow = () => actor.getSnapshot().context.plan;
  const hands = useSteadySet({
    choose: setChosen as (piece: Piece) => void,
    hold(holds: boolean) {
      held.current = holds;
      if (holds) return;
      setSnapshot(actor.getSnapshot());
      setLetGo((times) => times + 1);
    },
    say(deed: Deed, piece: Piece) {
      const placed = placementOf(planNow(), piece);
      const side = placed && 'side' in placed ? placed.side : '';
      const done = fill(words.did[deed], { piece: pieceWords(words, components, piece), side });
      setSpoken(`${done} ${resultWords(words, components, readPlan(planNow(), has, can))}`);
    },
    place: (piece: Piece, x: number, y: number) => actor.send({ type: 'place', piece, x, y }),
    step(piece: Piece, dx: number, dy: number) {
      const before = planNow();
      actor.send({ type: 'move', piece, dx, dy });
      hands.say(before === planNow() ? 'edge' : way(dx, dy), piece);
    },
    act(piece: Piece, act: Act) {
      if (!actsOf(piece).includes(act))
        return setSpoken(act in words.cannot ? words.cannot[act as keyof DeskWords['cannot']] : '');
      if (act !== 'takeOff') actor.send({ type: act, piece });
      else if (typeof piece === 'number') actor.send({ type: 'takeOff', tile: piece });
      hands.say(deedOf(planNow(), piece, act), piece);
    },
    lay(tile: number, at: Lay) {
      actor.send({ type: 'lay', tile, at });
      setChosen(tile);
    },
    /** Dragged from the supply, with its corner nearest to this cell. */
    pull(tile: number, { x, y }: Spot) {
      if (placementOf(planNow(), tile)) hands.place(tile, x, y);
      else hands.lay(tile, { x, y, turn: 0, layer: 'over' });
    },
    /** Let go after that, on the desk or beside it. */
    pulled: (tile: number) => placementOf(planNow(), tile) && hands.say('laid', tile),
    /** Dragged from the supply and back again: as if it had never been laid. */
    putBack: (tile: number) => actor.send({ type: 'takeOff', tile }),
    /** A whole plan at once, in place of what lies there; a new one in the middle. */
    load(whole: Plan, deed: 'loaded' | 'putBack') {
      actor.send({ type: 'load', plan: deed === 'loaded' ? planInMiddle(whole) : whole });
      hands.say(deed, whole.top.pad);
    },
    reset() {
      actor.send({ type: 'reset' });
      hands.say('reset', 'A');
    },
    /** Why nothing happens, said aloud. */
    sayWhyNot: () => setSpoken(resultWords(words, components, result)),
  });

  return {
    /** The page's own name for this desk, and for what it says of the plan. */
    id,
    statusId: `${id}-status`,
    /** Stands in the corner of the desk and is one cell wide. */
    cell,
    plan,
    words,
    means: has,
    powers: can,
    result,
    /** A piece taken off the desk leaves the choice to the upper pad. */
    chosen: placementOf(plan, chosen) ? chosen : plan.top.pad,
    spoken,
    /** What can be done on it; always the same functions. */
    hands,
    ...hands,
  };
}

export type Desk = ReturnType<typeof useDesk>;
