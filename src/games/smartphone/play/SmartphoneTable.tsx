import { planInMiddle } from '@machines/smartphone/desk.ts';
import type { Colour, Region } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import { view } from '@machines/smartphone/view.ts';
import { lazy, memo, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { Board } from '@/games/smartphone/board/Board.tsx';
import { Market } from '@/games/smartphone/board/Market.tsx';
import type { Marks } from '@/games/smartphone/board/marks.ts';
import { PriceStrip } from '@/games/smartphone/board/PriceStrip.tsx';
import { fill } from '@/i18n/format.ts';
import type { GuideOf } from '@/play/guide/guideNames.ts';
import { openGuide } from '@/play/keep/guides.ts';
import { openNames } from '@/play/keep/settings.ts';
import type { Branch } from '@/play/keep/storage.ts';
import { noteWords } from '@/play/log/notes.ts';
import { drawSeed } from '@/play/seating.ts';
import { calledInLines, namesOf } from '@/play/seatNames.ts';
import { LastLines } from '@/play/ui/log/LastLines.tsx';
import type { Page } from '@/play/ui/playWords.ts';
import { LiveStage, liveOf, useLate, whereOf } from '@/play/ui/stage/live.ts';
import { Stage } from '@/play/ui/stage/Stage.tsx';
import { useNarrowMap } from '@/play/ui/stage/useRoomFor.ts';
import { useSteady } from '@/ui/useSteady.ts';
import { placeKey } from './boardPlaces.ts';
import { tableCues } from './cues/cues.ts';
import { keepDraft } from './drafts.ts';
import { Guide } from './guide/Guide.tsx';
import { helpIn } from './guide/guide.ts';
import { Legend } from './Legend.tsx';
import { logEntries } from './log.ts';
import { costsFor, eyesOf, withTotals } from './onStage.ts';
import { TurnBar } from './SmartphoneBar.tsx';
import { smartphoneFoot } from './SmartphoneFoot.tsx';
import { Notes } from './SmartphoneNotes.tsx';
import { Seats } from './SmartphoneSeats.tsx';
import { sheetOf } from './SmartphoneSheet.tsx';
import { homeOf, Tool, toolTab } from './SmartphoneTool.tsx';
import type { Session } from './smartphone.ts';
import { type Hint, useHints } from './useHints.ts';
import { useMarks } from './useMarks.ts';
import { type Game, useGame } from './useSmartphone.ts';

/** Not needed where the map has room for cards. */
const RegionSheet = lazy(async () => ({ default: (await import('./RegionSheet.tsx')).RegionSheet }));

interface Props extends Page {
  id: string;
  session: Session;
  /** Where this game left another one; null for a game of its own. */
  branch: Branch | null;
  /** Why the game is not being kept, if it is not. */
  trouble: ReactNode;
  /** Plays on from a moment as a game of its own. */
  onBranch: (move: number) => void;
  onNewGame: () => void;
  /** The same seats again. */
  onAgain: (setup: Session['setup']) => void;
  /** What the page says about keeping the game. */
  keeping: (move: number) => ReactNode;
}

/** Whose last moves are marked on the board. */
const lastBy = ({ last }: Marks): Colour[] => [
  ...new Set(Object.values(last ?? {}).flatMap((note) => note?.seat ?? [])),
];

interface LaidProps extends Props {
  game: Game;
  hint: Hint;
  guide: GuideOf<'smartphone'> | null;
  names: Record<Colour, string>;
  onLeaveGuide: () => void;
}

/** Everything on the stage but its bar. */
const Laid = memo(function Laid({
  id,
  session,
  branch,
  trouble,
  onBranch,
  onNewGame,
  onAgain,
  keeping,
  game,
  hint,
  guide,
  names,
  onLeaveGuide,
  ...page
}: LaidProps) {
  const { words } = page;
  /** Counts plans that a hint or the guide has laid out: the desk takes them up as a new draft. */
  const [laid, setLaid] = useState(0);
  const [draft, setDraft] = useState<Plan | null>(null);
  /** The sheet over the map has been lifted, to see the board at the end. */
  const [lifted, setLifted] = useState(false);
  const layOut = (seat: Colour, found: Plan) => {
    const plan = planInMiddle(found);
    keepDraft(id, seat, game.now.state.round, plan);
    setDraft(plan);
    setLaid(laid + 1);
  };
  const { state } = game.moment;
  const called = useMemo(
    () => calledInLines(session.setup, names, { you: words.play.stage.you, inside: words.board.you }),
    [session, names, words],
  );
  const entries = useMemo(() => logEntries(game.now.entries, called), [game.now.entries, called]);
  const where = whereOf(game);
  const planner = where === 'planning' ? game.next : null;
  const eyes = where === 'looking' ? eyesOf(state, null) : eyesOf(state, game.seat ?? planner);
  const seen = useMemo(() => withTotals(view(state, eyes)), [state, eyes]);
  const small = useNarrowMap();
  /** The region that is opened on a small map, for as long as the turn lasts. */
  const [picked, setPicked] = useState<{ region: Region; at: string } | null>(null);
  const turn = `${where} ${state.phase} ${game.next}`;
  const opened = small && picked?.at === turn ? picked.region : null;
  /** A place that is pointed at in a list, at the moment it was. */
  const [pointed, setPointed] = useState<{ place: string | null; at: number } | null>(null);
  const lit = pointed?.at === game.now.cursor ? pointed.place : null;
  const setLit = (place: string | null) => setPointed({ place, at: game.now.cursor });
  const look = useSteady((region: Region | null) => setLit(region && placeKey({ kind: 'region', region })));
  const { marks, ghost } = useMarks({ id, session, game, hint, planner, draft, lit, words });
  const parts = {
    view: seen,
    components: componentsOf(state),
    words: words.board,
    pointing: game.pointing,
    marks,
  };
  const what =
    where === 'showing'
      ? words.play.captions.title
      : game.next
        ? names[game.next] === words.play.stage.you
          ? words.play.stage.yourTurn
          : fill(words.play.turnOf, { seat: names[game.next] })
        : words.play.prompts['over'];
  const stage = { ...page, game, names, called, entries, session };
  const foot = smartphoneFoot({ ...stage, keeping, lit, onLit: setLit });
  return (
    <Stage
      game={game}
      arrival={`${where} ${game.next} ${game.looking === null ? '' : 'past'}`}
      title={fill(words.play.title, { what: what ?? '', round: game.now.state.round })}
      branch={branch}
      onBranch={onBranch}
      words={words.play}
      strip={
        <PriceStrip
          {...parts}
          ghost={ghost}
          legend={<Legend {...stage} stands={marks.stands ?? null} price={ghost?.price ?? null} last={lastBy(marks)} />}
        />
      }
      map={
        <>
          <Board
            {...parts}
            fill
            onLook={game.seat && state.phase === 'logistics' ? look : undefined}
            onOpen={small ? (region) => setPicked({ region, at: turn }) : undefined}
          />
          {opened && (
            <Suspense>
              <RegionSheet table={parts} game={game} region={opened} words={words} onClose={() => setPicked(null)} />
            </Suspense>
          )}
        </>
      }
      market={<Market {...parts} costs={costsFor(state, eyes)} />}
      sheet={sheetOf({ ...stage, id, state, where, lifted, onLift: () => setLifted(true) })}
      seats={<Seats state={state} view={seen} acting={planner} words={words.board} names={names} />}
      guide={
        guide &&
        game.looking === null &&
        game.at !== 'thinking' && (
          <Guide
            {...page}
            id={id}
            guide={guide}
            session={session}
            game={game}
            onLayOut={layOut}
            onLeave={onLeaveGuide}
          />
        )
      }
      players={guide ? 4 : seen.seats.length}
      tool={
        <Tool
          {...stage}
          key={laid}
          id={id}
          where={where}
          log={() => foot[0]?.content()}
          lit={lit}
          onLit={setLit}
          onPlan={setDraft}
          onBranch={onBranch}
          onNewGame={onNewGame}
          onAgain={onAgain}
        />
      }
      notes={<Notes {...stage} hint={hint} layOut={layOut} trouble={trouble} />}
      foot={foot}
      last={
        <LastLines
          empty={words.log.empty}
          entries={entries}
          cursor={game.looking ?? game.now.cursor}
          noteOf={(move) => noteWords(session, move, words.log.forced, called)}
          onPoint={setLit}
        />
      }
      motion={{ session, shown: game.looking === null ? state : null, pause: game.flow.context.pause, cues: tableCues }}
      home={homeOf(where, state.phase)}
      toolTab={toolTab(where, state.phase, words)}
      onHint={hint.toggle}
    />
  );
});

/** The table of Smartphone Inc. on its stage. It shows what the flow says, and holds no rule. */
export function SmartphoneTable(props: Props) {
  const { id, session, onAgain, words } = props;
  const game = useGame(session);
  const late = useLate(game);
  const { hint, askable } = useHints(game, words.board.players);
  const [guide, setGuide] = useState(() => openGuide(id, 'smartphone'));
  const [ownNames, setNames] = useState(openNames);
  const names = useMemo(
    () =>
      namesOf(session.setup, { seats: words.seats, players: words.board.players, you: words.play.stage.you }, ownNames),
    [session, words, ownNames],
  );
  const guided = guide !== null && helpIn(guide, game.now.state) !== null;
  const bar = (
    <TurnBar
      {...props}
      game={game}
      names={names}
      hint={askable && !guided ? hint : null}
      own={ownNames}
      onNames={setNames}
      onAgain={() => onAgain({ ...session.setup, seed: drawSeed() })}
      onContinue={() => game.send({ type: 'continue' })}
    />
  );
  const leaveGuide = useCallback(() => setGuide(null), []);
  return (
    <LiveStage value={liveOf(game, late, bar)}>
      <Laid {...props} game={late} hint={hint} guide={guide} names={names} onLeaveGuide={leaveGuide} />
    </LiveStage>
  );
}
