import type { Colour } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import { type ReactNode, useState } from 'react';
import { fill } from '@/i18n/format.ts';
import { HintNote } from '@/play/ui/hint/HintNote.tsx';
import { Percent } from '@/play/ui/Percent.tsx';
import type { Page } from '@/play/ui/playWords.ts';
import { Failed } from '@/play/ui/table/Failed.tsx';
import { ThinkingNow } from '@/play/ui/table/ThinkingNow.tsx';
import { losses, lossWords } from './losses.ts';
import { Refusal } from './Refusal.tsx';
import { moveWords } from './SmartphoneMoves.tsx';
import type { Hint } from './useHints.ts';
import type { Game } from './useSmartphone.ts';

interface Props extends Page {
  game: Game;
  names: Record<Colour, string>;
  hint: Hint;
  layOut: (seat: Colour, plan: Plan) => void;
  /** Why the game is not being kept, if it is not. */
  trouble: ReactNode;
}

/** What the advisor would do, and why, to be done at a press. */
function Advice({ game, hint: { advice, player, drop }, layOut, words }: Omit<Props, 'names' | 'trouble'>) {
  const [laid, setLaid] = useState(false);
  const text = words.play.hint;
  if (!advice) return null;
  const { move, progress, failed } = advice;
  const action = move?.action;
  const doIt = () => {
    if (!action) return;
    if (action.type === 'plan') {
      layOut(action.seat, action.plan);
      setLaid(true);
    } else if (action.type === 'endTurn') game.endTurn();
    else game.act(action);
  };
  const said =
    action?.type === 'plan' || !action
      ? fill(text.plan, { player })
      : fill(text.move, { player, move: moveWords(game.now.state, action, words.play) });
  return (
    <HintNote
      player={player}
      said={move && { move: said, why: fill(text.why, { why: move.why }) }}
      failed={failed}
      words={words.play}
      act={action && !laid ? { label: action.type === 'plan' ? text.lay : words.play.stage.doIt, onPress: doIt } : null}
      onClose={drop}
    >
      {laid && <p>{text.laid}</p>}
      {!move && progress && (
        <Percent progress={progress} label={fill(words.play.thinkingOf, { player })} words={words.play} />
      )}
    </HintNote>
  );
}

/** What comes and goes: it lies over the foot of the tool, one at a time, and moves nothing. */
export function Notes({ game, names, hint, layOut, trouble, ...page }: Props) {
  const { words } = page;
  const { state } = game.now;
  const next = game.next ? names[game.next] : '';
  const [hidden, setHidden] = useState(false);
  if (game.looking !== null) return null;
  if (game.at === 'failed') return <Failed seat={next} send={game.send} words={words.play.failed} />;
  if (game.askingToEnd)
    return (
      <div className="turn-warning flex wraps level gap-2" role="alert">
        {losses(state).map((loss) => (
          <p key={loss.kind}>{lossWords(words.play, loss)}</p>
        ))}
        <div className="hint-acts">
          <button type="button" className="button" data-act="end-turn" onClick={game.endTurn}>
            {words.play.endAnyway}
          </button>
          <button type="button" className="button button-main" onClick={game.stay}>
            {words.play.stay}
          </button>
        </div>
      </div>
    );
  if (game.refused && !game.refused.place)
    return (
      <div className="refused-note">
        <Refusal refusal={game.refused.refusal} components={componentsOf(state)} />
      </div>
    );
  if (hint.advice) return <Advice game={game} hint={hint} layOut={layOut} {...page} />;
  if (trouble && !hidden)
    return (
      <div>
        {trouble}
        <button type="button" className="button" onClick={() => setHidden(true)}>
          {words.play.opened.dismiss}
        </button>
      </div>
    );
  if (game.at === 'thinking' && game.flow.context.pause >= 0 && game.next)
    return <ThinkingNow thinking={game.thinking} player={next} words={words.play} />;
  return null;
}
