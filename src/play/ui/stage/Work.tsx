import type { ReactNode } from 'react';

interface WorkProps {
  /** `desk` where pieces are laid out. */
  area?: 'desk';
  children: ReactNode;
}

/** What the phase is played with, in the rail; on a phone one of the views of the stage. */
export const Work = ({ area, children }: WorkProps) => (
  <div className="stage-work grows" data-stage={area}>
    {children}
  </div>
);

/** What is pressed in the end: the foot of the tool, on a phone a band within reach of the thumb. */
export const Tray = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`stage-tray rigid ${className}`}>{children}</div>
);
