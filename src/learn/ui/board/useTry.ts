import type { UnderIn } from '@machines/core/game.ts';
import { createRules, type Macrostep } from '@machines/core/rules.ts';
import { useEffect, useMemo, useState } from 'react';
import type { RulesIn, SnapshotIn } from '@/live/liveKit.ts';
import type { Trying } from '@/live/ui/table.ts';
import { useTimeline } from '@/live/ui/useRules.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { canReach } from '../../deadEnd.ts';
import { saidTo } from '../../known.ts';
import type { LessonSettings } from '../../lessonPage.ts';
import { endedIn, movesIn, playedFor } from '../../tried.ts';
import type { Verdict } from '../StepLayout.tsx';
import { useKept } from '../useKept.ts';
import type { BoardProps } from './boardKit.ts';

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The ring shows a learner what can be done at first; where that is asked, it would be the answer. */
const lit = { hook: 'all', steps: 'several', checks: 'none' } as const;

/** The rules as they run in a step, and what is wrong with each move though it may be done. */
interface Run<T extends ScenarioTypes> {
  rules: RulesIn<T>;
  missed: WeakMap<Macrostep<SnapshotIn<T>, T['action']>, string>;
}

/** The moves that solved a step, and what of them is looked at. */
interface Made<T extends ScenarioTypes> {
  actions: T['action'][];
  cursor: number;
  step: number | null;
}

/** A position and the learner's tries in it, on the game's machine. */
export function useTry<T extends ScenarioTypes, P extends LessonSettings>(props: BoardProps<T, P, 'do'>) {
  const { kit, step, page, solved, onSolved, onReopened, onMissed, kept } = props;
  const { words } = page;
  const first = step.laid.actions.length;
  const holds = (under: UnderIn<T>, checks: readonly T['check'][]) => kit.unmetOf(under, checks).length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether it was solved matters as the step is opened
  const { rules, missed } = useMemo((): Run<T> => {
    const before = kept.get('run') as Run<T> | undefined;
    const run = before ?? { rules: createRules(kit.chart, kit.openingOf(step.laid)), missed: new WeakMap() };
    // Found in the browser: the moves that solved it are made again.
    const made = (kept.get('moves') ?? null) as Made<T> | null;
    if (!before && solved && made?.actions.every((action) => run.rules.act(action) === null))
      run.rules.goTo(made.cursor, made.step ?? undefined);
    kept.set('run', run);
    return run;
  }, [kit, step, kept]);
  const timeline = useTimeline(rules);
  const { cursor } = timeline;
  /** Moves of the solution still to be shown; null while the learner tries. */
  const [showing, setShowing] = useKept<readonly T['action'][] | null>(kept, 'showing', null);
  /** Another table is another key: what was half chosen on it goes when it is laid again. */
  const [times, setTimes] = useKept(kept, 'times', 0);
  const [answer, setAnswer] = useState<Verdict | null>(null);
  /** The move that is judged. */
  const [judged, setJudged] = useState<T['action'] | null>(null);
  const entry = rules.at(cursor);
  const snapshot = rules.shown();
  const state = snapshot.context.game;
  /** Where the game stood before the last try of the learner's own. */
  const untried = timeline.entries.findLastIndex(({ action }, at) => at <= cursor && action?.seat === step.seat) - 1;
  const made = timeline.entries.slice(untried + 1, cursor + 1);
  const last = timeline.step === null ? Number.POSITIVE_INFINITY : timeline.step;
  const mine = kit.toAct(state).includes(step.seat);

  const play = (action: T['action'], place: unknown = null): void => {
    const now = rules.get().cursor;
    const before = rules.at(now).snapshot.context.game;
    const since = [0, ...Array.from({ length: now - first }, (_, n) => first + 1 + n)];
    const under = { state: before, news: since.flatMap((move) => rules.captionsOf(move).flatMap(({ news }) => news)) };
    const refusal = rules.act(action, place);
    setAnswer(null);
    setJudged(action);
    if (refusal) {
      const known = saidTo(step.wrong, action, { kind: 'refused', refusal }, holds);
      const text = known && step.words.wrong?.[known.id];
      // Said in words beside the board, and marked where it was tried.
      setAnswer({ kind: 'wrong', text: text ?? kit.sentence(refusal, before), rule: refusal.rule });
      onMissed();
      return;
    }
    const lookAt = () =>
      playedFor<T['state'], T['action'], T['refusal']>(rules.get().entries.slice(now + 1), under, (each) =>
        holds(each, step.goal),
      );
    let tried = lookAt();
    // What others do meanwhile is part of the try.
    for (;;) {
      const answered = tried.kind === 'onTheWay' ? kit.reply?.(tried.under.state, step.seat) : null;
      if (!answered || rules.act(answered)) break;
      tried = lookAt();
    }
    const known = saidTo(step.wrong, action, tried, holds);
    const text = known && step.words.wrong?.[known.id];
    const over = tried.kind === 'onTheWay' && kit.over(before, tried.under.state, step.seat);
    const wrong = (): string | null => {
      if (tried.kind === 'reached') return null;
      if (text !== undefined) return text;
      if (over) return words.turnOver;
      return canReach(kit, step.goal, tried.under, step.seat) ? null : words.deadEnd;
    };
    const why = wrong();
    // A turn that is over without the goal is looked at as it ended, not in the round that follows.
    const shown = over && kit.clears ? { entry: 0, step: endedIn(tried.frames, before.phase) } : tried.shown;
    if (shown) rules.goTo(now + 1 + shown.entry, shown.step);
    if (why !== null) {
      missed.set(rules.at(rules.get().cursor), why);
      onMissed();
    }
    if (tried.kind === 'reached' && showing === null) {
      const { entries, cursor: at, step: within } = rules.get();
      const actions = entries.slice(first + 1).flatMap(({ action: each }) => each ?? []);
      kept.set('moves', { actions, cursor: at, step: within } satisfies Made<T>);
      onSolved();
    }
  };
  const lay = (to: number) => {
    rules.goTo(to);
    kept.set('moves', null);
    setAnswer(null);
    onReopened();
  };

  // The solution is played move by move, so that it can be followed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each move waits for the one before
  useEffect(() => {
    const [next, ...rest] = showing ?? [];
    if (!next) return;
    const timer = setTimeout(
      () => {
        play(next);
        setShowing(rest);
      },
      still() ? 0 : 600,
    );
    return () => clearTimeout(timer);
  }, [showing]);

  const { refused } = timeline;
  const trying: Trying<T> = {
    open: mine && !solved && showing === null && timeline.step === null,
    act: play,
    refused,
    lit: lit[step.part],
  };
  const wrong = missed.get(entry);
  return {
    state,
    snapshot,
    /** The steps of the chart that led here. */
    ways: useMemo(
      () =>
        (entry.action ? entry.steps.slice(0, (timeline.step ?? entry.steps.length) + 1) : []).flatMap(
          (each) => each.ways,
        ),
      [entry, timeline.step],
    ),
    trying,
    /** Tells one table from the next. */
    times,
    /** What the last move set off. */
    news:
      cursor > first
        ? made
            .flatMap((_, at) => rules.captionsOf(untried + 1 + at))
            .filter((each) => each.move < cursor || each.step <= last)
            .flatMap(({ news }) => news)
        : [],
    judged,
    /** The learner's own moves so far, those at one place together. */
    moves: movesIn(timeline.entries.slice(first + 1, cursor + 1), step.seat, kit.placeOf),
    verdict: answer ?? (wrong === undefined ? null : ({ kind: 'wrong', text: wrong } as const)),
    /** Whether the last move may be done but leads astray, so that the way back is offered beside the words. */
    missed: wrong !== undefined && answer === null,
    shown: showing !== null && showing.length === 0,
    takeBack: cursor > first && !solved && showing === null ? () => lay(Math.max(first, untried)) : null,
    reset: () => {
      lay(first);
      setShowing(null);
      setTimes(times + 1);
    },
    show: () => {
      onMissed();
      lay(first);
      setShowing(step.solution);
      setTimes(times + 1);
    },
  };
}
