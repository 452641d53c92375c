import type { Colour } from '@machines/core/seats.ts';
import { type ReactNode, useId, useState } from 'react';
import type { TableWords } from '@/i18n/en/table.ts';
import { fill } from '@/i18n/format.ts';
import { Percent } from '../Percent.tsx';
import { type Advice, type Advisable, useAdvice } from './useAdvice.ts';
import './hint.css';

interface Hinting<Action> {
  game: Advisable<Action>;
  /** The person who has to decide; null where there is nothing to ask about. */
  seat: Colour | null;
  /** What the advisor is called. */
  player: string;
  /** A move in words; null where the reason tells it all. */
  say: (action: Action) => string | null;
  /** Lays a move out without making it. */
  layOut?: ((action: Action) => void) | undefined;
  words: TableWords;
}

interface SaysProps<Action> extends Pick<Hinting<Action>, 'player' | 'say' | 'layOut' | 'words'> {
  id: string;
  advice: Advice<Action>;
}

function HintSays<Action>({ id, advice: { move, progress, failed }, player, say, layOut, words }: SaysProps<Action>) {
  const [laid, setLaid] = useState(false);
  const text = words.hint;
  const spoken = move && say(move.action);
  return (
    <section id={id} className="hint" aria-label={fill(text.title, { player })}>
      <div className="hint-says" role="status">
        {move ? (
          <p>
            <b>
              {spoken === null
                ? fill(text.plan, { player })
                : fill(text.move, { player, move: spoken.replace(/\.$/, '') })}
            </b>{' '}
            {fill(text.why, { why: move.why })}
          </p>
        ) : (
          <p>{failed ? text.failed : fill(words.thinking, { seat: player })}</p>
        )}
        {laid && <p>{text.laid}</p>}
      </div>
      {!move && progress && <Percent progress={progress} label={fill(words.thinkingOf, { player })} words={words} />}
      {move && layOut && (
        <button
          type="button"
          className="button"
          onClick={() => {
            layOut(move.action);
            setLaid(true);
          }}
        >
          {text.lay}
        </button>
      )}
    </section>
  );
}

/** What the game's advisor would do, and why: only when asked, and gone with the moment it was about. */
export function useHint<Action>({ game, seat, ...rest }: Hinting<Action>): { button: ReactNode; says: ReactNode } {
  const { advice, ask, drop } = useAdvice(game, seat);
  const id = useId();
  const { player, words } = rest;
  if (!seat) return { button: null, says: null };
  return {
    button: (
      <button
        type="button"
        className="button"
        aria-expanded={advice !== null}
        aria-controls={advice ? id : undefined}
        title={fill(words.hint.about, { player })}
        onClick={advice ? drop : ask}
      >
        {advice ? words.hint.close : words.hint.ask}
      </button>
    ),
    says: advice && <HintSays id={id} advice={advice} {...rest} />,
  };
}
