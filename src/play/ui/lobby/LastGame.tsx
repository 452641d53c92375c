import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { keptFragment } from '../../keep/address.ts';
import type { ShelfGame } from '../../keep/shelf.ts';
import { gameName, gamePath, gameTitle, type LobbyPage, stage, when } from './lobbyPage.ts';
import { SeatShapes } from './SeatShapes.tsx';

interface Props extends LobbyPage {
  game: ShelfGame;
}

/** The game that was played last, one press away. */
export function LastGame({ game, ...page }: Props) {
  return (
    <a className="lobby-last flex wraps level" href={gamePath(page, game) + keptFragment(game.id)}>
      <SeatShapes game={game} />
      <span className="lobby-last-words">
        <b>{game.phase === 'over' ? page.words.lobby.lastOver : page.words.lobby.last}</b>
        <span>
          {gameTitle(page, game)}
          {game.phase !== 'over' && `: ${stage(page, game)}`}
        </span>
        <span className="soft-ink small-print">
          {gameName(page, game)} · {when(game)}
        </span>
      </span>
      <Icon of={controls.onward} />
    </a>
  );
}
