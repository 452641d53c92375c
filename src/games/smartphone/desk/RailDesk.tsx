import type { ReactNode } from 'react';
import { count } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { Tray, Work } from '@/play/ui/stage/Work.tsx';
import { Commit, type Committing } from './Commit.tsx';
import { Controls } from './Controls.tsx';
import { Figures } from './Figures.tsx';
import { Status } from './Status.tsx';
import { TouchMat } from './TouchMat.tsx';
import type { DeskSettings } from './useDesk.ts';
import { type LaidDesk, usePlanDesk } from './usePlanDesk.tsx';
import './desk.css';
import './pieces.css';
import './marks.css';
import './controls.css';
import './supply.css';
import './railDesk.css';

interface Props extends DeskSettings {
  title: string;
  commit: Committing;
  /** What the plan as it lies would do on the board. */
  onBoard: (desk: LaidDesk) => ReactNode;
  /** Stands beside the button that makes the plan, and may lay plans out. */
  beside: (desk: LaidDesk) => ReactNode;
}

/** The desk beside the board: mat, buttons and improvements; what the plan gives, and the button that makes it. */
export function RailDesk({ title, commit, onBoard, beside, ...settings }: Props) {
  const { words } = settings;
  const { desk, laid, room, onPads, supply, onAct } = usePlanDesk(settings);
  const { id, plan, result } = desk;
  return (
    <>
      <Work area="desk">
        <section
          ref={room}
          className="desk rail-desk"
          aria-label={words.label}
          data-improvements={supply ? '' : undefined}
          data-laid={plan.improvements.length > 0 ? '' : undefined}
          data-arrives
        >
          <header className="tool-head">
            <h2 data-first tabIndex={-1}>
              {title}
            </h2>
            <span className="tool-ok firm inline-flex level" data-unsaid={result.refusal !== null}>
              <Icon of={controls.yes} />
              {count(words.legalShort, result.overlap)}
            </span>
          </header>
          <TouchMat desk={desk}>{onPads}</TouchMat>
          <Controls desk={desk} onAct={onAct} />
          {supply}
          <p id={id} className="visually-hidden">
            {words.keysAll}
          </p>
          <output className="visually-hidden">{desk.spoken}</output>
        </section>
      </Work>
      <Tray className="desk-tray">
        <Figures desk={desk} />
        <div className="rail-says grid level">
          {/* A pad that is dragged is refused every other cell: what the plan does stays below the refusal. */}
          <div id={result.refusal ? undefined : desk.statusId} data-unsaid={result.refusal !== null}>
            {onBoard(laid)}
          </div>
          {result.refusal && <Status desk={desk} />}
        </div>
        <div className="rail-go flex gap-6px">
          {beside(laid)}
          <Commit desk={desk} {...commit} />
        </div>
      </Tray>
    </>
  );
}
