import type { Coverage } from '@machines/coverage/types.ts';
import { useMemo, useState } from 'react';
import { HexBoard } from '@/games/coverage/map/HexBoard.tsx';
import { fill } from '@/i18n/format.ts';
import { choosing } from '@/icons/choosing.ts';
import { openGuide } from '@/play/keep/guides.ts';
import { openNames } from '@/play/keep/settings.ts';
import { noteWords } from '@/play/log/notes.ts';
import { namesOf } from '@/play/names.ts';
import { people } from '@/play/people.ts';
import { LastLines } from '@/play/ui/log/LastLines.tsx';
import type { AtTable } from '@/play/ui/Room.tsx';
import { Stage } from '@/play/ui/stage/Stage.tsx';
import { Handover } from '@/play/ui/table/Handover.tsx';
import { CoverageBar } from './CoverageBar.tsx';
import { coverageFoot } from './CoverageFoot.tsx';
import { CoverageNotes } from './CoverageNotes.tsx';
import { CoverageTool } from './CoverageTool.tsx';
import { logEntries } from './coverage.ts';
import type { CoveragePage } from './coveragePlayPage.ts';
import { EndSheet } from './end/EndSheet.tsx';
import { outcomeOf } from './end/sentences.ts';
import { storyOf } from './end/story.ts';
import { CoverageGuide } from './guide/CoverageGuide.tsx';
import { foresee } from './ledger/foreseen.ts';
import { Ledger } from './ledger/Ledger.tsx';
import { MapCorners } from './MapCorners.tsx';
import { useCoverage } from './useCoverage.ts';
import './stage.css';
import './phone.css';

interface Props extends AtTable<Coverage> {
  page: CoveragePage;
}

/** The table of Coverage on its stage. It shows what the flow says, and holds no rule. */
export function CoverageTable({ page, table, trouble, onBranch, onNewGame, onAgain, keeping }: Props) {
  const { words, clauseBase } = page;
  const { session, branch } = table;
  const { setup } = session;
  const game = useCoverage(session, page);
  const [own, setNames] = useState(openNames);
  const [guide, setGuide] = useState(() => openGuide(table.id, 'coverage'));
  /** The sheet over the map has been lifted, to see the board at the end. */
  const [lifted, setLifted] = useState(false);
  const { state } = game.moment;
  const names = useMemo(
    () => namesOf(setup, { seats: words.seats, players: words.players, you: words.play.stage.you }, own),
    [setup, words, own],
  );
  const entries = useMemo(() => logEntries(setup, game.now.log), [setup, game.now.log]);
  const where = game.looking === null ? game.at : 'looking';
  const [person, ...others] = people(setup);
  const you = others.length === 0 ? (person ?? null) : null;
  const called = { names, you, words: words.end };
  const outcome = where === 'over' ? outcomeOf(storyOf(game.now.state, []), called) : null;
  const what = game.next ? fill(words.play.turnOf, { seat: names[game.next] }) : words.prompts['over'];
  const parts = { ...page, session, game, names, entries };
  return (
    <Stage
      className={`coverage-stage coverage-${state.seats.length}`}
      game={game}
      where={where}
      arrival={`${where} ${where === 'handover' ? game.next : ''}`}
      phase={state.phase}
      title={fill(words.play.title, { what: what ?? '', round: game.now.state.turn.number })}
      branch={branch}
      onBranch={onBranch}
      words={words.play}
      bar={<CoverageBar {...parts} {...{ branch, own, outcome, onNewGame }} onNames={setNames} />}
      strip={null}
      map={
        <HexBoard state={state} pointing={game.pointing} fill {...page}>
          <MapCorners state={state} {...page} />
        </HexBoard>
      }
      sheet={
        where === 'handover' && game.next ? (
          <Handover
            seat={game.next}
            name={names[game.next]}
            words={words.play}
            onReady={() => game.send({ type: 'ready' })}
          />
        ) : where === 'over' && !lifted ? (
          <EndSheet state={state} log={game.now.log} {...called} words={words} onLift={() => setLifted(true)} />
        ) : null
      }
      seats={
        <Ledger
          state={state}
          you={you ?? game.seat}
          sees={game.looking === null ? game.seat : null}
          next={game.next}
          names={names}
          foreseen={foresee(state, game.company, game.chosen)}
          words={words}
        />
      }
      guide={
        guide &&
        game.looking === null &&
        game.at !== 'thinking' && (
          <CoverageGuide {...page} id={table.id} session={session} game={game} onLeave={() => setGuide(null)} />
        )
      }
      players={state.seats.length}
      tool={<CoverageTool {...parts} {...{ where, onBranch, onNewGame, onAgain }} />}
      notes={<CoverageNotes {...page} game={game} guided={guide !== null} trouble={trouble} />}
      foot={coverageFoot({ ...parts, keeping })}
      last={
        <LastLines
          entries={entries}
          cursor={game.looking ?? game.now.cursor}
          clauseBase={clauseBase}
          noteOf={(move) => noteWords(session, move, words.log.forced)}
          onPoint={game.pointed.set}
        />
      }
      home="map"
      toolTab={{ label: words.tool.choose, glyph: choosing.build }}
      onHint={game.hint.toggle}
    />
  );
}
