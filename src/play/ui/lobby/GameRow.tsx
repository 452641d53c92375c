import { fill } from '@/i18n/format.ts';
import { keptFragment } from '../../keep/address.ts';
import type { ShelfGame } from '../../keep/shelf.ts';
import { type DoorPage, gameName, gamePath, gameTitle, isOver, moves, stage, when } from './lobbyPage.ts';
import { SeatShapes } from './SeatShapes.tsx';
import { Standings } from './Standings.tsx';
import { Sure } from './Sure.tsx';

interface Props extends DoorPage {
  game: ShelfGame;
  onRemove: () => void;
}

/** A kept game: where it stands, or how it ended. */
export function GameRow({ game, onRemove, ...page }: Props) {
  const { door } = page.words;
  const about = { game: gameName(page, game), stage: stage(page, game), when: when(page, game) };
  const over = isOver(game);
  return (
    <li>
      <SeatShapes game={game} />
      <div className="door-about">
        <b>{about.stage}</b>
        {game.result ? <Standings {...page} game={game} /> : <p>{about.game}</p>}
        <p className="door-quiet">
          {gameTitle(page, game)} · {about.when} · {moves(page, game)}
          {game.branchedAt !== undefined && ` · ${fill(door.branch, { move: game.branchedAt })}`}
        </p>
      </div>
      <div className="door-acts">
        <a
          className="button"
          href={gamePath(page, game) + keptFragment(game.id)}
          aria-label={fill(over ? door.reviewThis : door.continueThis, about)}
        >
          {over ? door.review : door.continue}
        </a>
        <Sure
          label={door.delete}
          name={fill(door.deleteThis, about)}
          question={door.deleteSure}
          yes={door.deleteYes}
          no={door.deleteNo}
          onYes={onRemove}
        />
      </div>
    </li>
  );
}
