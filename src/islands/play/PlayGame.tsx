import type { Setup } from '@machines/smartphone/state.ts';
import { useEffect, useRef, useState } from 'react';
import { isLocale, localePath } from '@/i18n/locales.ts';
import { keptFragment } from '@/play/keep/address.ts';
import type { Problem } from '@/play/keep/problems.ts';
import { listGames } from '@/play/keep/shelf.ts';
import { computerNames } from '@/play/players.ts';
import { sectionPath } from '@/site.ts';
import { KeepPanel } from './KeepPanel.tsx';
import { newTable, type OpenTable, openAsked } from './openTable.ts';
import { Problems } from './Problems.tsx';
import { SetupForm } from './setup/SetupForm.tsx';
import { Table } from './table/Table.tsx';
import { useKeeping } from './useKeeping.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import type { Page } from './words.ts';

const labPath = (locale: string): string =>
  isLocale(locale) ? localePath(locale, sectionPath('lab')) : sectionPath('lab');

interface OnTable extends Page {
  table: OpenTable;
  onOpen: (table: OpenTable) => void;
  onNewGame: () => void;
  onReload: () => void;
}

function Playing({ table, onOpen, onNewGame, onReload, ...page }: OnTable) {
  const status = useKeeping(table);
  const { session } = table;
  return (
    <Table
      {...page}
      id={table.id}
      session={session}
      branchedAt={table.branchedAt}
      onNewGame={onNewGame}
      onBranch={(move) => onOpen(newTable(session.setup, session.get().log.slice(0, move), move))}
      trouble={
        status !== 'kept' && (
          <div className="note trouble" role="status">
            <p>{page.words.play.keepPanel[status]}</p>
            {status === 'stale' && (
              <button type="button" className="button" onClick={onReload}>
                {page.words.play.keepPanel.reload}
              </button>
            )}
          </div>
        )
      }
      keeping={(move) => (
        <KeepPanel
          table={table}
          status={status}
          move={move}
          words={page.words}
          labPath={labPath(page.locale)}
          onNewGame={onNewGame}
        />
      )}
    />
  );
}

/** The play page: set-up, or the table of the game that the address asks for. */
export default function PlayGame(page: Page) {
  const room = useRef<HTMLDivElement>(null);
  useKeptFocus(room);
  const [table, setTable] = useState<OpenTable | null>(null);
  const [opening, setOpening] = useState(true);
  const [problems, setProblems] = useState<Problem[]>([]);
  /** Counts what has been opened: the same game opened again is a new table. */
  const [opened, setOpened] = useState(0);

  const open = (next: OpenTable) => {
    // The address names the kept game, so that reloading the page restores it.
    window.history.replaceState(null, '', keptFragment(next.id));
    setTable(next);
    setOpened((count) => count + 1);
  };
  const openAddress = async () => {
    const asked = await openAsked(window.location.hash);
    setProblems(asked.problems);
    if (asked.table) open(asked.table);
    else setTable(null);
    setOpening(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, and when it changes
  useEffect(() => {
    void openAddress();
    const onChange = () => void openAddress();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  const startNew = () => {
    window.history.replaceState(null, '', window.location.pathname);
    setTable(null);
    setProblems([]);
  };

  const [last] = table || opening ? [] : listGames().games;

  return (
    <div ref={room} className="play-room" tabIndex={-1}>
      {opening && <p className="quiet">{page.words.play.loading}</p>}
      {problems.length > 0 && (
        <Problems
          {...page}
          problems={problems}
          moves={table ? table.session.get().log.length : null}
          onDismiss={() => setProblems([])}
        />
      )}
      {table ? (
        <Playing
          key={`${table.id} ${opened}`}
          {...page}
          table={table}
          onOpen={open}
          onNewGame={startNew}
          onReload={() => void openAddress()}
        />
      ) : (
        !opening && (
          <>
            {last && (
              <p>
                <a className="button" href={keptFragment(last.id)}>
                  {page.words.play.keepPanel.continue}
                </a>
              </p>
            )}
            <SetupForm
              words={page.words.setup}
              locale={page.locale}
              clauseBase={page.clauseBase}
              players={computerNames}
              onStart={(setup: Setup) => open(newTable(setup))}
            />
          </>
        )
      )}
    </div>
  );
}
