import { type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { TableWords } from '@/i18n/en/table.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { afterPaint } from '@/ui/afterPaint.tsx';
import type { Branch } from '../../keep/storage.ts';
import type { GameTypes } from '../../playable.ts';
import type { TableGame } from '../table/useTable.ts';
import { Bands, type BandTab, type StageView } from './Bands.tsx';
import { Foot, type FootTab } from './Foot.tsx';
import { LookingBar } from './LookingBar.tsx';
import { LiveStage } from './live.ts';
import { useArrival } from './useArrival.ts';
import { useGuard } from './useGuard.ts';
import { useKeys } from './useKeys.ts';
import { type Motion, useMotion } from './useMotion.ts';
import { useSound } from './useSound.ts';
import { useWindow } from './useWindow.ts';
import './stage.css';
import './board.css';
import './rail.css';
import './bands.css';

interface Props<T extends GameTypes> {
  game: Pick<TableGame, 'looking' | 'look' | 'now' | 'next' | 'undo' | 'redo'>;
  /** A change of `arrival` gives the focus to what is new. */
  arrival: string;
  /** Of the page in the browser. */
  title: string;
  /** Where this game left another one; null for a game of its own. */
  branch: Branch | null;
  onBranch: (move: number) => void;
  words: TableWords;
  className?: string;
  /** The board's upper edge: a row that is read at a glance; on a phone a band of its own. */
  strip: ReactNode;
  /** Never moves, whatever happens around it. */
  map: ReactNode;
  /** The board's lower edge. */
  market?: ReactNode;
  /** Lies over the map, for the great moments; null lifts it. */
  sheet?: ReactNode;
  seats: ReactNode;
  /** Someone who explains: over the right half of the seats, and as high as it has to be. */
  guide?: ReactNode;
  /** How many seats there are: more have less room each. */
  players: number;
  /** What the phase is played with: a `Work`, and a `Tray` for what is pressed in the end. */
  tool: ReactNode;
  /** Warnings, hints and refusals: they lie over the foot of the tool and move nothing. */
  notes?: ReactNode;
  foot: FootTab[];
  /** The last lines of the log, while nothing else is open in the foot. */
  last: ReactNode;
  /** How the stage came to where it is. */
  motion?: Motion<T> | undefined;
  /** What a phone shows first at this moment, and what its first tab is called. */
  home: StageView;
  toolTab: { label: string; glyph: Glyph };
  onHint?: (() => void) | undefined;
}

interface RootProps {
  table: RefObject<HTMLDivElement | null>;
  className: string;
  view: StageView;
  /** A moment of the past has a bar of its own. */
  looking: ReactNode;
  children: ReactNode;
}

/** The stage itself, with its bar: it tells what happens at once, and leaves what stands on it as it is. */
function Root({ table, className, view, looking, children }: RootProps) {
  const live = useContext(LiveStage);
  useGuard(table, live?.turn ?? '', live?.ahead ?? false);
  return (
    <div
      ref={table}
      className={className}
      data-where={live?.where}
      data-phase={live?.phase}
      data-move={live?.move}
      data-view={view}
    >
      {looking || live?.bar}
      {children}
    </div>
  );
}

/** The window as a table: a bar, the map in its place, a rail with the tool of the phase, and everyone's seat. */
export function Stage<T extends GameTypes>({ game, arrival, title, words, sheet, home, foot, ...rest }: Props<T>) {
  const table = useRef<HTMLDivElement>(null);
  useWindow();
  useEffect(() => {
    const entitle = () => {
      document.title = title;
    };
    // Nothing is painted in a tab that is hidden, and there the title is all that tells whose turn it is.
    return document.hidden ? entitle() : afterPaint(entitle);
  }, [title]);
  const [view, setView] = useState<{ at: string; is: StageView }>({ at: arrival, is: home });
  const shown = view.at === arrival ? view.is : home;
  const show = (is: StageView) => setView({ at: arrival, is });
  useArrival(table, arrival, game.now.cursor);
  useKeys(game, rest.onHint);
  useSound(game.now.cursor);
  useMotion(table, rest.motion);
  const tabs: BandTab[] = [
    { key: 'tool', ...rest.toolTab },
    { key: 'map', label: words.stage.map, glyph: 'map' },
    { key: 'seats', label: words.stage.seats, glyph: 'seats' },
    { key: 'foot', label: words.tabs.log, glyph: 'log' },
  ];
  return (
    <Root
      table={table}
      className={`game-table stage ${rest.className ?? ''}`}
      view={shown}
      looking={game.looking !== null && <LookingBar game={game} words={words} onBranch={rest.onBranch} />}
    >
      <div className="stage-board">
        <div className="stage-strip shrinks one-line flex level gap-10px">{rest.strip}</div>
        <div className="stage-map" data-stage="map">
          {rest.map}
          {sheet && <div className="stage-sheet grid centred">{sheet}</div>}
        </div>
        {rest.market && <div className="stage-market shrinks">{rest.market}</div>}
      </div>
      <div
        className="stage-seats"
        data-stage="seats"
        data-players={rest.players}
        data-guided={rest.guide ? '' : undefined}
      >
        {rest.seats}
      </div>
      {rest.guide && <div className="stage-guide">{rest.guide}</div>}
      <div className="stage-rail" data-stage="rail">
        <div className="stage-tool">
          {rest.tool}
          <div className="stage-notes">{rest.notes}</div>
        </div>
        <Foot tabs={foot} last={rest.last} label={words.tabs.label} close={words.stage.close} at={arrival} />
      </div>
      <Bands label={words.stage.views} tabs={tabs} shown={shown} onShow={show} />
    </Root>
  );
}
