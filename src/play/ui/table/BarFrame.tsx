import type { Colour } from '@machines/core/seats.ts';
import type { ReactNode } from 'react';
import type { TableWords } from '@/i18n/en/table.ts';
import { fill } from '@/i18n/format.ts';
import { Failed } from './Failed.tsx';
import { ThinkingNow } from './ThinkingNow.tsx';
import { TurnWho } from './TurnWho.tsx';
import type { TableGame } from './useTable.ts';

interface Props {
  game: Pick<TableGame, 'at' | 'flow' | 'next' | 'send' | 'thinking'>;
  seats: Record<Colour, string>;
  player: string | undefined;
  mine: boolean;
  /** Said instead of whose turn it is while nobody acts. */
  nobody?: string | null;
  /** That there are no more turns. */
  over: string | undefined;
  words: TableWords;
  /** What may be done, beside whose turn it is. */
  says: ReactNode;
  children: ReactNode;
}

/** The bar on top of a table: whose turn it is, what a computer player thinks, and what can be pressed. */
export function BarFrame({
  game: { at, flow, next, send, thinking: progress },
  seats,
  player,
  mine,
  nobody = null,
  over,
  words,
  says,
  children,
}: Props) {
  const name = next ? seats[next] : '';
  const thinking = at === 'thinking';
  const { why } = flow.context;
  return (
    <section
      data-bar
      tabIndex={-1}
      className="turn-bar"
      data-seat={next ?? undefined}
      aria-label={nobody ?? (next ? fill(words.turnOf, { seat: name }) : over)}
    >
      <div className="turn-says" role="status">
        {nobody && <p className="turn-who">{nobody}</p>}
        {next && !nobody && (
          <TurnWho seat={next} name={name} player={player} mine={mine} thinking={thinking} words={words} />
        )}
        {says}
        {thinking && why && <p className="quiet">{fill(words.because, { seat: seats[why.seat], why: why.text })}</p>}
      </div>
      {at === 'failed' && <Failed seat={name} send={send} words={words.failed} />}
      {thinking && <ThinkingNow thinking={progress} player={player ?? name} words={words} />}
      {children}
    </section>
  );
}
