import { printed } from '@machines/smartphone/components/printed.ts';
import { type PlanResult, readPlan } from '@machines/smartphone/desk.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import type { PlanMeans } from '@machines/smartphone/rules/plan.ts';
import type { DeskLessonSettings } from '@/learn/lessonPage.ts';
import type { StepProps } from '@/learn/ui/Lesson.tsx';
import type { DeskStepView } from '../onDesk.ts';

export type DeskStepOf<K extends DeskStepView['kind']> = Extract<DeskStepView, { kind: K }>;
export type DeskProps<K extends DeskStepView['kind']> = StepProps<DeskStepOf<K>, DeskLessonSettings>;

/** What the learner plans with. */
export const meansIn = ({ means }: DeskStepView): PlanMeans => ({ ...means, components: printed });

export const readIn = (step: DeskStepView, plan: Plan): PlanResult => readPlan(plan, meansIn(step), step.powers);
