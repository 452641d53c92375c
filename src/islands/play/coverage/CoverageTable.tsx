import { rulesOf } from '@machines/coverage/editions.ts';
import { standsStill } from '@machines/coverage/rules/endless.ts';
import { useEffect, useMemo, useRef } from 'react';
import { count, fill } from '@/i18n/format.ts';
import { type Coverage, logEntries } from '@/play/coverage.ts';
import type { AtTable } from '../Room.tsx';
import { ClauseLink } from '../table/ClauseLink.tsx';
import { Handover } from '../table/Handover.tsx';
import { Looking } from '../table/Looking.tsx';
import { Meanwhile } from '../table/Meanwhile.tsx';
import { useArrival } from '../table/useArrival.ts';
import { Acting } from './Acting.tsx';
import { Auction } from './Auction.tsx';
import { CompanyPanel } from './Companies.tsx';
import { CoverageAside } from './CoverageAside.tsx';
import { CoverageBar } from './CoverageBar.tsx';
import { CoverageEnd } from './CoverageEnd.tsx';
import { HexBoard } from './HexBoard.tsx';
import { Players } from './Players.tsx';
import type { CoveragePage } from './page.ts';
import { useCoverage } from './useCoverage.ts';
import { Worth } from './Worth.tsx';
import '../table/aside.css';
import '../table/table.css';
import '../table/turn.css';
import '../board/seat.css';
import './coverage.css';

interface Props extends AtTable<Coverage> {
  page: CoveragePage;
}

/** The table of Coverage. It shows what the flow says, and holds no rule. */
export function CoverageTable({ page, table, trouble, onBranch, onNewGame, keeping }: Props) {
  const { words, locale, clauseBase } = page;
  const { session, branchedAt } = table;
  const game = useCoverage(session, page);
  const frame = useRef<HTMLDivElement>(null);
  const { state } = game.moment;
  const entries = useMemo(() => logEntries(session.setup, game.now.log), [session, game.now.log]);
  const where = game.looking === null ? String(game.flow.value) : 'looking';
  const shownLog = game.now.log.slice(0, game.looking ?? game.now.cursor);
  const hidden = rulesOf(state).openMoney === 'hidden' && state.phase !== 'over';

  useEffect(() => {
    const who = game.next ? fill(words.play.turnOf, { seat: words.seats[game.next] }) : words.prompts['over'];
    document.title = fill(words.play.title, { what: who ?? '', round: game.now.state.turn.number });
  }, [game.next, game.now.state.turn.number, words]);

  useArrival(frame, `${where} ${where === 'handover' ? game.next : ''}`, game.now.cursor);

  const [sold] = state.ending?.companies ?? [];
  return (
    <div
      ref={frame}
      className="game-table coverage-table"
      data-where={where}
      data-phase={state.phase}
      data-move={game.now.cursor}
    >
      {branchedAt !== null && (
        <p className="note branch-note">{fill(words.play.keepPanel.branchOf, { move: branchedAt })}</p>
      )}
      {trouble}
      {game.looking === null ? (
        <CoverageBar game={game} {...page} />
      ) : (
        <Looking game={game} words={words.play} onBranch={onBranch} />
      )}
      {state.repeated && standsStill(state) && (
        <p className="note">
          {words.note[state.repeated.kind]}{' '}
          <ClauseLink id={state.repeated.kind === 'pump' ? 'C3.6' : 'C3.10'} base={clauseBase} />
        </p>
      )}
      {state.ending && sold && state.phase !== 'over' && (
        <p className="note">
          {count(locale, words.note.ending, state.ending.turnsLeft, { company: words.companies[sold] })}{' '}
          <ClauseLink id="C7.1" base={clauseBase} />
        </p>
      )}
      {where === 'handover' && game.next && (
        <Handover
          seat={game.next}
          name={words.seats[game.next]}
          words={words.play}
          onReady={() => game.send({ type: 'ready' })}
        />
      )}
      {where === 'over' && (
        <div data-arrives tabIndex={-1} className="table-end">
          <CoverageEnd state={state} onNewGame={onNewGame} {...page} />
        </div>
      )}
      {where === 'turn' && (
        <Meanwhile
          session={session}
          entries={entries}
          cursor={game.now.cursor}
          words={words.play}
          clauseBase={clauseBase}
        />
      )}
      <div className="table-main">
        {where !== 'looking' && where !== 'handover' && state.turn.auction && (
          <Auction game={game} auction={state.turn.auction} {...page} />
        )}
        {game.company && <Acting game={game} company={game.company} {...page} />}
        <div className="table-part table-board">
          <h2 className="visually-hidden">{words.board.title}</h2>
          <HexBoard game={game} {...page} />
        </div>
      </div>
      <CoverageAside session={session} game={game} entries={entries} keeping={keeping} {...page} />
      <div className="table-main">
        <div className="table-part table-seats">
          <h2 className="visually-hidden">{words.company.title}</h2>
          {state.companies.map(({ colour }) => (
            <CompanyPanel key={colour} game={game} company={colour} {...page} />
          ))}
        </div>
        <div className="table-part">
          <Players game={game} {...page} />
        </div>
        <div className="table-part">
          {hidden ? (
            <p className="quiet">{words.worth.hidden}</p>
          ) : (
            <Worth setup={session.setup} log={shownLog} {...page} />
          )}
        </div>
      </div>
    </div>
  );
}
