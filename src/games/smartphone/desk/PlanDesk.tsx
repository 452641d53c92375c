import type { Plan } from '@machines/smartphone/plan.ts';
import type { ReactNode } from 'react';
import { Commit } from './Commit.tsx';
import { DeskFrame, type FrameProps } from './DeskFrame.tsx';
import type { DeskSettings } from './useDesk.ts';
import { type LaidDesk, usePlanDesk } from './usePlanDesk.tsx';
import './supply.css';

export type { LaidDesk };

export interface PlanDeskProps extends DeskSettings, FrameProps {
  /** S4.3: no improvement is taken this round. */
  improvementSkipped?: boolean;
  /** The button that makes the plan. */
  commit?: { label: string; onCommit: (plan: Plan) => void };
  /** Comes on a page that stands already. */
  arrives?: boolean;
  /** What stands below the desk and may lay plans out on it. */
  below?: (desk: LaidDesk) => ReactNode;
}

/** Pads and improvements to plan with. The machine holds the plan and whether it may be made; this shows and asks. */
export function PlanDesk({ improvementSkipped = false, arrives = false, commit, below, ...settings }: PlanDeskProps) {
  const { words } = settings;
  const { desk, laid, ...extras } = usePlanDesk(settings);
  const { result } = desk;
  return (
    <>
      <DeskFrame
        desk={desk}
        words={words}
        extras={{
          ...extras,
          arrives,
          instead: improvementSkipped ? words.improvementSkipped : result.improve ? undefined : words.tokenInstead,
          commit: commit && (
            <Commit
              label={commit.label}
              refusal={result.refusal}
              statusId={`${desk.id}-status`}
              words={words}
              onCommit={() => commit.onCommit(desk.plan)}
              onRefused={desk.sayWhyNot}
            />
          ),
        }}
      />
      {below?.(laid)}
    </>
  );
}
