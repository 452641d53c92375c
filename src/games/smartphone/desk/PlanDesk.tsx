import type { ReactNode } from 'react';
import { Commit, type Committing } from './Commit.tsx';
import { DeskFrame } from './DeskFrame.tsx';
import type { DeskSettings } from './useDesk.ts';
import { type LaidDesk, usePlanDesk } from './usePlanDesk.tsx';
import './supply.css';

export type { LaidDesk };

export interface PlanDeskProps extends DeskSettings {
  /** S4.3: no improvement is taken this round. */
  improvementSkipped?: boolean;
  /** The button that makes the plan. */
  commit?: Committing;
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
        extras={{
          ...extras,
          arrives,
          instead: improvementSkipped ? words.improvementSkipped : result.improve ? undefined : words.tokenInstead,
          commit: commit && <Commit desk={desk} {...commit} />,
        }}
      />
      {below?.(laid)}
    </>
  );
}
