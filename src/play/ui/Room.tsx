import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Guarded } from '@/ui/ErrorBoundary.tsx';
import { keptFragment } from '../keep/address.ts';
import type { Problem } from '../keep/problems.ts';
import { listGames, type ShelfGame } from '../keep/shelf.ts';
import { notesUpTo } from '../log/notes.ts';
import type { GameTypes, Playable } from '../playable.ts';
import { type Beginning, type Beginnings, newTable, type OpenTable, openAsked } from './openTable.ts';
import { Problems } from './Problems.tsx';
import type { SharedPage } from './playWords.ts';
import type { Seating } from './setup/SitDown.tsx';
import { keepNew, useKeeping } from './useKeeping.ts';
import { useKeptFocus } from './useKeptFocus.ts';

const KeepPanel = lazy(async () => ({ default: (await import('./KeepPanel.tsx')).KeepPanel }));
const SitDown = lazy(async () => ({ default: (await import('./setup/SitDown.tsx')).SitDown }));

/** What the table of a game gets from the page around it. */
export interface AtTable<T extends GameTypes> {
  table: OpenTable<T>;
  /** Why the game is not being kept, if it is not. */
  trouble: ReactNode;
  /** Plays on from a moment as a game of its own. */
  onBranch: (move: number) => void;
  onNewGame: () => void;
  /** Begins another game with this set-up: the same seats again. */
  onAgain: (setup: T['setup']) => void;
  /** What the page says about keeping the game. */
  keeping: (move: number) => ReactNode;
}

interface Props<T extends GameTypes> extends Beginnings<T> {
  page: SharedPage;
  game: Playable<T>;
  /** Where the lab is, for a game that can be taken there. */
  labPath?: string;
  /** Fetches the table. */
  bring: () => Promise<unknown>;
  setUp: (onStart: (setup: T['setup']) => void) => ReactNode;
  seating: Seating;
  children: (at: AtTable<T>) => ReactNode;
}

interface OnTable<T extends GameTypes> extends Pick<Props<T>, 'page' | 'labPath' | 'children'> {
  table: OpenTable<T>;
  onBranch: (table: OpenTable<T>) => void;
  onNewGame: () => void;
  onAgain: (setup: T['setup']) => void;
  onReload: () => void;
}

function Playing<T extends GameTypes>({
  table,
  onBranch,
  onNewGame,
  onAgain,
  onReload,
  page,
  labPath,
  children,
}: OnTable<T>) {
  const status = useKeeping(table);
  const { session } = table;
  const text = page.words.play.keepPanel;
  return children({
    table,
    onNewGame,
    onAgain,
    onBranch: (at) =>
      onBranch(
        newTable(
          session.game,
          session.setup,
          session.get().log.slice(0, at),
          { at, from: table.id },
          notesUpTo(session.notes(), at),
        ),
      ),
    trouble: status !== 'kept' && (
      <div className="note trouble" role="status">
        <p>{text[status]}</p>
        {status === 'stale' && (
          <button type="button" className="button" onClick={onReload}>
            {text.reload}
          </button>
        )}
      </div>
    ),
    keeping: (move) => (
      <KeepPanel table={table} status={status} move={move} words={page.words} labPath={labPath} onNewGame={onNewGame} />
    ),
  });
}

/** A script that is no longer there, or a network that went away: the game lies in storage, and the page can be loaded again. */
const Unfetched = ({ words }: { words: SharedPage['words']['play']['unfetched'] }) => (
  <div className="note trouble" role="alert">
    <p>{words.text}</p>
    <button type="button" className="button" onClick={() => window.location.reload()}>
      {words.reload}
    </button>
  </div>
);

/** A play page: set-up, or the table of the game that the address asks for. */
export function Room<T extends GameTypes>(props: Props<T>) {
  const { page, game, labPath, bring, setUp, seating, children, ...beginnings } = props;
  const room = useRef<HTMLDivElement>(null);
  useKeptFocus(room);
  const [table, setTable] = useState<OpenTable<T> | null>(null);
  // Without anything asked for, the set-up is there at once, as the page has drawn it.
  const [opening, setOpening] = useState(() => window.location.hash !== '');
  const [beginning, setBeginning] = useState<Beginning<T> | null>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  /** Counts what has been opened: the same game opened again is a new table. */
  const [opened, setOpened] = useState(0);

  /** `behind`: the way back leads to the game that was left. */
  const open = async (next: OpenTable<T>, behind = false) => {
    // The address names the kept game, so that reloading the page restores it.
    const kept = await keepNew(next);
    if (behind) window.history.pushState(null, '', keptFragment(kept.id));
    else window.history.replaceState(null, '', keptFragment(kept.id));
    setTable(kept);
    setOpened((count) => count + 1);
  };
  const openAddress = async () => {
    const asked = await openAsked(game, window.location.hash, beginnings);
    setProblems(asked.problems);
    setBeginning(asked.beginning ?? null);
    if (asked.table) await open(asked.table);
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
  // As soon as anybody turns to the page; a game that is started sooner waits for it.
  useEffect(() => {
    const turned = () => void bring().catch(() => {});
    const there = room.current;
    const signs = ['pointerover', 'focusin'];
    for (const sign of signs) there?.addEventListener(sign, turned, { once: true });
    return () => {
      for (const sign of signs) there?.removeEventListener(sign, turned);
    };
  }, [bring]);
  // Pressed twice, a game is started once.
  const starting = useRef(false);
  const start = async (setup: T['setup'], by = game, log: readonly T['action'][] = []) => {
    if (starting.current) return;
    starting.current = true;
    await open(newTable(by, setup, log));
    setBeginning(null);
    starting.current = false;
  };
  const startNew = () => {
    window.history.replaceState(null, '', window.location.pathname);
    setTable(null);
    setBeginning(null);
    setProblems([]);
  };

  const [last, setLast] = useState<ShelfGame>();
  const isSettingUp = !table && !opening;
  useEffect(() => {
    let isWanted = isSettingUp;
    if (isWanted)
      void listGames().then(({ games }) => {
        if (isWanted) setLast(games.find((kept) => kept.game === game.rules.id));
      });
    return () => {
      isWanted = false;
    };
  }, [isSettingUp, game]);

  return (
    <div ref={room} className="play-room" data-widget="play" tabIndex={-1}>
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
        <Guarded of={opened} instead={<Unfetched words={page.words.play.unfetched} />}>
          <Suspense fallback={<p className="quiet">{page.words.play.loading}</p>}>
            <Playing
              key={`${table.id} ${opened}`}
              page={page}
              {...(labPath && { labPath })}
              table={table}
              onBranch={(branch) => void open(branch, true)}
              onNewGame={startNew}
              onAgain={(setup) => void start(setup, table.session.game)}
              onReload={() => void openAddress()}
            >
              {children}
            </Playing>
          </Suspense>
        </Guarded>
      ) : beginning ? (
        <Guarded of={beginning} instead={<Unfetched words={page.words.play.unfetched} />}>
          <Suspense fallback={<p className="quiet">{page.words.play.loading}</p>}>
            <SitDown
              {...seating}
              text={page.words.keep.sitDown}
              seats={beginning.setup.seats}
              first={beginning.first}
              onStart={(seats) => void start({ ...beginning.setup, seats }, beginning.game, beginning.log)}
            />
          </Suspense>
        </Guarded>
      ) : (
        !opening && (
          <>
            {last && (
              <p>
                <a className="button" href={keptFragment(last.id)}>
                  {page.words.play.keepPanel[last.phase === 'over' ? 'lookBack' : 'continue']}
                </a>
              </p>
            )}
            {setUp((setup) => void start(setup))}
          </>
        )
      )}
    </div>
  );
}
