import type { Colour } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import type { NewsOf } from '@machines/smartphone/rules/refuse.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { fill } from '@/i18n/format.ts';
import { openGuide } from '@/play/keep/guides.ts';
import type { Branch } from '@/play/keep/storage.ts';
import type { Page } from '@/play/ui/playWords.ts';
import { Handover } from '@/play/ui/table/Handover.tsx';
import { Meanwhile } from '@/play/ui/table/Meanwhile.tsx';
import { TableFrame } from '@/play/ui/table/TableFrame.tsx';
import { useReturn } from '@/play/ui/table/useReturn.ts';
import { usePainted } from '@/ui/afterPaint.tsx';
import { Captions } from './Captions.tsx';
import { Choices } from './Choices.tsx';
import { keepDraft } from './drafts.ts';
import { Guide } from './guide/Guide.tsx';
import { helpIn } from './guide.ts';
import { logEntries } from './log.ts';
import { Planning } from './Planning.tsx';
import { Aside } from './SmartphoneAside.tsx';
import { TurnBar } from './SmartphoneBar.tsx';
import { Parts } from './SmartphoneParts.tsx';
import { SaleDoor } from './sale/SaleDoor.tsx';
import type { Session } from './smartphone.ts';
import { useGame } from './useSmartphone.ts';

/** Not needed until the game is over. */
const EndScreen = lazy(async () => ({ default: (await import('./end/SmartphoneEnd.tsx')).EndScreen }));

interface Props extends Page {
  id: string;
  session: Session;
  /** Where this game left another one; null for a game of its own. */
  branch: Branch | null;
  /** Why the game is not being kept, if it is not. */
  trouble: React.ReactNode;
  /** Plays on from a moment as a game of its own. */
  onBranch: (move: number) => void;
  onNewGame: () => void;
  /** What the page says about keeping the game. */
  keeping: (move: number) => React.ReactNode;
}

/** The table: turn bar, board and pieces, and what stands beside them. It shows what the flow says, and holds no rule. */
export function Table({ id, session, branch, trouble, onBranch, onNewGame, keeping, ...page }: Props) {
  const { words, locale, clauseBase } = page;
  const game = useGame(session);
  const [guide, setGuide] = useState(() => openGuide(id));
  /** Counts plans that a hint or the guide has laid out: the desk takes them up as a new draft. */
  const [laid, setLaid] = useState(0);
  const layOut = (seat: Colour, plan: Plan) => {
    keepDraft(id, seat, game.now.state.round, plan);
    setLaid(laid + 1);
  };
  const seeMoment = useReturn(game.looking, game.look);
  const isOver = game.at === 'over';
  const guided = guide !== null && helpIn(guide, game.now.state) !== null;
  const { state } = game.moment;
  const components = componentsOf(state);
  const entries = useMemo(() => logEntries(session.setup, game.now.log), [session, game.now.log]);
  const where = game.looking === null ? game.at : 'looking';

  const who =
    where === 'showing'
      ? words.play.captions.title
      : game.next
        ? fill(words.play.turnOf, { seat: words.seats[game.next] })
        : words.play.prompts['over'];
  // Nothing beside the board or further down can be used then: it follows one frame later. So does the board itself
  // while the screen changes around it; during a computer's turn it shows what was just done.
  const painted = usePainted(state, where !== 'turn' && where !== 'looking');
  return (
    <TableFrame
      game={game}
      where={where}
      arrival={`${where} ${game.next} ${game.looking === null ? '' : 'past'}`}
      phase={state.phase}
      title={fill(words.play.title, { what: who ?? '', round: game.now.state.round })}
      branch={branch}
      trouble={trouble}
      onBranch={onBranch}
      words={words.play}
      bar={<TurnBar game={game} layOut={guided ? null : layOut} {...page} />}
    >
      {guide && game.looking === null && (
        <Guide {...page} id={id} guide={guide} game={game} onLayOut={layOut} onLeave={() => setGuide(null)} />
      )}
      {where === 'showing' && (
        <Captions
          news={game.flow.context.captions as NewsOf[]}
          components={components}
          words={words.play}
          clauseBase={clauseBase}
          onContinue={() => game.send({ type: 'continue' })}
        />
      )}
      {where === 'handover' && game.next && (
        <Handover
          seat={game.next}
          name={words.seats[game.next]}
          words={words.play}
          onReady={() => game.send({ type: 'ready' })}
        />
      )}
      {where === 'planning' && game.next && (
        <Planning key={laid} id={id} game={game} seat={game.next} name={words.seats[game.next]} {...page} />
      )}
      {game.seat && <Choices state={state} words={words} locale={locale} onAct={(action) => game.act(action)} />}
      <SaleDoor game={game} words={words} locale={locale} />
      {where === 'turn' && (
        <Meanwhile
          session={session}
          entries={entries}
          cursor={game.now.cursor}
          words={words.play}
          clauseBase={clauseBase}
        />
      )}
      {isOver && (
        <div
          {...(where === 'over' && { 'data-arrives': true })}
          hidden={where !== 'over'}
          tabIndex={-1}
          className="table-end"
        >
          <Suspense fallback={<p>{words.play.prompts['over']}</p>}>
            <EndScreen
              state={game.now.state}
              setup={session.setup}
              log={game.now.log}
              judging={{ log: game.now.log, judge: game.judge }}
              advisor={game.advisor}
              words={words.ending}
              locale={locale}
              clauseBase={clauseBase}
              onGoTo={seeMoment}
              onWhatIf={onBranch}
              onNewGame={onNewGame}
            />
          </Suspense>
        </div>
      )}
      <Aside {...page} session={session} game={game} entries={entries} keeping={keeping} waits={!painted} />
      <Parts
        {...page}
        state={state}
        seat={game.looking === null ? game.seat : null}
        pointing={game.pointing}
        waits={!painted && where !== 'thinking'}
        lowerWait={!painted}
      />
    </TableFrame>
  );
}
