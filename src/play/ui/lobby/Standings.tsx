import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { ShelfGame } from '../../keep/shelf.ts';
import { people } from '../../people.ts';
import { type LobbyPage, scoreWords, seatNames } from './lobbyPage.ts';

interface Props extends LobbyPage {
  game: ShelfGame;
}

/** How a finished game ended: everyone's place and score, one's own in bold. */
export function Standings({ game, ...page }: Props) {
  const { lobby } = page.words;
  const names = seatNames(page, game);
  const [me, ...others] = people(game);
  return (
    <ol className="lobby-standings flex wraps" aria-label={lobby.standings}>
      {game.result?.map(({ colour, place, total }) => (
        <li className="inline-flex level" key={colour} data-me={colour === me && others.length === 0}>
          <span className="visually-hidden">{fill(lobby.place, { place })}: </span>
          <span aria-hidden="true">{place}</span>
          <SeatShape seat={colour} />
          {names[colour]} {scoreWords(page, game.game, total)}
        </li>
      ))}
    </ol>
  );
}
