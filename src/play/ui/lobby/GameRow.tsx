import { fill } from '@/i18n/format.ts';
import { keptFragment } from '../../keep/address.ts';
import type { ShelfGame } from '../../keep/shelf.ts';
import { gameName, gamePath, gameTitle, isOver, type LobbyPage, moves, stage, when } from './lobbyPage.ts';
import { SeatShapes } from './SeatShapes.tsx';
import { Standings } from './Standings.tsx';
import { Sure } from './Sure.tsx';

interface Props extends LobbyPage {
  game: ShelfGame;
  onRemove: () => void;
}

/** A kept game: where it stands, or how it ended. */
export function GameRow({ game, onRemove, ...page }: Props) {
  const { lobby } = page.words;
  const about = { game: gameName(page, game), stage: stage(page, game), when: when(game) };
  const over = isOver(game);
  return (
    <li>
      <SeatShapes game={game} />
      <div className="lobby-about">
        <b>{about.stage}</b>
        {game.result ? <Standings {...page} game={game} /> : <p>{about.game}</p>}
        <p className="soft-ink small-print">
          {gameTitle(page, game)} · {about.when} · {moves(page, game)}
          {game.begun && ` · ${lobby.begun}`}
          {game.branchedAt !== undefined && ` · ${fill(lobby.branch, { move: game.branchedAt })}`}
        </p>
      </div>
      <div className="lobby-acts flex wraps gap-2 level">
        <a
          className="button"
          href={gamePath(page, game) + keptFragment(game.id)}
          aria-label={fill(over ? lobby.reviewThis : lobby.continueThis, about)}
        >
          {over ? lobby.review : lobby.continue}
        </a>
        <Sure
          label={lobby.delete}
          name={fill(lobby.deleteThis, about)}
          question={lobby.deleteSure}
          yes={lobby.deleteYes}
          no={lobby.deleteNo}
          onYes={onRemove}
        />
      </div>
    </li>
  );
}
