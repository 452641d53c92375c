import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';

export interface FootTab {
  key: string;
  label: string;
  content: () => ReactNode;
}

interface Props {
  label: string;
  /** The first of them has its last lines in the foot while nothing is open. */
  tabs: readonly FootTab[];
  last: ReactNode;
  close: string;
  /** What the page is doing: something new closes the drawer, which would lie over it. */
  at: string;
}

/** The foot of the rail: the last lines of the log, and tabs that open a drawer over the tool. */
export function Foot({ label, tabs, last, close, at }: Props) {
  const id = useId();
  const [open, setOpen] = useState<{ key: string; at: string } | null>(null);
  const key = open?.key ?? tabs[0]?.key;
  const tab = tabs.find((each) => each.key === key);
  const planned = at.startsWith('turn') || at.startsWith('thinking') || at.startsWith('looking');
  // What comes to be shown or planned is not hidden behind what was read before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked whenever the page does something new
  useEffect(() => {
    if (!planned && open?.at !== at) setOpen(null);
  }, [at]);
  const toggle = (next: string) => setOpen(open?.key === next ? null : { key: next, at });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(null);
    }
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0 || !(event.target instanceof HTMLElement) || event.target.role !== 'tab') return;
    event.preventDefault();
    event.stopPropagation();
    const to = tabs[(tabs.findIndex((each) => each.key === key) + by + tabs.length) % tabs.length];
    if (!to) return;
    setOpen({ key: to.key, at });
    document.getElementById(`${id}-${to.key}`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the tabs inside
    <div className="stage-foot" onKeyDown={onKeyDown}>
      <div role="tablist" aria-label={label}>
        {tabs.map((each) => (
          <button
            key={each.key}
            type="button"
            role="tab"
            id={`${id}-${each.key}`}
            aria-selected={each.key === key}
            aria-controls={`${id}-panel`}
            tabIndex={each.key === key ? 0 : -1}
            onClick={() => toggle(each.key)}
          >
            {each.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${key}`}
        className="stage-panel"
        data-drawer={open !== null}
      >
        {open && (
          <button type="button" className="button button-square panel-close" onClick={() => setOpen(null)}>
            <Icon of={controls.no} name={close} />
          </button>
        )}
        {open ? tab?.content() : last}
      </div>
      {open && <div className="stage-panel foot-last">{last}</div>}
    </div>
  );
}
