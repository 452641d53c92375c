import type { ReactNode } from 'react';
import './tool.css';

/** What the tool is for, and what it says beside that. */
export const ToolHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className="tool-head">
    <h2>{title}</h2>
    {children && <span>{children}</span>}
  </header>
);

interface LeftProps {
  n: number;
  label: string;
  hue: string;
  children: ReactNode;
}

/** How many are left, large, with so many signs. */
export const Left = ({ n, label, hue, children }: LeftProps) => (
  <div className={`tool-left flex level hue-${hue}`}>
    <b className="tool-big tabular">{n}</b>
    <div>
      <p>{label}</p>
      <p className="tool-signs flex wraps gap-4px" aria-hidden="true">
        {children}
      </p>
    </div>
  </div>
);
