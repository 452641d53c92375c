import type { Outcome } from '@machines/smartphone/bots/solver/outcome.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { totalGoods } from '@machines/smartphone/rules/yields.ts';
import { useState } from 'react';
import type { LaidDesk } from '@/games/smartphone/desk/PlanDesk.tsx';
import type { ReachWords } from '@/i18n/en/reach.ts';
import { count } from '@/i18n/format.ts';
import { Filters } from './Filters.tsx';
import { Outcomes } from './Outcomes.tsx';
import { Unreached } from './Unreached.tsx';
import { useReach } from './useReach.ts';
import './reach.css';

interface Props {
  desk: LaidDesk;
  words: ReachWords;
}

/** What lies on the desk, in the terms of the solver. */
function outcomeOn({ result: { refusal, price, goods, improve, research, logistics } }: LaidDesk): Outcome | null {
  return refusal ? null : { price, goods: totalGoods(goods), improve: improve ? 1 : 0, research, logistics };
}

/** Everything this seat can plan. It lives on that seat's desk and goes with it. */
export default function ReachPanel({ desk, words }: Props) {
  const reach = useReach(desk);
  /** What lay there before a plan was laid out. */
  const [before, setBefore] = useState<Plan | null>(null);
  const pick = async (outcome: Outcome) => {
    const plan = await reach.planFor(outcome);
    if (!plan) return;
    setBefore(before ?? desk.plan);
    desk.load(plan, 'loaded');
  };
  const putBack = () => {
    if (before) desk.load(before, 'putBack');
    setBefore(null);
  };
  if (reach.state !== 'solved') return <p role="status">{words[reach.state]}</p>;
  return (
    <>
      <p className="quiet">{words.about}</p>
      <Filters reach={reach} words={words} />
      {before && (
        <p className="note reach-laid">
          {words.laid}
          <button type="button" className="button" onClick={putBack}>
            {words.putBack}
          </button>
        </p>
      )}
      <p className="firm" role="status">
        {count(words.count, reach.answers.length, { all: reach.outcomes.length })}
      </p>
      {reach.answers.length === 0 ? (
        <Unreached reach={reach} words={words} />
      ) : (
        <Outcomes reach={reach} words={words} onDesk={outcomeOn(desk)} onPick={pick} />
      )}
    </>
  );
}
