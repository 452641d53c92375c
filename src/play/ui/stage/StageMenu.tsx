import { lazy, Suspense, useId, useState } from 'react';
import { Icon } from '@/icons/Icon.tsx';
import { tools } from '@/icons/tools.ts';
import type { Props } from './MenuContent.tsx';
import './menu.css';

/** Not needed until it is opened. */
const MenuContent = lazy(() => import('./MenuContent.tsx'));

/** The game's menu. What is closed holds nothing: the last button of the bar is the one that opens it. */
export function StageMenu(props: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button button-square" popoverTarget={id} aria-label={props.words.stage.menu}>
        <Icon of={tools.menu} />
      </button>
      <div
        id={id}
        className="stage-menu"
        popover="auto"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <Suspense>
            <MenuContent {...props} />
          </Suspense>
        )}
      </div>
    </>
  );
}
