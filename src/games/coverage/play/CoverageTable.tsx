import type { Colour } from '@machines/core/seats.ts';
import type { Coverage } from '@machines/coverage/types.ts';
import { memo, useMemo, useState } from 'react';
import { HexBoard } from '@/games/coverage/map/HexBoard.tsx';
import { fill } from '@/i18n/format.ts';
import { choosing } from '@/icons/choosing.ts';
import { openGuide } from '@/play/keep/guides.ts';
import { openNames } from '@/play/keep/settings.ts';
import { noteWords } from '@/play/log/notes.ts';
import { people } from '@/play/people.ts';
import { calledInLines, namesOf } from '@/play/seatNames.ts';
import { LastLines } from '@/play/ui/log/LastLines.tsx';
import type { AtTable } from '@/play/ui/Room.tsx';
import { LiveStage, liveOf, useLate, whereOf } from '@/play/ui/stage/live.ts';
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
import { type CoverageGame, useCoverage } from './useCoverage.ts';
import './stage.css';
import './phone.css';

interface Props extends AtTable<Coverage> {
  page: CoveragePage;
}

interface LaidProps extends Props {
  game: CoverageGame;
  names: Record<Colour, string>;
}

/** The one person at the table, if there is one. */
const onlyPerson = (setup: Coverage['setup']): Colour | null => {
  const [person, ...others] = people(setup);
  return others.length === 0 ? (person ?? null) : null;
};

/** Everything on the stage but its bar. */
const Laid = memo(function Laid(props: LaidProps) {
  const { page, table, trouble, onBranch, onNewGame, onAgain, keeping, game, names } = props;
  const { words } = page;
  const { session, branch } = table;
  const { setup } = session;
  const [guide, setGuide] = useState(() => openGuide(table.id, 'coverage'));
  /** The sheet over the map has been lifted, to see the board at the end. */
  const [lifted, setLifted] = useState(false);
  const { state } = game.moment;
  const calledSo = useMemo(
    () => calledInLines(setup, names, { you: words.play.stage.you, inside: words.player.you }),
    [setup, names, words],
  );
  const entries = useMemo(() => logEntries(game.now.entries, calledSo), [game.now.entries, calledSo]);
  const where = whereOf(game);
  const you = onlyPerson(setup);
  const called = { names, you, words: words.end };
  const what = game.next ? fill(words.play.turnOf, { seat: names[game.next] }) : words.prompts['over'];
  const parts = { ...page, session, game, names, entries };
  return (
    <Stage
      className={`coverage-stage coverage-${state.seats.length}`}
      game={game}
      arrival={`${where} ${where === 'handover' ? game.next : ''}`}
      title={fill(words.play.title, { what: what ?? '', round: game.now.state.turn.number })}
      branch={branch}
      onBranch={onBranch}
      words={words.play}
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
          <EndSheet state={state} entries={game.now.entries} {...called} words={words} onLift={() => setLifted(true)} />
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
          empty={words.log.empty}
          entries={entries}
          cursor={game.looking ?? game.now.cursor}
          noteOf={(move) => noteWords(session, move, words.log.forced)}
          onPoint={game.pointed.set}
        />
      }
      home="map"
      toolTab={{ label: words.tool.choose, glyph: choosing.build }}
      onHint={game.hint.toggle}
    />
  );
});

/** The table of Coverage on its stage. It shows what the flow says, and holds no rule. */
export function CoverageTable(props: Props) {
  const { page, table, onNewGame } = props;
  const { words } = page;
  const { session, branch } = table;
  const { setup } = session;
  const game = useCoverage(session, page);
  const late = useLate(game);
  const [own, setNames] = useState(openNames);
  const names = useMemo(
    () => namesOf(setup, { seats: words.seats, players: words.players, you: words.play.stage.you }, own),
    [setup, words, own],
  );
  const outcome =
    whereOf(game) === 'over'
      ? outcomeOf(storyOf(game.now.state, []), { names, you: onlyPerson(setup), words: words.end })
      : null;
  const bar = (
    <CoverageBar {...page} {...{ session, game, names, branch, own, outcome, onNewGame }} onNames={setNames} />
  );
  return (
    <LiveStage value={liveOf(game, late, bar)}>
      <Laid {...props} game={late} names={names} />
    </LiveStage>
  );
}
