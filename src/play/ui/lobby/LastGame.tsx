import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { keptFragment } from '../../keep/address.ts';
import type { ShelfGame } from '../../keep/shelf.ts';
import { type DoorPage, gameName, gamePath, gameTitle, stage, when } from './lobbyPage.ts';
import { SeatShapes } from './SeatShapes.tsx';

interface Props extends DoorPage {
  game: ShelfGame;
}

/** The game that was played last, one press away. */
export function LastGame({ game, ...page }: Props) {
  return (
    <a className="door-last" href={gamePath(page, game) + keptFragment(game.id)}>
      <SeatShapes game={game} />
      <span className="door-last-words">
        <b>{game.phase === 'over' ? page.words.door.lastOver : page.words.door.last}</b>
        <span>
          {gameTitle(page, game)}
          {game.phase !== 'over' && `: ${stage(page, game)}`}
        </span>
        <span className="door-quiet">
          {gameName(page, game)} · {when(page, game)}
        </span>
      </span>
      <Icon of={controls.onward} />
    </a>
  );
}
