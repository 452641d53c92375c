import { lazy, Suspense, useId, useState } from 'react';
import type { LaidDesk } from '@/games/smartphone/desk/PlanDesk.tsx';
import type { ReachWords } from '@/i18n/en/reach.ts';
import { Icon } from '@/icons/Icon.tsx';
import { tools } from '@/icons/tools.ts';

/** Fetched, solver and all, when someone asks. */
const ReachPanel = lazy(() => import('./ReachPanel.tsx'));

interface Props {
  desk: LaidDesk;
  words: ReachWords;
}

/** The question on a seat's own desk, and the answer once it is asked. */
export function ReachQuestion(props: Props) {
  const { words } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="reach">
      <button
        type="button"
        className="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon of={tools.search} />
        <span className="reach-long">{words.open}</span>
        <span className="reach-short" aria-hidden="true">
          {words.openShort}
        </span>
      </button>
      {open && (
        <section id={id} className="reach-panel shrinks grid gap-4" aria-label={words.title}>
          <Suspense fallback={<p>{words.solving}</p>}>
            <ReachPanel {...props} />
          </Suspense>
        </section>
      )}
    </div>
  );
}
