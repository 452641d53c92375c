import type { Colour, Phase, Technology } from '@machines/smartphone/names.ts';
import { technologies } from '@machines/smartphone/names.ts';
import { componentsOf, seatOf } from '@machines/smartphone/rules/table.ts';
import { costOfTechnology } from '@machines/smartphone/rules/technologies.ts';
import type { GameState, Setup } from '@machines/smartphone/state.ts';
import { type View, view } from '@machines/smartphone/view.ts';
import { useEffect, useMemo, useRef } from 'react';
import { fill } from '@/i18n/format.ts';
import { logEntries } from '@/play/ledger.ts';
import type { Session } from '@/play/session.ts';
import { Board } from '../board/Board.tsx';
import { ImprovementBlock } from '../board/ImprovementBlock.tsx';
import { SeatPanel } from '../board/SeatPanel.tsx';
import { Technologies } from '../board/Technologies.tsx';
import { Tracks } from '../board/Tracks.tsx';
import { EndScreen } from '../end/EndScreen.tsx';
import type { Page } from '../words.ts';
import { Aside } from './Aside.tsx';
import { Captions } from './Captions.tsx';
import { Choices } from './Choices.tsx';
import { Handover } from './Handover.tsx';
import { Looking } from './Looking.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import { Planning } from './Planning.tsx';
import { TurnBar } from './TurnBar.tsx';
import { useArrival } from './useArrival.ts';
import { useGame } from './useGame.ts';
import './aside.css';
import './table.css';
import './turn.css';

interface Props extends Page {
  id: string;
  session: Session;
  /** The move at which this game left another one; null for a game of its own. */
  branchedAt: number | null;
  /** Why the game is not being kept, if it is not. */
  trouble: React.ReactNode;
  /** Plays on from a moment as a game of its own. */
  onBranch: (move: number) => void;
  onNewGame: () => void;
  /** What the page says about keeping the game. */
  keeping: (move: number) => React.ReactNode;
}

type Part = 'tracks' | 'board' | 'technologies' | 'block' | 'seats';

/** What a phase is played on comes first, so that nobody has to look for it. */
const usual: Part[] = ['tracks', 'board', 'technologies', 'block', 'seats'];
const order: Record<Phase, Part[]> = {
  planning: usual,
  pricing: usual,
  production: usual,
  improvement: ['tracks', 'block', 'seats', 'board', 'technologies'],
  research: ['tracks', 'technologies', 'board', 'seats', 'block'],
  logistics: usual,
  sale: usual,
  scoring: usual,
  over: usual,
};

/** Seats are called by their colour, as in every sentence of the rules; Steve's says that it is his. */
const namesAt = ({ seats }: Setup, colours: Record<string, string>, steve: string): Record<string, string> => ({
  ...colours,
  ...Object.fromEntries(
    seats
      .filter(({ player }) => player === 'steve')
      .map(({ colour }) => [colour, fill(steve, { seat: colours[colour] ?? colour })]),
  ),
});

/** When the game is over, a seat's VP are its final ones, patents and retailers included (SE.1). */
const withTotals = (seen: View): View => ({
  ...seen,
  seats: seen.seats.map((seat) => ({
    ...seat,
    vp: seen.standings?.find(({ colour }) => colour === seat.colour)?.total ?? seat.vp,
  })),
});

/** Costs for the seat that is asked about: whose turn it is, who plans, or the first one. */
const costsFor = (state: GameState, asked: Colour | null): Record<Technology, number> => {
  const seat = seatOf(state, state.turn?.seat ?? asked ?? state.seats[0]?.colour ?? 'green');
  return Object.fromEntries(
    technologies.map((technology) => [technology, costOfTechnology(state, seat, technology)]),
  ) as Record<Technology, number>;
};

/** The table: turn bar, board and pieces, and what stands beside them. It shows what the flow says, and holds no rule. */
export function Table({ id, session, branchedAt, trouble, onBranch, onNewGame, keeping, ...page }: Props) {
  const { words, locale, clauseBase } = page;
  const game = useGame(session, words.play);
  const table = useRef<HTMLDivElement>(null);
  const { state } = game.moment;
  const components = componentsOf(state);
  const looksOn = game.looking === null ? game.seat : null;
  const seen = useMemo(() => withTotals(view(state, looksOn)), [state, looksOn]);
  const entries = useMemo(() => logEntries(session.setup, game.now.log), [session, game.now.log]);
  const costs = useMemo(() => costsFor(state, game.next), [state, game.next]);
  const names = useMemo(() => namesAt(session.setup, words.seats, words.board.steve), [session, words]);
  const nameOf = (seat: string) => names[seat] ?? seat;
  const where = game.looking === null ? String(game.flow.value) : 'looking';

  useEffect(() => {
    const who = game.next
      ? fill(words.play.turnOf, { seat: names[game.next] ?? game.next })
      : words.play.prompts['over'];
    document.title = fill(words.play.title, { what: who ?? '', round: game.now.state.round });
  }, [game.next, game.now.state.round, words, names]);

  useArrival(table, `${where} ${game.next} ${game.looking === null ? '' : 'past'}`, game.now.cursor);

  const parts = { view: seen, components, words: words.board, pointing: game.pointing, locale, clauseBase };
  const shown: Record<Part, () => React.ReactNode> = {
    tracks: () => <Tracks {...parts} />,
    board: () => <Board {...parts} />,
    technologies: () => <Technologies {...parts} costs={costs} />,
    block: () => <ImprovementBlock {...parts} />,
    seats: () => seen.seats.map((seat) => <SeatPanel key={seat.colour} {...parts} seat={seat.colour} />),
  };
  return (
    <div ref={table} className="game-table" data-where={where} data-phase={state.phase} data-move={game.now.cursor}>
      {branchedAt !== null && (
        <p className="note branch-note">{fill(words.play.keepPanel.branchOf, { move: branchedAt })}</p>
      )}
      {trouble}
      {game.looking === null ? (
        <TurnBar game={game} names={names} words={words.play} locale={locale} clauseBase={clauseBase} />
      ) : (
        <Looking game={game} words={words.play} onBranch={onBranch} />
      )}
      {where === 'showing' && (
        <Captions
          news={game.flow.context.captions}
          components={components}
          words={words.play}
          clauseBase={clauseBase}
          onContinue={() => game.send({ type: 'continue' })}
        />
      )}
      {where === 'handover' && game.next && (
        <Handover
          seat={game.next}
          name={nameOf(game.next)}
          words={words.play}
          onReady={() => game.send({ type: 'ready' })}
        />
      )}
      {where === 'planning' && game.next && (
        <Planning id={id} game={game} seat={game.next} name={nameOf(game.next)} {...page} />
      )}
      {game.seat && <Choices state={state} words={words} locale={locale} onAct={(action) => game.act(action)} />}
      {where === 'turn' && (
        <Meanwhile
          session={session}
          entries={entries}
          cursor={game.now.cursor}
          words={words.play}
          clauseBase={clauseBase}
        />
      )}
      {where === 'over' && (
        <div data-arrives tabIndex={-1} className="table-end">
          <EndScreen
            state={state}
            setup={session.setup}
            log={game.now.log}
            words={words.ending}
            locale={locale}
            clauseBase={clauseBase}
            onGoTo={game.look}
            onWhatIf={onBranch}
            onNewGame={onNewGame}
          />
        </div>
      )}
      <Aside game={game} entries={entries} keeping={keeping} {...page} />
      <div className="table-main">
        {order[state.phase].map((part) => (
          <div key={part} className={`table-part table-${part}`}>
            <h2 className="visually-hidden">{words.play.sections[part]}</h2>
            {shown[part]()}
          </div>
        ))}
      </div>
    </div>
  );
}
