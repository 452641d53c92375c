import { seatOf } from '@machines/smartphone/rules/lookup.ts';
import type { GameState, Standing } from '@machines/smartphone/state.ts';
import type { EndingWords } from '@/i18n/en/ending.ts';
import { count, fill } from '@/i18n/format.ts';
import { playerOf } from '@/play/people.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { SeatShape } from '@/ui/Piece.tsx';

interface Props {
  /** The position at the end of the game. */
  state: GameState;
  words: EndingWords;
}

/** Seats with equal VP, each group once. */
const ties = (standings: readonly Standing[]): Standing[][] =>
  [...new Set(standings.map(({ total }) => total))]
    .map((vp) => standings.filter(({ total }) => total === vp))
    .filter((level) => level.length > 1);

/** Places, best first, and how equal VP were told apart (SE.2). */
export function Standings({ state, words }: Props) {
  const t = words.standings;
  const standings = state.standings ?? [];
  const counted = ({ colour }: Standing) => {
    const { technologies, patents } = seatOf(state, colour);
    return {
      technologies: count(t.technologies, technologies.length),
      patents: count(t.patents, patents.length),
    };
  };
  const whoPlays = ({ colour }: Standing): string => {
    const player = playerOf(state.setup, colour);
    return words.players[player] ?? player;
  };
  return (
    <section className="end-part" aria-label={t.title}>
      <ol className="standings grid gap-2">
        {standings.map((standing) => {
          const { technologies, patents } = counted(standing);
          return (
            <li className="grid level" key={standing.colour} data-place={standing.place}>
              <span className="standing-place">
                <span className="visually-hidden">{fill(t.place, { place: standing.place })}</span>
                <span aria-hidden="true">{standing.place}</span>
              </span>
              <SeatShape seat={standing.colour} />
              <span className="standing-name">
                <b>{words.seats[standing.colour]}</b> {whoPlays(standing)}
              </span>
              <span className="standing-owned soft-ink small-print">
                {technologies}, {patents}
              </span>
              <b className="standing-total tabular">{fill(t.vp, { vp: standing.total })}</b>
            </li>
          );
        })}
      </ol>
      {ties(standings).map((level) => (
        <p key={level[0]?.total} className="note">
          <span>
            {fill(t.tie, {
              vp: level[0]?.total ?? 0,
              seats: level
                .map((standing) => fill(t.tied, { seat: words.seats[standing.colour], ...counted(standing) }))
                .join('; '),
            })}{' '}
            <ClauseLink id="SE.2" aria-label={fill(words.clause, { id: 'SE.2' })} />
          </span>
        </p>
      ))}
    </section>
  );
}
