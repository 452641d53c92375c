import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { ShelfGame } from '../../keep/shelf.ts';
import { people } from '../../people.ts';
import { type DoorPage, scoreWords, seatNames } from './lobbyPage.ts';

interface Props extends DoorPage {
  game: ShelfGame;
}

/** How a finished game ended: everyone's place and score, one's own in bold. */
export function Standings({ game, ...page }: Props) {
  const { door } = page.words;
  const names = seatNames(page, game);
  const [me, ...others] = people(game);
  return (
    <ol className="door-standings" aria-label={door.standings}>
      {game.result?.map(({ colour, place, total }) => (
        <li key={colour} data-me={colour === me && others.length === 0}>
          <span className="visually-hidden">{fill(door.place, { place })}: </span>
          <span aria-hidden="true">{place}</span>
          <SeatShape seat={colour} />
          {names[colour]} {scoreWords(page, game.game, total)}
        </li>
      ))}
    </ol>
  );
}
