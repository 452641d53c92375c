import { lastOf, upTo } from '@machines/core/position/frames.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import type { Frame } from '@machines/smartphone/position/frames.ts';
import { tryFor, type Under } from '@machines/smartphone/position/goal.ts';
import { openLaid } from '@machines/smartphone/position/open.ts';
import { refuse } from '@machines/smartphone/rules/game.ts';
import { sentence } from '@machines/smartphone/words/sentence.ts';
import { useEffect, useMemo, useState } from 'react';
import { isPartOf } from '@/learn/known.ts';
import type { Place, Pointing, RefusedTry } from '@/play/places.ts';
import { askedAt, pointedAt, targetAt } from '@/play/pointing.ts';
import type { Verdict } from '../StepLayout.tsx';
import type { BoardProps } from './pieces.ts';

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Way {
  under: Under;
  frames: Frame[];
  /** What led here; null at the start. */
  action: Action | null;
}

/** A position and the learner's tries in it. */
export function useTry({ step, page, solved, onSolved }: BoardProps<'do'>) {
  const { words } = page;
  const start = useMemo((): Way => {
    const { state, frames } = openLaid(step.laid);
    return { under: { state, news: frames.flatMap(({ news }) => news) }, frames: [], action: null };
  }, [step]);
  const [path, setPath] = useState<Way[]>([start]);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [refused, setRefused] = useState<RefusedTry | null>(null);
  /** Moves of the solution still to be shown; null while the learner tries. */
  const [showing, setShowing] = useState<readonly Action[] | null>(null);
  const now = path.at(-1) ?? start;
  const { state } = now.under;
  const mine = state.turn?.seat === step.seat || state.phase === 'planning';

  const play = (from: Way[], action: Action, place: Place | null = null): void => {
    const under = from.at(-1)?.under ?? start.under;
    const known = step.wrong.find(({ move }) => isPartOf(move, action));
    const text = known && step.words.wrong?.[known.id];
    const tried = tryFor(step.goal, under, action);
    setRefused(null);
    if (tried.kind === 'refused') {
      const { refusal } = tried;
      // Said once: by the lesson's own words, or where it was tried; a move from the list has no place.
      const here = text === undefined && place !== null;
      setVerdict(here ? null : { kind: 'wrong', text: text ?? sentence(refusal), rule: refusal.rule });
      setRefused(here ? { place, refusal } : null);
      return;
    }
    const over = tried.kind === 'onTheWay' && tried.under.state.turn?.seat !== step.seat;
    // A turn that is over without the goal is looked at as it ended, not in the round that follows.
    const ended = over ? lastOf(upTo(tried.frames, under.state.phase), tried.under.state) : tried.under.state;
    setPath([...from, { under: { ...tried.under, state: ended }, frames: tried.frames, action }]);
    if (tried.kind === 'reached') {
      setVerdict(null);
      if (showing === null) onSolved();
    } else {
      setVerdict(text ? { kind: 'wrong', text } : over ? { kind: 'wrong', text: words.legalButMisses } : null);
    }
  };
  const restart = () => {
    setPath([start]);
    setVerdict(null);
    setRefused(null);
  };

  // The solution is played move by move, so that it can be followed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move waits for the one before
  useEffect(() => {
    const [next, ...rest] = showing ?? [];
    if (!next) return;
    const timer = setTimeout(
      () => {
        play(path, next);
        setShowing(rest);
      },
      still() ? 0 : 600,
    );
    return () => clearTimeout(timer);
  }, [showing]);

  const open = mine && !solved && showing === null;
  const pointing: Pointing = {
    target: (place) => (open ? targetAt(state, step.seat, place) : null),
    refused,
    onPick: (picked) => {
      const place = pointedAt(state, picked);
      const target = open ? targetAt(state, step.seat, place) : null;
      if (target) return play(path, target.action, place);
      const asked = askedAt(state, step.seat, place);
      if (open && refuse(state, asked)) play(path, asked, place);
    },
  };
  const before = path.at(-2)?.under.state;
  return {
    state,
    /** The move that led here, for the chart. */
    last: useMemo(() => (before && now.action ? { before, action: now.action } : null), [before, now]),
    open,
    pointing,
    /** What the last move set off. */
    news: path.length > 1 ? now.frames.flatMap(({ news }) => news) : [],
    verdict,
    shown: showing !== null && showing.length === 0,
    act: (action: Action) => play(path, action),
    takeBack:
      path.length > 1 && !solved && showing === null
        ? () => {
            setPath(path.slice(0, -1));
            setVerdict(null);
            setRefused(null);
          }
        : null,
    reset: () => {
      restart();
      setShowing(null);
    },
    show: () => {
      restart();
      setShowing(step.solution);
    },
  };
}
