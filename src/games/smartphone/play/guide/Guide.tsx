import type { Action } from '@machines/smartphone/actions.ts';
import { restingState } from '@machines/smartphone/flow.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { useEffect, useState } from 'react';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { markDone } from '@/learn/progress.ts';
import type { Guide as GuideName } from '@/play/guideNames.ts';
import { dropGuide } from '@/play/keep/guides.ts';
import { useAdvice } from '@/play/ui/hint/useAdvice.ts';
import type { Page } from '@/play/ui/playWords.ts';
import { helpIn, isPlayed } from '../guide.ts';
import { moveWords } from '../SmartphoneMoves.tsx';
import type { Game } from '../useSmartphone.ts';
import './guide.css';

interface Props extends Page {
  /** The kept game's id. */
  id: string;
  guide: GuideName;
  game: Game;
  onLayOut: (seat: Colour, plan: Plan) => void;
  onLeave: () => void;
}

/** Someone who knows the game, beside the board: less to say every round, and never in the way. */
export function Guide({ id, guide, game, words: { guide: words, play }, courseHref, onLayOut, onLeave }: Props) {
  const { state, cursor } = game.now;
  const help = helpIn(guide, state);
  const played = isPlayed(guide, state);
  /** The moment at which the guide was asked to speak up. */
  const [asked, setAsked] = useState<number | null>(null);
  const [laid, setLaid] = useState<number | null>(null);
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    if (played) markDone([`smartphone/${guide}/played`], `smartphone/${guide}`);
  }, [played, guide]);

  const seat = game.next && (game.seat || game.at === 'planning') ? game.next : null;
  const { advice, ask } = useAdvice<Action>(game, seat);
  const offered = advice?.move;
  if (played)
    return (
      <section className="guide" aria-label={words.title}>
        <p>{words.finished[guide]}</p>
        <p className="guide-acts">
          <a className="button" href={courseHref}>
            {words.toCourse}
          </a>
        </p>
      </section>
    );
  if (!help || !seat) return null;
  const at = restingState(state);
  const speaks = help !== 'asked' || asked === cursor;
  const text = help === 'full' || asked === cursor ? words.full[at] : words.hints[at];
  const layOut = (plan: Plan) => {
    onLayOut(seat, plan);
    setLaid(cursor);
  };
  return (
    <section className="guide" aria-label={words.title} data-help={help}>
      <header>
        <h2>{words.title}</h2>
        <button
          type="button"
          className="button button-square"
          aria-expanded={!folded}
          aria-label={words.fold}
          onClick={() => setFolded(!folded)}
        >
          <Icon of={folded ? controls.up : controls.down} />
        </button>
      </header>
      <div hidden={folded} aria-live="polite" className="guide-says">
        <p>{speaks ? text : words.quiet}</p>
        {offered && (
          <p>
            {offered.action.type !== 'plan' && (
              <b>{fill(words.sound, { move: moveWords(state, offered.action, play).replace(/\.$/, '') })} </b>
            )}
            {offered.why}
          </p>
        )}
        {laid === cursor && <p>{words.laidOut}</p>}
      </div>
      <p hidden={folded} className="guide-acts">
        {help !== 'full' && asked !== cursor && (
          <button type="button" className="button" onClick={() => setAsked(cursor)}>
            {words.ask}
          </button>
        )}
        {!offered ? (
          <button type="button" className="button" disabled={advice !== null} onClick={ask}>
            {words.suggest}
          </button>
        ) : (
          offered.action.type === 'plan' &&
          laid !== cursor && (
            <button
              type="button"
              className="button"
              onClick={() => offered.action.type === 'plan' && layOut(offered.action.plan)}
            >
              {words.layOut}
            </button>
          )
        )}
        <button
          type="button"
          className="button"
          onClick={() => {
            dropGuide(id);
            onLeave();
          }}
        >
          {words.leave}
        </button>
      </p>
    </section>
  );
}
