import { groupBy } from '@machines/core/group.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { fill } from '@/i18n/format.ts';
import { noteWords } from '@/play/log/notes.ts';
import { isComputer, playerOf } from '@/play/people.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { ToolProps } from './toolProps.ts';

/** What the computer players have done since a person last acted, and why: it stays in its place below the choices. */
export function Did({ session, game, entries, names, words }: ToolProps) {
  const { log, cursor } = game.now;
  const shown = game.looking ?? cursor;
  const last = log.slice(0, shown).findLastIndex(({ seat }) => !isComputer(playerOf(session.setup, seat)));
  const since = entries.filter(({ move, seat }) => move > last + 1 && move <= shown && seat !== null);
  const bySeat = groupBy(since, ({ seat }) => seat as Colour);
  if (bySeat.size === 0) return <div className="tool-did" data-empty />;
  return (
    <section className="tool-did" aria-label={words.play.meanwhile}>
      {[...bySeat].slice(-3).map(([seat, told]) => {
        const lines = told.flatMap(({ move, lines: texts }) => texts.map(({ text }) => ({ move, text })));
        const why = told.flatMap(({ move }) => noteWords(session, move, words.log.forced) ?? []).at(-1);
        return (
          <div key={seat}>
            <h3>
              <SeatShape seat={seat} />
              {fill(words.play.stage.justNow, { seat: names[seat] })}
            </h3>
            <ul>
              {lines.slice(bySeat.size > 1 ? -2 : -4).map(({ move, text }) => (
                <li key={`${move} ${text}`}>{text}</li>
              ))}
            </ul>
            {why && bySeat.size < 3 && <p>“{why}”</p>}
          </div>
        );
      })}
    </section>
  );
}
