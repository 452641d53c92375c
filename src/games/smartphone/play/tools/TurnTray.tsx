import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { isComputer, playerOf } from '@/play/people.ts';
import { Tray } from '@/play/ui/stage/Work.tsx';
import { SeatShape } from '@/ui/Piece.tsx';
import { promptOf } from '../prompt.ts';
import { Choices } from './Choices.tsx';
import type { ToolProps } from './toolProps.ts';

/** What is chosen beside the board; in a small window also what to do, what another did, and the end of the turn. */
export function TurnTray({ game, session, entries, names, words }: ToolProps) {
  const { state, cursor } = game.now;
  const last = entries.findLast(
    ({ move, seat }) => move <= cursor && seat !== null && isComputer(playerOf(session.setup, seat)),
  );
  const canEnd = game.seat !== null && legalActions(state).some(({ type }) => type === 'endTurn');
  return (
    <Tray className="tray-small">
      {game.seat && <Choices state={state} words={words} onAct={(action) => game.act(action)} />}
      <div className="small-only turn-tray">
        <div>
          {game.seat && (
            <p>
              <b>{promptOf({ game, names, words })}</b>
            </p>
          )}
          <p>
            {last?.seat && <SeatShape seat={last.seat} />}
            <span>{last?.lines.at(-1)?.text}</span>
          </p>
        </div>
        {canEnd && (
          <button type="button" className="button button-main" data-act="end-turn" onClick={game.endTurn}>
            {words.play.endTurn}
          </button>
        )}
      </div>
    </Tray>
  );
}
