import { type FrameOf, lastOf, upTo } from '@machines/core/position/frames.ts';
import type { UnderOf } from '@machines/core/position/goal.ts';
import { useEffect, useMemo, useState } from 'react';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { canReach } from '../../deadEnd.ts';
import { saidTo } from '../../known.ts';
import type { LessonSettings } from '../../lessonPage.ts';
import type { Verdict } from '../StepLayout.tsx';
import { useKept } from '../useKept.ts';
import type { BoardProps, RefusedAt, Trying } from './boardKit.ts';

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The ring shows a learner what can be done at first; where that is asked, it would be the answer. */
const lit = { hook: 'all', steps: 'several', checks: 'none' } as const;

interface Way<T extends ScenarioTypes> {
  under: UnderOf<T['state']>;
  frames: FrameOf<T['state']>[];
  /** What led here; null at the start. */
  action: T['action'] | null;
  /** What is wrong with it, though it may be done. */
  missed: string | null;
}

/** A position and the learner's tries in it. */
export function useTry<T extends ScenarioTypes, P extends LessonSettings>(props: BoardProps<T, P, 'do'>) {
  const { kit, step, page, solved, onSolved, onReopened, onMissed, kept } = props;
  const { words } = page;
  const start = useMemo((): Way<T> => {
    const { state, frames } = kit.openLaid(step.laid);
    return { under: { state, news: frames.flatMap(({ news }) => news) }, frames: [], action: null, missed: null };
  }, [kit, step]);
  const [path, setPath] = useKept<Way<T>[]>(kept, 'path', [start]);
  /** Moves of the solution still to be shown; null while the learner tries. */
  const [showing, setShowing] = useKept<readonly T['action'][] | null>(kept, 'showing', null);
  /** Another table is another key: what was half chosen on it goes when it is laid again. */
  const [times, setTimes] = useKept(kept, 'times', 0);
  const [answer, setAnswer] = useState<Verdict | null>(null);
  /** The move that was refused last. */
  const [tried, setTried] = useState<T['action'] | null>(null);
  const [refused, setRefused] = useState<RefusedAt<T['refusal']> | null>(null);
  const now = path.at(-1) ?? start;
  const { state } = now.under;
  const mine = kit.toAct(state) === step.seat || (kit.toAct(state) === null && state.phase !== 'over');

  const play = (from: Way<T>[], action: T['action'], place: unknown = null): void => {
    const under = from.at(-1)?.under ?? start.under;
    const tried = kit.tryFor(step.goal, under, action);
    const known = saidTo(step.wrong, action, tried, kit.holds);
    const text = known && step.words.wrong?.[known.id];
    setRefused(null);
    setAnswer(null);
    setTried(action);
    if (tried.kind === 'refused') {
      const { refusal } = tried;
      // Said in words beside the board, and marked where it was tried; a move from the list has no place.
      if (place !== null) setRefused({ place, refusal });
      setAnswer({ kind: 'wrong', text: text ?? kit.sentence(refusal, under.state), rule: refusal.rule });
      onMissed();
      return;
    }
    const over = tried.kind === 'onTheWay' && kit.over(under.state, tried.under.state, step.seat);
    const missed = (): string | null => {
      if (tried.kind === 'reached') return null;
      if (text !== undefined) return text;
      if (over) return words.turnOver;
      return canReach(kit, step.goal, tried.under, step.seat) ? null : words.deadEnd;
    };
    // A turn that is over without the goal is looked at as it ended, not in the round that follows.
    const frames = over && kit.clears ? upTo(tried.frames, under.state.phase) : tried.frames;
    const ended = over && kit.clears ? lastOf(frames, tried.under.state) : tried.under.state;
    const astray = missed();
    if (astray !== null) onMissed();
    setPath([...from, { under: { ...tried.under, state: ended }, frames, action, missed: astray }]);
    if (tried.kind === 'reached' && showing === null) onSolved();
  };
  const lay = (again: Way<T>[]) => {
    setPath(again);
    setAnswer(null);
    setRefused(null);
    onReopened();
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

  const trying: Trying<T> = {
    open: mine && !solved && showing === null,
    act: (action, place) => play(path, action, place),
    refused,
    lit: lit[step.part],
  };
  const before = path.at(-2)?.under.state;
  return {
    state,
    /** The move that led here, for the chart. */
    last: useMemo(() => (before && now.action ? { before, action: now.action } : null), [before, now]),
    trying,
    /** Tells one table from the next. */
    times,
    /** What the last move set off. */
    news: path.length > 1 ? now.frames.flatMap(({ news }) => news) : [],
    /** The move that is judged. */
    tried,
    verdict: answer ?? (now.missed === null ? null : ({ kind: 'wrong', text: now.missed } as const)),
    /** Whether the last move may be done but leads astray, so that the way back is offered beside the words. */
    missed: now.missed !== null && answer === null,
    shown: showing !== null && showing.length === 0,
    takeBack: path.length > 1 && !solved && showing === null ? () => lay(path.slice(0, -1)) : null,
    reset: () => {
      lay([start]);
      setShowing(null);
      setTimes(times + 1);
    },
    show: () => {
      onMissed();
      lay([start]);
      setShowing(step.solution);
      setTimes(times + 1);
    },
  };
}
