import type { Colour } from '@machines/core/seats.ts';
import type { ReactNode } from 'react';
import { fill } from '@/i18n/format.ts';
import type { LivePage } from '@/live/livePage.ts';
import { LiveMoves, LiveTable } from '@/live/ui/LiveTable.tsx';
import { LiveTools } from '@/live/ui/LiveTools.tsx';
import { Running } from '@/live/ui/Running.tsx';
import { Slot } from '@/live/ui/Slot.tsx';
import type { TableKit } from '@/live/ui/table.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { ScenarioTypes } from '../scenarioGame.ts';
import type { ScenarioPage } from '../scenarioPage.ts';
import { EditionSelect, ScenarioBar } from './ScenarioBar.tsx';
import { type PlayOn, ScenarioFoot } from './ScenarioFoot.tsx';
import { Task } from './Task.tsx';
import type { Asked } from './useScenario.ts';
import '@/live/ui/live.css';
import './scenario.css';
import './scenarioPhone.css';
import './answers.css';

interface Props<T extends ScenarioTypes, P extends LivePage> {
  page: ScenarioPage<T>;
  kit: TableKit<T, P>;
  table: P;
  asked: Asked<T>;
  /** “Round 2, phase 7, Sale”. */
  place: string;
  facts: ReactNode;
  /** The viewer's seat while it is nobody's turn. */
  seat: Colour;
  playOn: PlayOn<T>;
}

/** A position one can play, a question about it, and what comes of it: predict, watch, then try. */
export function Scenario<T extends ScenarioTypes, P extends LivePage>(props: Props<T, P>) {
  const { page, kit, table, asked, place, facts, seat } = props;
  const { live, now, told, mode } = asked;
  const { said, frame } = page;
  // Before its phase begins some of the table is the question.
  const shown = live.step === -1 && !told ? { ...live, state: { ...live.state, ...now.before } } : live;
  const hint = told ? said.hintNow : now.open ? said.hintOpen : said.hintClosed;
  const ending = asked.ending && {
    at: asked.atEnding,
    onGo: asked.goToEnding,
    text: live.refused && (
      <>
        {fill(frame.island.tries, {
          seat: table.seats[asked.ending.seat] ?? asked.ending.seat,
          move: kit.actionWords(asked.ending, live.resting),
        })}{' '}
        <span role="alert">
          {kit.sentence(live.refused.refusal, live.resting)} <ClauseLink id={live.refused.refusal.rule} />
        </span>
      </>
    ),
  };
  return (
    <div className="scenario live" data-widget="scenario" data-told={told} data-mode={mode}>
      <ScenarioBar page={page} asked={asked} />
      <div className="scenario-main">
        <Task page={page} asked={asked} facts={facts} place={place} />
        <section className="scenario-mid shrinks grid gap-10px" aria-label={frame.island.position}>
          <h2 className="visually-hidden">{frame.island.position}</h2>
          <div className="scenario-tools">
            <EditionSelect page={page} asked={asked} />
            <LiveTools game={kit} live={live} page={table} lit={asked.lit} onLit={asked.setLit} />
          </div>
          {asked.tableTells && !told ? (
            <p className="live-table shrinks note" data-stage="board">
              {frame.island.tableLater}
            </p>
          ) : (
            <LiveTable
              kit={kit}
              live={shown}
              page={table}
              show={page.show}
              seat={seat}
              lit={asked.lit}
              open={asked.open}
            />
          )}
          {kit.Seats && <kit.Seats state={shown.state} page={table} />}
          <Slot
            game={kit}
            live={live}
            page={table}
            hint={hint}
            {...(mode === 'watch' && { captions: asked.steps, ending })}
          />
          <LiveMoves kit={kit} live={live} page={table} />
        </section>
        <Running game={kit} live={live} page={table} />
      </div>
      <ScenarioFoot page={page} asked={asked} playOn={props.playOn} />
    </div>
  );
}
