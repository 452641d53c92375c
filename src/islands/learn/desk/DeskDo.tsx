import type { Plan } from '@machines/smartphone/plan.ts';
import { planHolds } from '@machines/smartphone/position/planChecks.ts';
import { useMemo, useState } from 'react';
import { PlanDesk } from '@/islands/desk/PlanDesk.tsx';
import { DoActs } from '../DoActs.tsx';
import { Say, StepLayout, type Verdict } from '../StepLayout.tsx';
import { useHints } from '../useHints.ts';
import { type DeskProps, meansIn, readIn } from './pieces.ts';

/** A plan to make: any that does what is asked counts, as soon as it lies there. */
export function DeskDo({ step, page, place, solved, onSolved, ways }: DeskProps<'do'>) {
  const { words, rich, locale, clauseBase } = page;
  const hints = useHints(step.words.hints);
  /** Another desk is another key: starting over and showing lay the pieces anew. */
  const [laid, setLaid] = useState<{ plan: Plan; shown: boolean; times: number }>({
    plan: step.plan,
    shown: false,
    times: 0,
  });
  const [wrong, setWrong] = useState<string | null>(null);
  const means = useMemo(() => meansIn(step), [step]);

  const onChange = (plan: Plan) => {
    const reading = readIn(step, plan);
    const known = step.wrong.find((each) => planHolds(plan, reading, each.if));
    setWrong(known?.id ?? null);
    if (!laid.shown && planHolds(plan, reading, step.goal)) onSolved();
  };
  const lay = (plan: Plan, shown: boolean) => {
    setWrong(null);
    setLaid({ plan, shown, times: laid.times + 1 });
  };

  const verdict: Verdict | null = solved
    ? { kind: 'right', text: step.words.done }
    : laid.shown
      ? { kind: 'note', text: `${step.words.done} ${words.shown}` }
      : wrong
        ? { kind: 'wrong', text: step.words.wrong?.[wrong] ?? '' }
        : null;
  return (
    <StepLayout
      rich={rich}
      place={place}
      title={step.words.title}
      text={step.words.text}
      ways={ways}
      say={verdict && <Say verdict={verdict} words={words} rich={rich} />}
      acts={
        <DoActs
          hints={hints}
          words={words}
          rich={rich}
          onShow={() => lay(step.solution, true)}
          onReset={() => lay(step.plan, false)}
        />
      }
    >
      <PlanDesk
        key={laid.times}
        words={page.desk}
        locale={locale}
        clauseBase={clauseBase}
        means={means}
        powers={step.powers}
        plan={laid.plan}
        onChange={onChange}
      />
    </StepLayout>
  );
}
