import { rulesOf } from '@machines/coverage/readings.ts';
import { standsStill } from '@machines/coverage/rules/endless.ts';
import type { Coverage } from '@machines/coverage/types.ts';
import { lazy, Suspense, useMemo } from 'react';
import { HexBoard } from '@/games/coverage/map/HexBoard.tsx';
import { count, fill } from '@/i18n/format.ts';
import { people } from '@/play/people.ts';
import type { AtTable } from '@/play/ui/Room.tsx';
import { Handover } from '@/play/ui/table/Handover.tsx';
import { Meanwhile } from '@/play/ui/table/Meanwhile.tsx';
import { TableFrame } from '@/play/ui/table/TableFrame.tsx';
import { useReturn } from '@/play/ui/table/useReturn.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { Acting, Chosen } from './Acting.tsx';
import { Auction } from './Auction.tsx';
import { Bid } from './Bid.tsx';
import { CompanyPanel } from './Companies.tsx';
import { CompanyActs } from './CompanyActs.tsx';
import { CoverageAside } from './CoverageAside.tsx';
import { CoverageBar } from './CoverageBar.tsx';
import { CoverageEnd } from './CoverageEnd.tsx';
import { logEntries } from './coverage.ts';
import type { CoveragePage } from './coveragePlayPage.ts';
import { Players } from './Players.tsx';
import { useCoverage } from './useCoverage.ts';
import { Worth } from './Worth.tsx';
import './coverage.css';

/** Not needed until the game is over. */
const CoverageDecisions = lazy(() => import('./CoverageDecisions.tsx'));

interface Props extends AtTable<Coverage> {
  page: CoveragePage;
}

/** The table of Coverage. It shows what the flow says, and holds no rule. */
export function CoverageTable({ page, table, trouble, onBranch, onNewGame, keeping }: Props) {
  const { words, locale, clauseBase } = page;
  const { session, branch } = table;
  const game = useCoverage(session, page);
  const { state } = game.moment;
  const entries = useMemo(() => logEntries(session.setup, game.now.log), [session, game.now.log]);
  const seeMoment = useReturn(game.looking, game.look);
  const isOver = game.at === 'over';
  const where = game.looking === null ? game.at : 'looking';
  const shownLog = game.now.log.slice(0, game.looking ?? game.now.cursor);
  const hidden = rulesOf(state).openMoney === 'hidden' && state.phase !== 'over';

  const who = game.next ? fill(words.play.turnOf, { seat: words.seats[game.next] }) : words.prompts['over'];
  const [sold] = state.ending?.companies ?? [];
  return (
    <TableFrame
      className="coverage-table"
      game={game}
      where={where}
      arrival={`${where} ${where === 'handover' ? game.next : ''}`}
      phase={state.phase}
      title={fill(words.play.title, { what: who ?? '', round: game.now.state.turn.number })}
      branch={branch}
      trouble={trouble}
      onBranch={onBranch}
      words={words.play}
      bar={<CoverageBar game={game} {...page} />}
    >
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
      {isOver && (
        <div
          {...(where === 'over' && { 'data-arrives': true })}
          hidden={where !== 'over'}
          tabIndex={-1}
          className="table-end"
        >
          <CoverageEnd state={game.now.state} onNewGame={onNewGame} words={words}>
            {people(session.setup).length > 0 && (
              <Suspense>
                <CoverageDecisions
                  {...page}
                  setup={session.setup}
                  judging={{ log: game.now.log, judge: game.judge }}
                  advisor={game.advisor}
                  onGoTo={seeMoment}
                  onWhatIf={onBranch}
                />
              </Suspense>
            )}
          </CoverageEnd>
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
          <Auction state={state} auction={state.turn.auction} {...page}>
            {game.seat && <Bid key={game.now.cursor} acting={game.acting} seat={game.seat} {...page} />}
          </Auction>
        )}
        {game.company && <Acting acting={game.acting} expanding={game} company={game.company} {...page} />}
        <div className="table-part table-board">
          <h2 className="visually-hidden">{words.board.title}</h2>
          <HexBoard state={state} pointing={game.pointing} {...page} />
          {game.company && <Chosen acting={game.acting} expanding={game} company={game.company} {...page} />}
        </div>
      </div>
      <CoverageAside session={session} game={game} entries={entries} keeping={keeping} {...page} />
      <div className="table-main">
        <div className="table-part table-seats">
          <h2 className="visually-hidden">{words.company.title}</h2>
          {state.companies.map(({ colour }) => (
            <CompanyPanel key={colour} state={state} company={colour} {...page}>
              <CompanyActs acting={game.acting} company={colour} {...page} />
            </CompanyPanel>
          ))}
        </div>
        <div className="table-part">
          <Players state={state} you={game.looking === null ? game.seat : null} next={game.next} {...page} />
        </div>
        <div className="table-part">
          {hidden ? (
            <p className="quiet">{words.worth.hidden}</p>
          ) : (
            <Worth setup={session.setup} log={shownLog} {...page} />
          )}
        </div>
      </div>
    </TableFrame>
  );
}
