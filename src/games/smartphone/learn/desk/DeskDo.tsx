import type { Plan } from '@machines/smartphone/plan.ts';
import { planHolds } from '@machines/smartphone/position/planChecks.ts';
import { useMemo } from 'react';
import { PlanDesk } from '@/games/smartphone/desk/PlanDesk.tsx';
import { HelpActs, Hints, LayAgain } from '@/learn/ui/DoActs.tsx';
import { StepLayout, type Verdict } from '@/learn/ui/StepLayout.tsx';
import { Tried } from '@/learn/ui/Tried.tsx';
import { useHints } from '@/learn/ui/useHints.ts';
import { useKept } from '@/learn/ui/useKept.ts';
import { type DeskProps, meansIn, readIn } from './pieces.ts';

/** A plan to make: any that does what is asked counts, as it lies when the pieces are let go. */
export function DeskDo({ step, page, place, onSolved, onReopened, onMissed, kept, ways }: DeskProps<'do'>) {
  const { words, rich } = page;
  const hints = useHints(step.words.hints);
  /** Another desk is another key: starting over and showing lay the pieces again. */
  const [laid, setLaid] = useKept(kept, 'laid', { shown: false, times: 0 });
  const [lies, setLies] = useKept(kept, 'lies', step.plan);
  const means = useMemo(() => meansIn(step), [step]);
  const result = readIn(step, lies);
  const met = (plan: Plan) => planHolds(plan, means, readIn(step, plan), step.goal);
  const wrong = step.wrong.find((each) => planHolds(lies, means, result, each.if));

  const onChange = (plan: Plan) => {
    setLies(plan);
    if (laid.shown) return;
    if (met(plan)) return onSolved();
    onReopened();
    if (step.wrong.some((each) => planHolds(plan, means, readIn(step, plan), each.if))) onMissed();
  };
  const lay = (plan: Plan, shown: boolean) => {
    setLies(plan);
    setLaid({ shown, times: laid.times + 1 });
    onReopened();
    if (shown) onMissed();
  };

  const verdictOf = (): Verdict | null => {
    if (laid.shown) return { kind: 'note', text: `${step.words.done} ${words.shown}` };
    if (met(lies)) return { kind: 'right', text: step.words.done };
    return wrong && lies !== step.plan ? { kind: 'wrong', text: step.words.wrong?.[wrong.id] ?? '' } : null;
  };
  const verdict = verdictOf();
  return (
    <StepLayout
      {...{ rich, place, ways }}
      task={step.words}
      said={verdict?.text}
      help={
        <>
          <HelpActs hints={hints} words={words} onShow={() => lay(step.solution, true)} />
          <LayAgain words={words} onReset={() => lay(step.plan, false)} />
        </>
      }
      rows={
        <>
          <Hints given={hints.given} rich={rich} />
          {verdict && <Tried verdict={verdict} words={words} rich={rich} what={words.yourPlan} />}
        </>
      }
    >
      <PlanDesk key={laid.times} words={page.desk} means={means} powers={step.powers} plan={lies} onChange={onChange} />
    </StepLayout>
  );
}
