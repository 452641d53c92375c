import type { LaidIn } from '@machines/core/game.ts';
import type { Colour } from '@machines/core/seats.ts';
import { type ReactNode, useState } from 'react';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { LivePage } from '../livePage.ts';
import { LiveMoves, LiveTable } from './LiveTable.tsx';
import { LiveTools } from './LiveTools.tsx';
import { Running } from './Running.tsx';
import { Slot } from './Slot.tsx';
import type { TableKit } from './table.ts';
import { useLive } from './useLive.ts';
import './live.css';

export interface LiveBoardProps<T extends ScenarioTypes, P extends LivePage> {
  page: P;
  /** A position as `layPosition` lays it. */
  laid: LaidIn<T>;
  /** What of the table is shown; left out: what the game shows by itself. */
  show?: T['show'];
  /** The viewer's seat while it is nobody's turn. */
  seat?: Colour;
  /** Whether legal moves are marked to begin with. */
  lit?: boolean;
  /** Whether the chart that drives it stands beside it. */
  chart?: boolean;
  /** What is said before anything is tried. */
  hint?: string;
  /** Links and the like, below it. */
  children?: ReactNode;
}

/** A position one can play, on the game's own machine: board, legal moves, refusals in place, undo, captions, chart. */
export function LiveBoard<T extends ScenarioTypes, P extends LivePage>(
  props: LiveBoardProps<T, P> & { kit: TableKit<T, P> },
) {
  const { kit, page, laid, show = {} as T['show'], seat = 'green', chart = true, children } = props;
  const live = useLive<T>(kit, laid);
  const [lit, setLit] = useState(props.lit ?? true);
  return (
    <div className="live" data-widget="position">
      <div className="live-room" data-chart={chart}>
        <LiveTools game={kit} live={live} page={page} lit={lit} onLit={setLit} />
        <LiveTable kit={kit} live={live} page={page} show={show} seat={seat} lit={lit} />
        {kit.Seats && <kit.Seats state={live.state} page={page} />}
        <Slot game={kit} live={live} page={page} hint={props.hint ?? page.live.hint} />
        <LiveMoves kit={kit} live={live} page={page} />
        {chart && <Running game={kit} live={live} page={page} />}
      </div>
      {children}
    </div>
  );
}
