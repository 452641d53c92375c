import type { ReactNode } from 'react';
import { controls } from '@/icons/controls.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import { InProse } from '@/ui/Part.tsx';
import '../widget.css';

interface Props {
  kind: 'scenario' | 'position' | 'desk' | 'compare';
  /** What it is, and what to do with it. */
  label: string;
  title: string | undefined;
  acts?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** A widget: what it is, what can be done with all of it, and the thing itself. */
export const Frame = ({ kind, label, title, acts, foot, children }: Props) => (
  <figure className="widget" data-widget={kind} aria-label={title ?? label}>
    <div className="widget-bar flex wraps level gap-2">
      <span className="widget-dot rigid" />
      <b>{label}</b>
      <span className="widget-title grows shrinks soft-ink one-line">{title}</span>
      {acts}
    </div>
    <div className="widget-body">
      <InProse value={true}>{children}</InProse>
    </div>
    {foot && <div className="widget-foot flex wraps level">{foot}</div>}
  </figure>
);

interface ActProps {
  glyph?: Glyph;
  children: ReactNode;
  disabled?: boolean;
  onPress: () => void;
}

export const Act = ({ glyph, children, disabled = false, onPress }: ActProps) => (
  <button type="button" className="quiet-act" disabled={disabled} onClick={onPress}>
    {glyph && <Icon of={glyph} />}
    {children}
  </button>
);

export const undoGlyph = controls.reset;
