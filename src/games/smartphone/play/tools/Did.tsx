import { groupBy } from '@machines/core/group.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import { lazy, Suspense } from 'react';
import { tileName } from '@/games/smartphone/board/Tiles.tsx';
import { fill } from '@/i18n/format.ts';
import { noteWords } from '@/play/log/notes.ts';
import { isComputer, people, playerOf } from '@/play/people.ts';
import { useHigh } from '@/play/ui/stage/useRoomFor.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import { type Place, placeKey } from '../boardPlaces.ts';
import { doneSince } from '../lastMoves.ts';
import type { ToolProps } from './toolProps.ts';

/** Only a high rail has room for it, or one that offers nothing to choose. */
const Standing = lazy(() => import('./Standing.tsx'));

/** What the computer players have done since a person last acted, place by place, and why. */
function Since({ session, game, entries, names, called, words, high }: ToolProps & { high: boolean }) {
  const { log, cursor } = game.now;
  const shown = game.looking ?? cursor;
  const mine = log.slice(0, shown).findLastIndex(({ seat }) => !isComputer(playerOf(session.setup, seat)));
  const now = entries.findLast(({ move }) => move <= shown);
  const begun = entries.find(({ round, phase }) => round === now?.round && phase === now.phase)?.move ?? 0;
  // Where only computers play, there is no turn of one's own to count from: then since the phase began.
  const last = people(session.setup).length > 0 ? mine : begun - 2;
  const since = entries.filter(({ move, seat }) => move > last + 1 && move <= shown && seat !== null);
  const bySeat = groupBy(since, ({ seat }) => seat as Colour);
  if (bySeat.size === 0) return <div className="tool-did grid gap-6px" data-empty />;
  const nameOf = (place: Place): string => {
    if (place.kind === 'technology') return words.board.technologies[place.technology];
    if (place.kind === 'improvement') return tileName(words.board, componentsOf(game.now.state), place.tile);
    return place.kind === 'tokens' ? words.play.tools.token : words.board.regions[place.region];
  };
  const seats = [...bySeat].map(([seat, told]) => {
    const lines = told.flatMap(({ move, lines: texts }) =>
      texts.map(({ text }) => ({ key: `${move}`, text, more: '' })),
    );
    const done = doneSince(session, seat, last + 1, shown, words.play.last).map(({ place, words: more }) => ({
      key: `${placeKey(place)} ${more}`,
      text: nameOf(place),
      more,
    }));
    const why = told.flatMap(({ move }) => noteWords(session, move, words.log.forced, called) ?? []).at(-1);
    return { seat, why, rows: done.length > 0 ? done : lines.slice(-1) };
  });
  const [one, ...others] = seats;
  const alone = one && others.length === 0 ? one : null;
  // A high rail has room for nearly all of it, a low one for the last of each.
  const most = high ? Math.max(2, Math.ceil(8 / seats.length)) : alone ? 5 : seats.length > 2 ? 1 : 2;
  return (
    <section className="tool-did grid gap-6px" aria-label={words.play.meanwhile}>
      <h3>
        {alone && <SeatShape seat={alone.seat} />}
        {alone
          ? fill(words.play.stage.justNow, { seat: names[alone.seat] })
          : people(session.setup).length > 0
            ? words.play.tools.since
            : words.play.meanwhile}
      </h3>
      <ul>
        {seats.flatMap(({ seat, rows }) =>
          rows.slice(-most).map(({ key, text, more }) => (
            <li key={`${seat} ${key}`}>
              {!alone && <SeatShape seat={seat} />}
              <span>{text}</span>
              <b>{more}</b>
            </li>
          )),
        )}
      </ul>
      {alone?.why && <p>“{alone.why}”</p>}
    </section>
  );
}

/** Below the choices: what the others did and, where there is room, how the score stands. */
export function Did(props: ToolProps) {
  const high = useHigh();
  return (
    <>
      {(high || people(props.session.setup).length === 0) && (
        <Suspense>
          <Standing {...props} />
        </Suspense>
      )}
      <Since {...props} high={high} />
    </>
  );
}
