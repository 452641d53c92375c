import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface Tab {
  key: string;
  label: string;
  content: () => ReactNode;
}

interface Props {
  label: string;
  tabs: Tab[];
  /** Hears which tab is opened. */
  onOpen?: (key: string) => void;
}

/** One panel at a time; arrow keys go from tab to tab. */
export function Tabs({ label, tabs, onOpen }: Props) {
  const id = useId();
  const [open, setOpen] = useState(0);
  const show = (at: number) => {
    setOpen(at);
    onOpen?.(tabs[at]?.key ?? '');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const to = (open + by + tabs.length) % tabs.length;
    show(to);
    document.getElementById(`${id}-tab-${tabs[to]?.key}`)?.focus();
  };
  const shown = tabs[open];
  return (
    <div className="tabs">
      <div role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab, at) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            aria-selected={at === open}
            aria-controls={`${id}-panel`}
            tabIndex={at === open ? 0 : -1}
            onClick={() => show(at)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${shown?.key}`} className="tab-panel">
        {shown?.content()}
      </div>
    </div>
  );
}
