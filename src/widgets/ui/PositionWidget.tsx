import type { LaidIn } from '@machines/core/game.ts';
import type { Colour } from '@machines/core/seats.ts';
import { useState } from 'react';
import type { LivePage } from '@/live/livePage.ts';
import { LiveMoves, LiveTable } from '@/live/ui/LiveTable.tsx';
import { LiveTools } from '@/live/ui/LiveTools.tsx';
import { Slot } from '@/live/ui/Slot.tsx';
import type { TableKit } from '@/live/ui/table.ts';
import { useLive } from '@/live/ui/useLive.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { InProse } from '@/ui/Part.tsx';
import { pageWords } from '@/ui/pageWords.ts';
import { useStanding } from './useStanding.ts';
import '@/live/ui/live.css';
import '@/learn/ui/lesson.css';
import '../widget.css';

export interface PositionProps<T extends ScenarioTypes> {
  laid: LaidIn<T>;
  show: T['show'];
  seat: Colour | undefined;
  name: string | undefined;
  title: string | undefined;
  /** Where it opens in the lab. */
  lab: string;
}

interface Props<T extends ScenarioTypes, P extends LivePage> extends PositionProps<T> {
  kit: TableKit<T, P>;
  page: P;
}

/** A position in prose: its legal moves marked, any move tried, a refusal where it was pressed, and the way back. */
export function PositionWidget<T extends ScenarioTypes, P extends LivePage>(props: Props<T, P>) {
  const { kit, page, laid, show, seat = 'green', name, title, lab } = props;
  const { widgets: words } = pageWords();
  const live = useLive<T>(kit, laid);
  const [lit, setLit] = useState(true);
  useStanding(name, live);
  return (
    <figure className="widget" data-widget="position" aria-label={title ?? words.live}>
      <div className="widget-bar widget-bar-live flex wraps level gap-2">
        <LiveTools game={kit} live={live} page={page} lit={lit} onLit={setLit} />
        <a className="quiet-act no-print" href={lab} aria-label={words.labHint}>
          {words.lab}
        </a>
      </div>
      <div className="widget-body live">
        <InProse value={true}>
          <div className="grid one-column gap-2 from-top">
            <LiveTable kit={kit} live={live} page={page} show={show} seat={seat} lit={lit} />
            {kit.Seats && <kit.Seats state={live.state} page={page} />}
            <Slot game={kit} live={live} page={page} hint={title ?? page.live.hint} />
            <LiveMoves kit={kit} live={live} page={page} />
          </div>
        </InProse>
      </div>
    </figure>
  );
}
