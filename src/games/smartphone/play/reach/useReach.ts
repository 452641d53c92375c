import { answer, type Question } from '@machines/smartphone/bots/solver/ask.ts';
import { type Loosened, loosen } from '@machines/smartphone/bots/solver/loosen.ts';
import type { Outcome } from '@machines/smartphone/bots/solver/outcome.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Desk } from '@/games/smartphone/desk/useDesk.ts';
import { openSolver, type PlanSolver } from './solver.ts';

export type Part = keyof Outcome;
export type Wish = Part | `-${Part}`;
export type End = 'least' | 'most';
type Limits = Record<End, Partial<Outcome>>;

const noLimits: Limits = { least: {}, most: {} };
/** What tells outcomes apart that are equal in what was wished for. */
const thenBy: Wish[] = ['goods', 'research', 'logistics', 'improve', 'price'];

/** All plans of this desk's player: what was asked about them, and what answers. */
export function useReach({ means, powers }: Pick<Desk, 'means' | 'powers'>) {
  const [solver, setSolver] = useState<PlanSolver | 'failed' | null>(null);
  const [limits, setLimits] = useState(noLimits);
  const [wish, setWish] = useState<Wish>('goods');
  useEffect(() => {
    let open = true;
    let close = () => {};
    openSolver({ means, powers }).then(
      (opened) => {
        close = opened.close;
        if (open) setSolver(opened);
        else close();
      },
      () => open && setSolver('failed'),
    );
    return () => {
      open = false;
      close();
    };
  }, [means, powers]);

  const outcomes = useMemo(() => (solver && solver !== 'failed' ? solver.outcomes : []), [solver]);
  const question: Question = useMemo(() => ({ ...limits, prefer: [wish, ...thenBy] }), [limits, wish]);
  const answers = useMemo(() => answer(outcomes, question), [outcomes, question]);
  const ways: Loosened[] = useMemo(
    () => (answers.length === 0 ? loosen(outcomes, question) : []),
    [answers, outcomes, question],
  );
  return {
    state: solver === null ? 'solving' : solver === 'failed' ? 'failed' : 'solved',
    outcomes,
    answers,
    ways,
    limits,
    wish,
    setWish,
    limit: (end: End, part: Part, value: number | null) => {
      const { [part]: _before, ...others } = limits[end];
      setLimits({ ...limits, [end]: value === null ? others : { ...others, [part]: value } });
    },
    /** Yes, no, or null for either. */
    limitImprove: (wanted: boolean | null) => {
      const { improve: _least, ...least } = limits.least;
      const { improve: _most, ...most } = limits.most;
      setLimits({
        least: wanted === true ? { ...least, improve: 1 } : least,
        most: wanted === false ? { ...most, improve: 0 } : most,
      });
    },
    clear: () => setLimits(noLimits),
    planFor: async (outcome: Outcome): Promise<Plan | null> =>
      solver && solver !== 'failed' ? solver.planFor(outcome) : null,
  } as const;
}

export type Reach = ReturnType<typeof useReach>;
