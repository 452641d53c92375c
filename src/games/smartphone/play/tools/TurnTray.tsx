import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { isComputer, playerOf } from '@/play/people.ts';
import { Tray } from '@/play/ui/stage/Work.tsx';
import { SeatShape } from '@/ui/Piece.tsx';
import { promptOf } from '../prompt.ts';
import type { ToolProps } from './toolProps.ts';

/** In a small window: what to do, the last thing another did, and the end of the turn within reach of the thumb. */
export function TurnTray({ game, session, entries, names, words }: ToolProps) {
  const { state, cursor } = game.now;
  const last = entries.findLast(
    ({ move, seat }) => move <= cursor && seat !== null && isComputer(playerOf(session.setup, seat)),
  );
  const canEnd = game.seat !== null && legalActions(state).some(({ type }) => type === 'endTurn');
  return (
    <Tray className="tray-small">
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
