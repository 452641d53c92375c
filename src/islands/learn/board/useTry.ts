import { type FrameOf, lastOf, upTo } from '@machines/core/position/frames.ts';
import type { UnderOf } from '@machines/core/position/goal.ts';
import { useEffect, useMemo, useState } from 'react';
import { isPartOf } from '@/learn/known.ts';
import type { ScenarioTypes } from '@/scenarios/game.ts';
import type { LessonSettings } from '../page.ts';
import type { Verdict } from '../StepLayout.tsx';
import type { BoardProps, RefusedAt, Trying } from './kit.ts';

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Way<T extends ScenarioTypes> {
  under: UnderOf<T['state']>;
  frames: FrameOf<T['state']>[];
  /** What led here; null at the start. */
  action: T['action'] | null;
}

/** A position and the learner's tries in it. */
export function useTry<T extends ScenarioTypes, P extends LessonSettings>(props: BoardProps<T, P, 'do'>) {
  const { kit, step, page, solved, onSolved } = props;
  const { words } = page;
  const start = useMemo((): Way<T> => {
    const { state, frames } = kit.openLaid(step.laid);
    return { under: { state, news: frames.flatMap(({ news }) => news) }, frames: [], action: null };
  }, [kit, step]);
  const [path, setPath] = useState<Way<T>[]>([start]);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [refused, setRefused] = useState<RefusedAt<T['refusal']> | null>(null);
  /** Moves of the solution still to be shown; null while the learner tries. */
  const [showing, setShowing] = useState<readonly T['action'][] | null>(null);
  const now = path.at(-1) ?? start;
  const { state } = now.under;
  const mine = kit.toAct(state) === step.seat || (kit.toAct(state) === null && state.phase !== 'over');

  const play = (from: Way<T>[], action: T['action'], place: unknown = null): void => {
    const under = from.at(-1)?.under ?? start.under;
    const known = step.wrong.find(({ move }) => isPartOf(move, action));
    const text = known && step.words.wrong?.[known.id];
    const tried = kit.tryFor(step.goal, under, action);
    setRefused(null);
    if (tried.kind === 'refused') {
      const { refusal } = tried;
      // Said once: by the lesson's own words, or where it was tried; a move from the list has no place.
      const here = text === undefined && place !== null;
      setVerdict(here ? null : { kind: 'wrong', text: text ?? kit.sentence(refusal, under.state), rule: refusal.rule });
      setRefused(here ? { place, refusal } : null);
      return;
    }
    const over = tried.kind === 'onTheWay' && kit.toAct(tried.under.state) !== step.seat;
    // A turn that is over without the goal is looked at as it ended, not in the round that follows.
    const ended =
      over && kit.clears ? lastOf(upTo(tried.frames, under.state.phase), tried.under.state) : tried.under.state;
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
  const trying: Trying<T> = { open, act: (action, place) => play(path, action, place), refused };
  const before = path.at(-2)?.under.state;
  return {
    state,
    /** The move that led here, for the chart. */
    last: useMemo(() => (before && now.action ? { before, action: now.action } : null), [before, now]),
    trying,
    /** What the last move set off. */
    news: path.length > 1 ? now.frames.flatMap(({ news }) => news) : [],
    verdict,
    shown: showing !== null && showing.length === 0,
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
